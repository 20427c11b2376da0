import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { blockFonts, shiftsOf, watchShifts } from './shifts.ts'
import { expect, test } from './site.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'

const card = (page: Page) =>
  page.getByRole('article').filter({ hasText: 'Creekside residence with a shaded loggia' }).first()

/** The value in the chosen unit, which CSS shows in place of the listed one. */
function shown(value: Locator): Promise<string> {
  return value.evaluate((one) => getComputedStyle(one, '::after').content)
}

test('areas and prices are as listed until a visitor chooses otherwise, for every page, and nothing moves', async ({
  page,
}) => {
  // Before the first page, so that no font is cached and arrives late on the second.
  await blockFonts(page)
  await watchShifts(page)
  await page.goto('/properties?searchTerm=loggia')
  await expect(card(page).getByText('AED 4,850,000')).toBeVisible()
  await expect(card(page).getByText('212 m²')).toBeVisible()
  await page.getByRole('button', { name: 'sq ft' }).click()
  await page.getByRole('button', { name: 'USD' }).click()
  await expect(page.getByRole('button', { name: 'USD (chosen)' })).toBeVisible()
  await expect(card(page).getByText('AED 4,850,000')).toBeHidden()
  await expect(card(page).getByText('212 m²')).toBeHidden()
  await expect.poll(() => shown(card(page).locator('[data-usd]'))).toBe('"≈ USD 1,321,000"')
  await expect.poll(() => shown(card(page).locator('[data-ft]'))).toBe('"≈ 2,282 sq ft"')

  for (const width of [390, 1440])
    await test.step(`the choice is brought back at ${width} px, and nothing moves`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/properties2/30')
      await expect(page.getByRole('button', { name: 'sq ft (chosen)' })).toBeVisible()
      await expect(page.locator('dd [data-ft] > span')).toBeHidden()
      await expect.poll(() => shown(page.locator('dd [data-ft]'))).toBe('"≈ 2,282 sq ft"')
      await expect(page.locator('dd [data-usd] > span').first()).toBeHidden()
      await expectNoSidewaysScroll(page)
      expect(await shiftsOf(page)).toEqual([])
      await expectAccessible(page)
    })

  await test.step('a listing in dollars can be read in dirhams', () => readInDirhams(page))
  await page.getByRole('button', { name: 'As listed' }).click()
  await expect(page.locator('dd [data-aed] > span')).toBeVisible()
})

async function readInDirhams(page: Page): Promise<void> {
  const answer = await page.request.get('/api/properties')
  const listings = (await answer.json()) as { id: number; currency: string; price: string }[]
  const inDollars = listings.find(({ currency }) => currency === 'USD')
  await page.goto(`/properties2/${inDollars?.id}`)
  await page.getByRole('button', { name: 'AED' }).click()
  const price = page.locator('dd [data-aed]')
  await expect(price.locator('> span')).toBeHidden()
  const dirhams = Number(inDollars?.price.replaceAll(/\D/g, '')) * 3.6725
  const rounded = Number(dirhams.toPrecision(4)).toLocaleString('en-GB')
  await expect.poll(() => shown(price)).toBe(`"≈ AED ${rounded}"`)
}
