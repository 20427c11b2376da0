import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { fill, SENT } from './enquiry.ts'
import { getHtml } from './html-document.ts'
import { expect, test } from './site.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'

const PERSON = { name: 'Layla Haddad', email: 'layla@mail.example', phone: '+971 50 555 0101' }

test('homes are saved by their hearts, found again, compared, and handed on by a link', async ({
  page,
}) => {
  await page.goto('/properties2/30')
  const heart = page.getByRole('button', { name: /^Save Creekside/ })
  const link = page.getByRole('link', { name: /^Shortlist/ })
  await expect(link).toBeHidden()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const onPhoto = page.getByRole('button', { name: 'Save this home' })
  await expect(onPhoto).toHaveAttribute('aria-pressed', 'true')
  await expect(link).toHaveText(/1$/)

  await page.goto('/properties')
  await expect(page.locator('[data-save="30"]').first()).toHaveAttribute('aria-pressed', 'true')
  const other = page.locator('main [data-save]:not([data-save="30"])').first()
  await other.click()
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expect(link).toHaveText(/2$/)
  await expect(page).toHaveURL('/properties')

  await link.click()
  await expect(page).toHaveURL(/\/shortlist\?ids=\d+,30$/)
  await expect(page.locator('main article')).toHaveCount(2)
  const toAFriend = await getHtml(page.request, page.url())
  expect(toAFriend.html.split('<article')).toHaveLength(3)
  expect(toAFriend.meta('robots')).toBe('noindex')

  await page.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /^Price AED/ })).toContainText('AED 4,850,000')
})

test('a narrow comparison shows two homes, marks the better of them, and swaps one for a saved home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.addInitScript(() => localStorage.setItem('shortlist', '30,28,25'))
  await page.goto('/compare?ids=28,26,30')
  const heads = page.getByRole('columnheader').getByRole('link')
  await expect(heads).toHaveText([/^Corner apartment/, /^Two-bedroom/])
  const price = page.getByRole('row', { name: /^Price AED/ }).getByRole('cell')
  await expect(price.first()).toHaveText(/2,650,000\s+lower$/, { useInnerText: true })
  await expect(async () => {
    const boxes = await Promise.all([0, 1].map((at) => price.nth(at).boundingBox()))
    expect(Math.abs((boxes[0]?.width ?? 0) - (boxes[1]?.width ?? 0))).toBeLessThan(1)
    await expectNoSidewaysScroll(page)
  }).toPass({ timeout: 20_000 })

  const swap = page.getByRole('button', { name: /^Swap Corner/ })
  await swap.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(swap).toBeFocused()
  await swap.click()
  await dialog.getByRole('button', { name: /^Courtyard townhouse/ }).click()
  await expect(page).toHaveURL('/compare?ids=25,26,30')
  await expect(heads.first()).toHaveText(/^Courtyard townhouse/)
  await page.getByRole('button', { name: /^Remove Two-bedroom/ }).click()
  await expect(page).toHaveURL('/compare?ids=25,30')

  await page.setViewportSize({ width: 1024, height: 780 })
  await page.goto('/compare?ids=28,26,30,25')
  await expect(heads).toHaveCount(4)
  await expect(price.first()).toHaveText(/2,650,000\s+lowest$/, { useInnerText: true })
})

test('the shortlist without an address is that of this browser, and a heart takes a home off', async ({
  page,
}) => {
  await page.goto('/shortlist')
  await expect(page.getByText('No homes on this list yet.')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('shortlist', '30,5'))
  await page.goto('/shortlist')
  await expect(page).toHaveURL('/shortlist?ids=30,5')
  const heart = page.locator('main [data-save="5"]')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shortlist'))).toBe('30')
})

test('one request asks for a tour of all homes of a list', async ({ page }) => {
  await page.goto('/compare?ids=30,29')
  await page.getByRole('link', { name: 'Tour these homes' }).click()
  await page.locator('[name="offered_day"]').first().check()
  await page.locator('[name="offered_time"]').first().check()
  await expect(page.locator('#tour').getByLabel('Message')).toHaveValue(
    /^I would like to see these homes on .* at 10:00\.$/,
  )
  await fill(page, PERSON)
  const sending = page.waitForRequest('**/api/scheduletoure')
  await page.getByRole('button', { name: 'Schedule a tour' }).click()
  expect((await sending).postDataJSON()).toMatchObject({
    property_id: 30,
    other_property_ids: '29',
  })
  await expect(page.locator('#tour').getByText(SENT)).toBeInViewport()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one request asks for a tour of all homes, and the list stays', async ({ page }) => {
    await page.goto('/shortlist?ids=30,29')
    await fill(page, { ...PERSON, message: 'Both, please.' })
    await page.getByRole('button', { name: 'Schedule a tour' }).click()
    await expect(page.locator('#tour').getByText(SENT)).toBeInViewport()
    await expect(page.locator('main article')).toHaveCount(2)
  })
})

test('a list with removed homes, or with invalid ids, is explained', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  expect(await textOf('/shortlist?ids=30,9999')).toContain(
    'One home of this list is no longer listed.',
  )
  expect(await textOf('/compare?ids=<b>,1e9,-3')).toContain('No homes to compare yet.')
})

test('what was seen before is at the foot of the next home', async ({ page }) => {
  const isKept = () => page.evaluate(() => localStorage.getItem('recently-seen') !== null)
  const seen = page.getByRole('region', { name: 'Recently seen' })
  await page.goto('/properties2/29')
  await readOn(page, async () => expect(await isKept()).toBe(true))
  await expect(seen).toHaveCount(0)
  await page.goto('/properties2/30')
  await readOn(page, async () => expect(await seen.count()).toBe(1))
  await seen.getByRole('link').click()
  await expect(page).toHaveURL('/properties2/29')
})

/** Scrolls until the page, which may not be hydrated yet, has reacted. */
async function readOn(page: Page, hasReacted: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 40))
    await hasReacted()
  }).toPass()
}
