import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

test('each state of delivery is told, with the last words of the mail server', async ({ page }) => {
  await enterAsAdmin(page)
  const enquiries = [
    enquiry(4, 'Sent Lady', { state: 'sent', at: NOW, last_words: '250 OK', perhaps_twice: false }),
    enquiry(3, 'Waiting Man', {
      state: 'waiting',
      tries: 2,
      next_try_at: '2026-01-05T06:05:00.000Z',
      last_words: '451 try later',
    }),
    enquiry(2, 'Failed Lady', { state: 'failed', why: '550 no such mailbox' }),
    enquiry(1, 'Kept Man', { state: 'off' }),
  ]
  await page.route('**/api/enquiries?*', (route) =>
    route.fulfill({ json: { enquiries, more: false } }),
  )
  await page.route(/\/api\/enquiries\/\d$/, (route) => {
    const id = Number(route.request().url().at(-1))
    const rest = { events: [], others: [], people: [], templates: [], answer_subject: '' }
    const enquiry = enquiries.find((enquiry) => enquiry.id === id)
    return route.fulfill({ json: { enquiry, ...rest } })
  })
  await page.route('**/api/enquiries/summary', (route) =>
    route.fulfill({
      json: { open: 4, waiting: 4, late: 0, undelivered: 2, spam: 0, newest: 4, mail: 'on' },
    }),
  )
  await page.route('**/api/enquiries/2/resend', (route) => {
    const waiting = { state: 'waiting', tries: 0, next_try_at: NOW, last_words: '' } as const
    enquiries[2] = enquiry(2, 'Failed Lady', waiting)
    return route.fulfill({ json: enquiries[2] })
  })
  await page.goto('/admin/enquiries')
  const told = [
    ['Sent Lady', 'E-mailed', '250 OK'],
    ['Waiting Man', 'Waiting, next try 10:05', 'Tried 2 times · 451 try later'],
    ['Kept Man', 'Not e-mailed'],
    ['Failed Lady', 'Failed to send email', '550 no such mailbox'],
  ] as const
  for (const [name, ...texts] of told) {
    await page.getByRole('link', { name, exact: true }).click()
    const opened = page.getByRole('article', { name, exact: true })
    for (const text of texts) await expect(opened).toContainText(text)
  }

  const failed = page.getByRole('article', { name: 'Failed Lady' })
  await failed.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Sending again.')).toBeVisible()
  await expect(failed).toContainText('Waiting')
})

const NOW = '2026-01-05T05:42:00.000Z'

function enquiry(id: number, name: string, delivery: object) {
  return {
    id,
    kind: 'contact',
    name,
    email: 'someone@mail.example',
    phone: '+971 50 555 0163',
    subject: 'A subject',
    message: 'A message.',
    address: '',
    countrycity: '',
    property: null,
    assignee_id: null,
    assignee_name: '',
    language: 'en',
    stage: 'new',
    source: 'site',
    first_answer_at: null,
    promised_until: null,
    clock: null,
    next_step: '',
    next_step_on: '',
    photos: [],
    photo_file_names: [],
    tour: null,
    created_at: NOW,
    handled_at: null,
    spam: false,
    delivery,
  }
}
