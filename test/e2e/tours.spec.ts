import type { Page } from '@playwright/test'

import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import { dubaiInstant } from '#domain/dubai-time.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'

import { expectAccessible } from './axe.ts'
import { expectValues, fill, SENT } from './enquiry.ts'
import { expect, test } from './site.ts'

const CREEKSIDE = '/properties2/30'
const TOUR = {
  name: 'Layla Haddad',
  email: 'layla@mail.example',
  phone: '+971 50 555 0101',
  message: 'A morning would suit us.',
}
const LINK = { name: 'Your tour: change or cancel it' }

test('a time is proposed, moved and cancelled, on a page that nobody keeps or finds', async ({
  page,
}) => {
  const [first, later] = workdays()
  await page.goto(CREEKSIDE)
  await propose(page, first)
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
  for (const path of [address, `${address}.data`]) {
    const answer = await page.request.get(path)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
    expect(await answer.text()).not.toContain('Layla')
  }

  await page.getByText('Cancel the tour').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { name: 'Your tour is cancelled' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move the tour' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See the property' })).toBeVisible()
})

test('a time without a day is refused in words, and nothing typed is lost', async ({ page }) => {
  const [first] = workdays()
  await page.goto(CREEKSIDE)
  await propose(page, '')
  await expect(page.getByText('Please choose a day as well, or leave both empty.')).toBeVisible()
  await expectValues(page, { ...TOUR, tour_time: '10:30' })
  await expect(page.locator('[name="offered_day"]').first()).toBeFocused()
  await page.locator('[name="tour_day"]').selectOption(first)
  await page.getByRole('button', { name: 'Schedule a tour' }).click()
  await expect(page.locator('#tour').getByText(SENT)).toBeVisible()
})

test('a link that we did not sign leads to a calm 404', async ({ page }) => {
  const answer = await page.goto(`/tour/${'0'.repeat(24)}.${'A'.repeat(32)}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
    await page.getByRole('button', { name: 'Schedule a tour' }).click()
    await page.getByRole('link', LINK).click()
    await move(page, later, '15:00')
    await expect(page.getByText(inWords(later, '15:00'))).toBeVisible()
    await page.getByText('Cancel the tour').click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByRole('heading', { name: 'Your tour is cancelled' })).toBeVisible()
  })

  test('an offered day and time are taken', async ({ page }) => {
    await page.goto(CREEKSIDE)
    await fill(page, TOUR)
    const offered = page.locator('[name="offered_day"]').nth(2)
    const day = await offered.inputValue()
    await offered.check()
    await page.locator('[name="offered_time"][value="17:00"]').check()
    await page.getByRole('button', { name: 'Schedule a tour' }).click()
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
  await page.getByRole('button', { name: 'Schedule a tour' }).click()
}

async function move(page: Page, day: string, time: string): Promise<void> {
  await page.locator('[name="tour_day"]').selectOption(day)
  await page.locator('[name="tour_time"]').selectOption(time)
  await page.getByRole('button', { name: 'Move the tour' }).click()
}

/** Two days ahead on which tours are given. */
function workdays(): [string, string] {
  const today = dubaiDay(new Date())
  const monday = daysAfter(today, 7 + ((8 - new Date(today).getUTCDay()) % 7))
  return [monday, daysAfter(monday, 2)]
}

function inWords(day: string, time: string): string {
  return formatTourTime(dubaiInstant(day, time).toISOString())
}
