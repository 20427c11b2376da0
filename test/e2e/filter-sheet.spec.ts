import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, PHONE_ONLY, test } from './site.ts'

const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' })

test(
  'the sheet of a phone counts what is set and found, holds the focus and the page, and closes',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/properties?maxPrice=5m')
    await expect(filterButton(page)).toHaveText('Filter (1)')
    const close = sheet(page).getByRole('button', { name: 'Close' })
    const open = async () => {
      await filterButton(page).click()
      await expect(close).toBeFocused()
    }
    await open()
    // Checked within the dialog only: the page behind it is visible, but inert.
    await expectAccessible(page, '[role="dialog"]')
    await test.step('it holds the focus', async () => {
      await page.keyboard.press('Shift+Tab')
      await expect(sheet(page).getByRole('button', { name: /^Show/ })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused()
    })
    await test.step('the page behind it stands still', async () => {
      const before = await page.evaluate(() => scrollY)
      await page.mouse.move(195, 20)
      await page.mouse.wheel(0, 400)
      // The wheel scrolls the sheet, after a moment.
      const scrolled = page.locator('#filter-sheet')
      await expect.poll(() => scrolled.evaluate(({ scrollTop }) => scrollTop)).toBe(1)
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(filterButton(page)).toBeFocused()
    await open()
    await close.click()
    await expect(sheet(page)).toBeHidden()
    await open()
    await page.mouse.click(195, 20)
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL('/properties?maxPrice=5m')
    await open()
    await dragAway(page)
    await open()
    await sheet(page).getByLabel('Place').selectOption('Dubai Creek Harbour')
    await expect(sheet(page).getByRole('button', { name: 'Show 2 homes' })).toBeVisible()
    await sheet(page).getByLabel('Bedrooms').selectOption('6 or more')
    await sheet(page).getByRole('button', { name: 'No homes match' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(filterButton(page)).toHaveText('Filter (3)')
    await expect(page.getByText('No properties found.')).toBeVisible()
    await expect(page).toHaveURL(
      '/properties?selectedLocation=Dubai+Creek+Harbour&maxPrice=5m&bedrooms=6',
    )
  },
)

async function dragAway(page: Page): Promise<void> {
  const head = sheet(page).getByRole('heading')
  await head.click({ trial: true })
  const top = (await head.boundingBox())?.y ?? 0
  await page.mouse.move(60, top + 5)
  await page.mouse.down()
  // The code for dragging is downloaded at the first press on the head of the sheet.
  await expect(async () => {
    await page.mouse.move(60, top + 190)
    await page.mouse.move(60, top + 200)
    expect((await head.boundingBox())?.y).toBeGreaterThan(top + 100)
  }).toPass({ timeout: 20_000 })
  await page.mouse.up()
  await expect(sheet(page)).toBeHidden()
}
