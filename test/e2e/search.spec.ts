import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expectClearButton } from './clear-text.ts'
import { expect, PHONE_TOO, test } from './site.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const chip = (page: Page, label: string) =>
  page.getByRole('button', { name: `Remove filter ${label}`, exact: true })
const onPhone = () => test.info().project.name.endsWith('phone')
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' })

/** Opens a small dialog of the bar; a phone has all filters in its sheet. */
async function openFilter(page: Page, name: 'Price' | 'Beds' | 'More'): Promise<void> {
  if (!onPhone()) await page.getByRole('button', { name, exact: true }).click()
  else if (!(await sheet(page).isVisible())) await filterButton(page).click()
}

/** The prices on the cards, in the order in which they stand. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('p:has-text("AED")').allTextContents()
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')))
}

test('a term is understood by code that comes with the search, and each part can be dropped', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const understands = () => scripts.some((url) => url.includes('/search-index-'))
  await page.goto('/properties')
  const field = page.getByLabel('Search')
  expect(understands()).toBe(false)
  await field.focus()
  await expect.poll(understands).toBe(true)

  await field.fill('3 bed under 5m creek harbour')
  await expect(chip(page, '3 bedrooms')).toBeVisible()
  await expect(chip(page, 'up to AED 5,000,000')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Creekside residence with a shaded loggia')
  await chip(page, 'Dubai Creek Harbour').click()
  await expect(field).toHaveValue('3 bed under 5m')
  await expect(page).toHaveURL('/properties?searchTerm=3+bed+under+5m')
  await expect(chip(page, 'Dubai Creek Harbour')).toHaveCount(0)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(1)

  for (const [typed, place] of [
    ['JBR', 'Jumeirah Beach Residence'],
    ['financial centre', 'DIFC'],
    ['bussines bay', 'Business Bay'],
  ] as const)
    await test.step(`${typed} finds what is in ${place}`, async () => {
      await field.fill(typed)
      await expect(chip(page, place)).toBeVisible()
      await expect(cards(page).filter({ hasNotText: place })).toHaveCount(0)
      await expect(cards(page).first()).toContainText(place)
    })

  for (const term of ['gh-5', '7140273219'])
    await test.step(`the reference or permit number ${term} finds its listing`, async () => {
      await field.fill(term)
      await expect(chip(page, term.toUpperCase())).toBeVisible()
      await expect(cards(page)).toHaveCount(1)
      await expect(page).toHaveURL(`/properties?searchTerm=${term}`)
    })
  await page.reload()
  await expect(chip(page, '7140273219')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
})

test('what an address asks for is understood by the server, and taken over as it is', async ({
  page,
}) => {
  const answer = async (query: string) => {
    const response = await page.request.get(`/properties?${query}`)
    expect(response.status()).toBe(200)
    // React writes a comment between two texts.
    return (await response.text()).replaceAll('<!-- -->', '')
  }
  expect(await answer('searchTerm=studio under 2m')).toContain('up to AED 2,000,000')
  for (const term of ['gh-5', '7140273219'])
    expect(await answer(`searchTerm=${term}`)).toContain('>1 property<')
  const nonsense =
    'minPrice=x&maxPrice=-1&bedrooms=many&bathrooms=%00&minArea=1e999&type=barter&sort=colour'
  expect(await answer(nonsense)).toContain('>30 properties<')

  await page.goto('/properties?searchTerm=3+bed&maxPrice=5m&sort=price-up')
  await expect(chip(page, '3 bedrooms')).toBeVisible()
  const before = await prices(page)
  expect(before).toEqual(before.toSorted((a, b) => a - b))
  const code = page.waitForResponse(/\/search-index-/)
  await page.getByLabel('Search').focus()
  await (await code).finished()
  expect(await prices(page)).toEqual(before)
  await page.getByLabel('Order').selectOption('Price, high to low')
  await expect.poll(() => prices(page)).toEqual(before.toReversed())
})

test('what is chosen before the scripts have come is searched for', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/properties', { waitUntil: 'commit' })
  await page.getByText('Buy', { exact: true }).click()
  scripts.resolve()
  await expect(page).toHaveURL('/properties?type=sale')
  await expect(page.getByLabel('Buy', { exact: true })).toBeChecked()
  await context.close()
})

test('the text is cleared by a button that keeps the focus', async ({ page }) => {
  await page.goto('/properties')
  await expectClearButton(page, page.getByRole('searchbox', { name: 'Search' }))
  await expect(cards(page).nth(29)).toBeAttached()
})

test(
  'price, rooms, area, type and order are chosen, shown in the address and dropped',
  PHONE_TOO,
  async ({ page }) => {
    await page.goto('/properties')
    await openFilter(page, 'Price')
    await page.getByLabel('Price up to, AED').fill('6m')
    await page.getByLabel('Price from, AED').fill('2,000,000')
    await openFilter(page, 'Beds')
    await page.getByLabel('Bedrooms').selectOption('3 or more')
    await openFilter(page, 'More')
    await page.getByLabel('Area from').fill('150')
    await page.getByText('Off-plan', { exact: true }).click()
    await expect(page).toHaveURL(/&type=off-plan$/)
    await page.getByText('Buy', { exact: true }).click()
    await expect(page.getByLabel('Off-plan')).not.toBeChecked()
    if (onPhone()) await page.keyboard.press('Escape')
    await page.getByLabel('Order').selectOption('Price, high to low')
    await expect(page).toHaveURL(
      '/properties?minPrice=2%2C000%2C000&maxPrice=6m&bedrooms=3&minArea=150&type=sale&sort=price-down',
    )
    // The URL changes before the cards do.
    await expect(async () => {
      const found = await prices(page)
      expect(found.length).toBeGreaterThan(1)
      expect(found).toEqual(found.toSorted((a, b) => b - a))
      expect(found.every((price) => price >= 2_000_000 && price <= 6_000_000)).toBe(true)
    }).toPass({ timeout: 20_000 })
    if (onPhone()) {
      await chip(page, 'AED 2,000,000 to 6,000,000').click()
    } else {
      // The bar names what is chosen, and no chip repeats it.
      await expect(chip(page, 'from 150 m²')).toBeVisible()
      await expect(chip(page, 'AED 2,000,000 to 6,000,000')).toBeHidden()
      await expect(chip(page, 'Buy')).toBeHidden()
      await expect(page.getByRole('button', { name: '3+ beds' })).toBeVisible()
      await page.getByRole('button', { name: 'AED 2m to 6m' }).click()
      await page.getByLabel('Price from, AED').fill('')
      await page.getByLabel('Price up to, AED').fill('')
    }
    await expect(page.getByLabel('Price up to, AED')).toHaveValue('')
    await expect(page).toHaveURL('/properties?bedrooms=3&minArea=150&type=sale&sort=price-down')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/properties')
  },
)

test('results are in sight at once, a dialog of the bar obeys keys, and the bar stays one row', async ({
  page,
}) => {
  await page.goto('/properties?searchTerm=villa&bedrooms=4')
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1366, 768],
  ] as const)
    await test.step(`whoever comes from a search sees results at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      const thumbBar = width < 1024 ? 61 : 0
      const shown = async () =>
        height - thumbBar - ((await cards(page).first().boundingBox())?.y ?? Infinity)
      await expect.poll(shown).toBeGreaterThan(100)
    })
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.focus()
  await page.keyboard.press('Enter')
  for (const label of ['Bathrooms', 'Area from', 'Residency']) {
    await expect(page.getByLabel(label)).toBeVisible()
    await expect(async () => {
      const box = await page.getByLabel(label).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(120)
    }).toPass({ timeout: 20_000 })
  }
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Bathrooms')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Bathrooms')).toBeHidden()
  await expect(more).toBeFocused()
  await page.mouse.wheel(0, 900)
  await expect(async () => {
    const bar = await page.getByRole('search').boundingBox()
    expect(bar?.y).toBe(75)
    expect(bar?.height).toBeLessThanOrEqual(73)
  }).toPass({ timeout: 20_000 })
})

test('the hint changes quietly, and stands still for whoever prefers less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const motion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion: motion })
    await page.clock.install()
    await page.goto('/properties')
    const field = page.getByRole('searchbox', { name: 'Search' })
    const first = (await field.getAttribute('placeholder')) ?? ''
    await page.clock.runFor(4500)
    if (motion === 'reduce') await expect(field).toHaveAttribute('placeholder', first)
    else await expect(field).not.toHaveAttribute('placeholder', first)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [1440, 390])
    test(`the same fields are a form at ${width} px, and what was understood is told`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/properties')
      await page.getByRole('searchbox', { name: 'Search' }).fill('3 bed')
      await page.getByLabel('Order').selectOption('Price, low to high')
      const isNarrow = width < 1024
      const more = isNarrow
        ? filterButton(page)
        : page.getByRole('button', { name: 'Price', exact: true })
      await more.click()
      await page.getByLabel('Price up to, AED').fill('5m')
      await page.getByRole('button', { name: isNarrow ? 'Show the properties' : 'Search' }).click()
      await expect(page).toHaveURL(/searchTerm=3\+bed.*maxPrice=5m.*sort=price-up/)
      await expect(page.getByText('3 bedrooms · up to AED 5,000,000')).toBeVisible()
      const found = await prices(page)
      expect(found.length).toBeGreaterThan(0)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL('/properties')
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
    })
})
