import type { PortalEmailPage } from '#domain/enquiries/portal-leads/portal-email.ts'
import { IMAP_LOGIN, startImap } from '#test/imap.ts'

import { enterAsAdmin } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

test('the mailbox for leads is tried and set up on a screen', async ({ page }) => {
  const admin = await enterAsAdmin(page)
  const imap = await startImap()
  try {
    await page.goto('/admin/settings/mail')
    await page.getByRole('link', { name: 'Mailbox for leads' }).click()
    await expect(page.getByText('No mailbox is read yet.')).toBeVisible()
    await page.getByLabel('Server', { exact: true }).fill('127.0.0.1')
    await page.getByLabel('Protection').selectOption('none')
    await page.getByLabel('Port').fill(`${imap.port}`)
    await page.getByRole('button', { name: 'Open it now' }).click()
    await expect(page.getByLabel('User name')).toBeFocused()
    await page.getByLabel('User name').fill(IMAP_LOGIN.user)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Open it now' }).click()
    await expect(page.getByText('The server refuses the user name or the password.')).toBeVisible()
    await expectAccessible(page, '#admin-content form')
    await page.getByLabel('Password', { exact: true }).fill(IMAP_LOGIN.password)
    await page.getByRole('button', { name: 'Open it now' }).click()
    await expect(page.getByText('The mailbox can be read.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`The mailbox of ${IMAP_LOGIN.user} is read.`)).toBeVisible()
    await expect(page.getByText('One is stored.')).toBeVisible()
  } finally {
    await page.request.put('/api/mailbox', { headers: admin.headers, data: { host: '' } })
    await imap.stop()
  }
})

const PORTAL_EMAILS: PortalEmailPage = {
  portal_emails: [
    {
      id: 7,
      state: 'unknown',
      portal: '',
      from_name: 'Omar',
      from_address: 'omar@mail.example',
      subject: 'The villa <b>with a garden</b>',
      text: 'Is it still there?',
      note: '',
      enquiry_id: null,
      received_at: '2026-03-01T08:00:00.000Z',
      suggestion: {
        name: 'Omar',
        email: 'omar@mail.example',
        phone: '',
        message: 'Is it still there?',
        reference: '',
        language: 'en',
      },
    },
  ],
  more: false,
  unknown: 1,
}

// The mailbox is read once a minute, which is too long for a test: the server's side has its own.
test('an enquiry is made of unknown mail, with what was read filled in', async ({ page }) => {
  await enterAsAdmin(page)
  const [portalEmail] = PORTAL_EMAILS.portal_emails
  await page.route('**/api/portal-emails?*', (route) => route.fulfill({ json: PORTAL_EMAILS }))
  const sent: unknown[] = []
  await page.route('**/api/portal-emails/7/enquiry', (route) => {
    sent.push(route.request().postDataJSON())
    const refused = { error: 'x', fields: { reference: 'No listing has this reference.' } }
    return sent.length === 1
      ? route.fulfill({ status: 422, json: refused })
      : route.fulfill({ json: { ...portalEmail, state: 'enquiry', enquiry_id: 1 } })
  })
  await page.goto('/admin/portal-emails')
  const article = page.getByRole('article', { name: 'The villa <b>with a garden</b>' })
  await article.getByRole('button', { name: 'Make an enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make an enquiry' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  await expect(dialog.getByLabel('E-mail')).toHaveValue('omar@mail.example')
  await dialog.getByLabel('Reference of the listing').fill('GH-404')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(dialog.getByText('No listing has this reference.')).toBeVisible()
  await expect(dialog.getByLabel('Reference of the listing')).toBeFocused()
  await dialog.getByLabel('Reference of the listing').fill('')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByText('No unknown mail.')).toBeVisible()
  expect(sent[1]).toMatchObject({ name: 'Omar', message: 'Is it still there?', reference: '' })
})
