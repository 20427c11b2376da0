import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, PHONE_TOO, test, untilAlive } from './site.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const chip = (page: Page, label: string) =>
  page.getByRole('button', { name: `Remove filter ${label}`, exact: true })
const unfold = (page: Page) => page.getByText('Price, rooms, area and more').click()

/** The prices on the cards, in the order in which they stand. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('p:has-text("AED")').allTextContents()
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')))
}

test('a term is understood, and each part of it can be dropped', async ({ page }) => {
  await page.goto('/properties')
  await page.getByLabel('Search').fill('3 bed under 5m creek harbour')
  await expect(chip(page, '3 bedrooms')).toBeVisible()
  await expect(chip(page, 'up to AED 5,000,000')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Creekside residence with a shaded loggia')
  await chip(page, 'Dubai Creek Harbour').click()
  await expect(page.getByLabel('Search')).toHaveValue('3 bed under 5m')
  await expect(page).toHaveURL('/properties?searchTerm=3+bed+under+5m')
  await expect(chip(page, 'Dubai Creek Harbour')).toHaveCount(0)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(1)
})

test('places are found by their short, other and misspelt names', async ({ page }) => {
  await page.goto('/properties')
  for (const [typed, place] of [
    ['jvc', 'Jumeirah Village Circle'],
    ['JBR', 'Jumeirah Beach Residence'],
    ['financial centre', 'DIFC'],
    ['bussines bay', 'Business Bay'],
  ] as const)
    await test.step(`${typed} finds what is in ${place}`, async () => {
      await page.getByLabel('Search').fill(typed)
      await expect(chip(page, place)).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
      for (const card of await cards(page).all()) await expect(card).toContainText(place)
    })
})

test('a listing is found by its reference or its permit number', async ({ page }) => {
  await page.goto('/properties')
  for (const term of ['gh-5', '7140273219']) {
    await page.getByLabel('Search').fill(term)
    await expect(chip(page, term.toUpperCase())).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await expect(page).toHaveURL(`/properties?searchTerm=${term}`)
    await page.reload()
    await untilAlive(page)
    await expect(chip(page, term.toUpperCase())).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
  }
})

test('what an address asks for is understood by the server, and taken over as it is', async ({
  page,
}) => {
  const answer = await page.request.get('/properties?searchTerm=studio under 2m')
  expect(await answer.text()).toContain('up to AED 2,000,000')
  await page.goto('/properties?searchTerm=3+bed&maxPrice=5m&sort=price-up')
  await expect(chip(page, '3 bedrooms')).toBeVisible()
  const before = await prices(page)
  expect(before).toEqual(before.toSorted((a, b) => a - b))
  await page.getByLabel('Search').focus()
  await page.waitForLoadState('networkidle')
  expect(await prices(page)).toEqual(before)
})

test(
  'price, rooms, area, type and order are chosen, shown in the address and dropped',
  PHONE_TOO,
  async ({ page }) => {
    await page.goto('/properties')
    await unfold(page)
    await page.getByLabel('Price up to, AED').fill('6m')
    await page.getByLabel('Price from, AED').fill('2,000,000')
    await page.getByLabel('Bedrooms').selectOption('3 or more')
    await page.getByLabel('Area from').fill('150')
    await page.getByLabel('Type').selectOption('For sale')
    await page.getByLabel('Order').selectOption('Price, high to low')
    await expect(page).toHaveURL(
      '/properties?minPrice=2%2C000%2C000&maxPrice=6m&bedrooms=3&minArea=150&type=sale&sort=price-down',
    )
    await expect(chip(page, 'AED 2,000,000 to 6,000,000')).toBeVisible()
    const found = await prices(page)
    expect(found.length).toBeGreaterThan(1)
    expect(found).toEqual(found.toSorted((a, b) => b - a))
    expect(found.every((price) => price >= 2_000_000 && price <= 6_000_000)).toBe(true)
    await chip(page, 'AED 2,000,000 to 6,000,000').click()
    await expect(page.getByLabel('Price up to, AED')).toHaveValue('')
    await expect(page).toHaveURL('/properties?bedrooms=3&minArea=150&type=sale&sort=price-down')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/properties')
  },
)

test('where nothing is found it says why, and offers the nearest', async ({ page }) => {
  await page.goto('/properties?searchTerm=creek+harbour+3+bed&maxPrice=1m')
  await expect(page.getByText('No properties found.')).toBeVisible()
  await expect(page.getByText(/^No property is all of this: .*up to AED 1,000,000/)).toBeVisible()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(
    results.getByRole('link', { name: /Without “up to AED 1,000,000” ?1 property/ }),
  ).toBeVisible()
  await results.getByRole('link', { name: 'The nearest: up to AED 4,850,000' }).click()
  await expect(page).toHaveURL('/properties?searchTerm=creek+harbour+3+bed&maxPrice=4850000')
  await expect(cards(page)).toHaveCount(1)
})

test('what makes no sense in an address is passed over', async ({ page }) => {
  const nonsense =
    '/properties?minPrice=x&maxPrice=-1&bedrooms=many&bathrooms=%00&minArea=1e999&type=barter&sort=colour'
  expect((await page.goto(nonsense))?.status()).toBe(200)
  await expect(page.getByText('30 properties', { exact: true })).toBeVisible()
})

test('the fields that unfold can be reached by thumb and by key', PHONE_TOO, async ({ page }) => {
  await page.goto('/properties')
  const summary = page.getByText('Price, rooms, area and more')
  await summary.focus()
  await page.keyboard.press('Enter')
  for (const label of ['Price from, AED', 'Bedrooms', 'Type', 'Order']) {
    const box = await page.getByLabel(label).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(120)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Price from, AED')).toBeFocused()
  await expectAccessible(page)
})

test('the code that understands comes when somebody turns to the search, and not before', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/properties')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.getByLabel('Search').focus()
  await expect.poll(() => scripts.slice(before).length).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same fields are a form, and what was understood is told', async ({ page }) => {
    await page.goto('/properties')
    await unfold(page)
    await page.getByLabel('Search').fill('3 bed')
    await page.getByLabel('Price up to, AED').fill('5m')
    await page.getByLabel('Order').selectOption('Price, low to high')
    await page.getByRole('button', { name: 'Show the properties' }).click()
    await expect(page).toHaveURL(/searchTerm=3\+bed.*maxPrice=5m.*sort=price-up/)
    await expect(page.getByText('3 bedrooms · up to AED 5,000,000')).toBeVisible()
    const found = await prices(page)
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  test('an offer is a link', async ({ page }) => {
    await page.goto('/properties?searchTerm=creek+harbour+3+bed&maxPrice=1m')
    await page.getByRole('link', { name: 'The nearest: up to AED 4,850,000' }).click()
    await expect(cards(page)).toHaveCount(1)
  })
})
