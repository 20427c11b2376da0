import type { Locator, Page } from '@playwright/test'

import { dubaiInstant } from '#domain/dubai-time.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'
import { workdays } from '#test/workdays.ts'

import { openSession } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { emptied, expectValues, fill, REFUSED, SENT, UNREACHABLE } from './enquiry.ts'
import { getHtml } from './html-document.ts'
import { expect, test } from './site.ts'

const CREEKSIDE = '/properties2/30'
const TOUR = {
  name: 'Layla Haddad',
  email: 'layla@mail.example',
  phone: '+971 50 555 0101',
  message: 'A morning would suit us.',
}
const LINK = { name: 'Your tour: change or cancel it' }

test('the form says what is wrong, keeps what was written and sends it', async ({ page }) => {
  const calls = '**/api/scheduletoure'
  const form = page.locator('#tour')
  await page.goto(CREEKSIDE)
  await test.step('it asks for all four fields', async () => {
    await send(page)
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(4)
    await expect(form.getByLabel('Name')).toBeFocused()
  })
  await fill(page, TOUR)
  await test.step('the server refuses', async () => {
    await page.route(calls, (route) => route.fulfill({ status: 500 }))
    await send(page)
    await expect(form.getByText(REFUSED)).toBeVisible()
    await expectValues(page, TOUR)
    await page.unroute(calls)
  })
  await test.step('nothing answers', async () => {
    await page.route(calls, (route) => route.abort())
    await send(page)
    await expect(form.getByText(UNREACHABLE)).toBeVisible()
    await expectValues(page, TOUR)
    await page.unroute(calls)
  })
  const sending = page.waitForRequest(calls)
  await send(page)
  expect((await sending).postDataJSON()).toEqual({ ...TOUR, property_id: 30 })
  await expect(form.getByText(SENT)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible()
  await expect(page.getByText(SENT)).toHaveCount(1)
  await expect(form.getByRole('heading', { name: 'Your tour is requested' })).toBeFocused()
  await form.getByRole('button', { name: 'Request another tour' }).click()
  await expectValues(page, emptied(TOUR))

  await test.step('a tapped day and time write the message, which can be edited', () =>
    tapDayAndTime(page))
  await test.step('a short phone number is asked about once, and then taken', async () => {
    await fill(page, { ...TOUR, phone: '050 1' })
    await send(page)
    await expect(form.getByLabel('Phone')).toBeFocused()
    await expect(form.getByText('This number looks too short.')).toBeVisible()
    await send(page)
    await expect(form.getByText(SENT)).toBeVisible()
    await expect(form.getByText('050 1')).toBeVisible()
  })
})

async function tapDayAndTime(page: Page): Promise<void> {
  const form = page.locator('#tour')
  const message = form.getByLabel('Message')
  const days = form.locator('[name="offered_day"]')
  const label = await form.locator('label:has([name="offered_day"])').nth(1).innerText()
  const day = label.replace(/\s+/g, ' ')
  await days.nth(1).check()
  await expect(message).toHaveValue(`I would like to see this home on ${day}.`)
  await days.nth(1).press('Tab')
  await expect(form.locator('[name="offered_time"]').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(message).toHaveValue(`I would like to see this home on ${day} at 12:00.`)

  await form.getByText('Another day or time').click()
  await expect(form.locator('[name="tour_day"] option:disabled').first()).toHaveText(
    /^Sun .*, closed$/,
  )
  await form.locator('[name="tour_time"]').selectOption('09:30')
  await expect(message).toHaveValue(`I would like to see this home on ${day} at 09:30.`)
  await expect(form.locator('[name="offered_time"]:checked')).toHaveCount(0)

  await message.fill('With my mother, please.')
  await days.nth(2).check()
  await expect(form.locator('[name="tour_day"]')).toHaveValue(await days.nth(2).inputValue())
  await expect(message).toHaveValue('With my mother, please.')
}

test('a time is refused without a day, proposed, moved and cancelled, on a page that is not cached', async ({
  page,
}) => {
  const [, later] = workdays()
  await page.goto(CREEKSIDE)
  await test.step('a time without a day is refused in words, and nothing typed is lost', async () => {
    await propose(page, '')
    await expect(page.getByText('Please choose a day as well, or leave both empty.')).toBeVisible()
    await expectValues(page, { ...TOUR, tour_time: '10:30' })
    await expect(page.locator('[name="offered_day"]').first()).toBeFocused()
  })
  const first = await sendWithSilentCheck(page.locator('[name="offered_day"]').nth(1))
  await expect(page.locator('#tour').getByText(SENT)).toBeVisible()
  for (const text of ['Creekside residence with a shaded loggia', inWords(first, '10:30')])
    await expect(page.locator('#tour').getByText(text)).toBeVisible()
  const address = (await page.getByRole('link', LINK).getAttribute('href')) ?? ''
  await page.getByRole('link', LINK).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your tour' })).toBeVisible()
  await expect(page.getByText(inWords(first, '10:30'))).toBeVisible()
  await expectAccessible(page)

  await move(page, later, '15:00')
  await expect(page.getByText('Your tour is moved.')).toBeVisible()
  await expect(page.getByText(inWords(later, '15:00'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(inWords(later, '15:00'))).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectPrivate(page, address)

  await page.getByText('Cancel the tour').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { name: 'Your tour is cancelled' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move the tour' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See the property' })).toBeVisible()
})

/** The page is neither cached nor indexed, and does not name the visitor. */
async function expectPrivate(page: Page, address: string): Promise<void> {
  for (const path of [address, `${address}.data`]) {
    const answer = await page.request.get(path)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
    expect(await answer.text()).not.toContain('Layla')
  }
}

test('a link with a wrong signature leads to the 404 page', async ({ request }) => {
  const page = await getHtml(request, `/tour/${'0'.repeat(24)}.${'A'.repeat(32)}`)
  expect(page.status).toBe(404)
  expect(page.html).toContain('<h1')
})

test('the page of an accepted tour has a link to its calendar file', async ({ request }) => {
  const [tour_day] = workdays()
  const sent = await request.post('/api/scheduletoure', {
    data: { ...TOUR, property_id: 30, tour_day, tour_time: '12:00', language: 'ar' },
  })
  const { tour } = (await sent.json()) as { tour: string }
  const linkOn = async (path: string) =>
    / href="([^"]*\.ics)" download/.exec((await getHtml(request, path)).html)?.[1]
  expect(await linkOn(tour)).toBeUndefined()

  const headers = { authorization: `Bearer ${await openSession(request)}` }
  const inbox = await (await request.get('/api/enquiries', { headers })).json()
  const [enquiry] = (inbox as { enquiries: { tour: { id: number } }[] }).enquiries
  const accepted = `/api/tours/${enquiry?.tour.id}/accept`
  expect((await request.post(accepted, { headers, data: {} })).status()).toBe(200)
  const file = await request.get((await linkOn(tour)) ?? '')
  expect(file.status()).toBe(200)
  expect(await file.text()).toContain('STATUS:CONFIRMED')
})

test('a plain post from an Arabic page is answered in Arabic, and leads to Arabic pages', async ({
  request,
}) => {
  const [tour_day] = workdays()
  const form = { ...TOUR, language: 'ar', tour_day }
  const refused = await request.post(`/ar${CREEKSIDE}`, { form })
  expect(refused.status()).toBe(422)
  expect(await refused.text()).toContain('يرجى اختيار الوقت أيضًا، أو ترك الحقلين فارغين.')
  const sent = await request.post(`/ar${CREEKSIDE}`, {
    form: { ...form, tour_time: '10:30' },
    maxRedirects: 0,
  })
  const { pathname, searchParams } = new URL(
    sent.headers()['location'] ?? '',
    'http://site.example',
  )
  expect([sent.status(), pathname]).toEqual([303, `/ar${CREEKSIDE}`])
  expect(searchParams.get('tour')).toMatch(/^\/ar\/tour\//)
  expect((await request.get(searchParams.get('tour') ?? '')).status()).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a time is proposed, refused, moved and cancelled', async ({ page }) => {
    const [first, later] = workdays()
    await page.goto(CREEKSIDE)
    await propose(page, '')
    await expect(page.getByText('Please choose a day as well, or leave both empty.')).toBeVisible()
    await expectValues(page, { ...TOUR, tour_time: '10:30' })
    await page.locator('[name="tour_day"]').selectOption(first)
    await send(page)
    await page.getByRole('link', LINK).click()
    await move(page, later, '15:00')
    await expect(page.getByText(inWords(later, '15:00'))).toBeVisible()
    await page.getByText('Cancel the tour').click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByRole('heading', { name: 'Your tour is cancelled' })).toBeVisible()
  })

  test('an offered day and time are taken, and the page says so', async ({ page }) => {
    await page.goto(CREEKSIDE)
    await fill(page, TOUR)
    const offered = page.locator('[name="offered_day"]').nth(2)
    const day = await offered.inputValue()
    await offered.check()
    await page.locator('[name="offered_time"][value="17:00"]').check()
    await send(page)
    await expect(page.getByText(SENT)).toBeInViewport()
    await page.getByRole('link', LINK).click()
    await expect(page.getByText(inWords(day, '17:00'))).toBeVisible()
  })
})

async function propose(page: Page, day: string): Promise<void> {
  await fill(page, TOUR)
  const times = page.getByText('Another day or time')
  if (await page.locator('[name="tour_day"]').isHidden()) await times.click()
  await page.locator('[name="tour_day"]').selectOption(day)
  await page.locator('[name="tour_time"]').selectOption('10:30')
  await send(page)
}

/**
 * Checks a radio button without an event, as before hydration, and sends the form. Returns its value.
 */
async function sendWithSilentCheck(radio: Locator): Promise<string> {
  return radio.evaluate((radio: HTMLInputElement) => {
    radio.checked = true
    // In the same task: the next rendering by React would uncheck it.
    radio.form?.requestSubmit()
    return radio.value
  })
}

async function send(page: Page): Promise<void> {
  await page.locator('#tour').getByRole('button', { name: 'Schedule a tour' }).click()
}

async function move(page: Page, day: string, time: string): Promise<void> {
  await page.locator('[name="tour_day"]').selectOption(day)
  await page.locator('[name="tour_time"]').selectOption(time)
  await page.getByRole('button', { name: 'Move the tour' }).click()
}

function inWords(day: string, time: string): string {
  return formatTourTime(dubaiInstant(day, time).toISOString())
}
