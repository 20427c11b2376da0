import type { Page } from '@playwright/test'

import { expect, PHONE_TOO, test } from './site.ts'

const onPhone = () => test.info().project.name.endsWith('phone')

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')

/** How many there are: other tests of the same site may have added some. */
async function countAll(page: Page): Promise<number> {
  const answer = await page.request.get('/api/properties')
  return ((await answer.json()) as unknown[]).length
}

/** Counts what the page asks of the server from now on, photos and scripts aside. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) calls.push(request.url())
  })
  return calls
}

test(
  'all are listed and counted, the first and the seventh of ten over two columns',
  PHONE_TOO,
  async ({ page }) => {
    await page.goto('/properties')
    const widths = await cards(page).evaluateAll((all) =>
      all.slice(0, 10).map((card) => Math.round(card.getBoundingClientRect().width)),
    )
    const narrow = Math.min(...widths)
    const wide = widths.map((width) => width > narrow * 1.9)
    const expected = Array.from({ length: 10 }, (_, at) => !onPhone() && (at === 0 || at === 6))
    expect(wide).toEqual(expected)

    const count = await countAll(page)
    await expect(page.getByText(`${count} properties`, { exact: true })).toBeVisible()
    await expect(cards(page).nth(29)).toBeAttached()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(count)

    const links = page.getByRole('navigation', { name: 'Page links' })
    await expect(links.getByRole('link')).toHaveText(['Home', 'About'])
    await links.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
  },
)

test('a card shows place, category, title, price and facts, and a tile for want of a photo', async ({
  page,
}) => {
  await page.goto('/properties?searchTerm=shaded loggia')
  const card = cards(page).first()
  await expect(card).toContainText('Dubai Creek Harbour')
  await expect(card).toContainText('Apartment')
  await expect(card.getByRole('heading')).toHaveText('Creekside residence with a shaded loggia')
  await expect(card).toContainText('AED 4,850,000')
  await expect(card.getByRole('listitem')).toHaveText([
    'Bedrooms: 3',
    'Bathrooms: 4',
    'Max area: 212 m²',
  ])
  await page.getByLabel('Search').fill('warehouse')
  await expect(cards(page).getByText('No Image Available')).toBeVisible()
})

test.describe('the search', () => {
  test('finds a part of title, location and category, and says when it finds nothing', async ({
    page,
  }) => {
    await page.goto('/properties')
    const all = await countAll(page)
    for (const [term, title] of [
      ['OLD GHAF', 'Garden villa beneath an old ghaf'],
      ['creek harb', 'Creekside residence with a shaded loggia'],
      ['offi', 'Full-floor office on the canal'],
    ] as const) {
      await page.getByLabel('Search').fill(term)
      await expect.poll(() => cards(page).count()).toBeLessThan(all)
      await expect(cards(page).filter({ hasText: title })).toHaveCount(1)
      await page.getByLabel('Search').fill('')
      await expect(cards(page).nth(29)).toBeAttached()
    }
    await page.getByLabel('Search').fill('igloo')
    await expect(page.getByText('No properties found.')).toBeVisible()
    await expect(page.getByText('0 properties', { exact: true })).toBeVisible()
    await page
      .getByRole('region', { name: 'Results' })
      .getByRole('button', { name: 'Clear filters' })
      .click()
    await expect(cards(page).nth(29)).toBeAttached()
    await expect(page).toHaveURL('/properties')
  })

  test(
    'filters as one types, asks the server nothing, and keeps the place and the address',
    PHONE_TOO,
    async ({ page }) => {
      await page.goto('/properties')
      await page.evaluate(() => scrollTo(0, 300))
      await page.getByLabel('Search').fill('villa')
      await expect(page).toHaveURL('/properties?searchTerm=villa')
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)

      await page.getByLabel('Search').fill('v')
      await expect(page).toHaveURL('/properties?searchTerm=v')
      const calls = watchCalls(page)
      await page.getByLabel('Search').fill('')
      await page.getByLabel('Search').pressSequentially('villa')
      await expect(page).toHaveURL('/properties?searchTerm=villa')
      // The URL changes before the cards do.
      await expect(async () => {
        const shown = await cards(page).filter({ hasText: /villa/i }).count()
        expect(await cards(page).count()).toBe(shown)
        expect(await page.getByText(`${shown} properties`, { exact: true }).isVisible()).toBe(true)
      }).toPass({ timeout: 20_000 })
      await page.getByLabel('Category').selectOption('Villa')
      await page.getByLabel('Location').selectOption('Dubailand')
      await expect(page).toHaveURL(
        '/properties?searchTerm=villa&selectedCategory=Villa&selectedLocation=Dubailand',
      )
      await expect(page.getByText('1 property', { exact: true })).toBeVisible()
      // The first key may still be answered by the server: the code of the search comes with it.
      expect(calls.filter((url) => !url.includes('searchTerm=v&'))).toEqual([])
    },
  )

  test('takes what is chosen exactly as it is called', async ({ page }) => {
    await page.goto('/properties')
    await page.getByLabel('Category').selectOption('Penthouse')
    await expect(page).toHaveURL('/properties?selectedCategory=Penthouse')
    await expect(cards(page).filter({ hasNotText: 'Penthouse' })).toHaveCount(0)
    await expect(cards(page).first()).toContainText('Penthouse')
    await page.goto('/properties?selectedCategory=Pent')
    await expect(page.getByText('No properties found.')).toBeVisible()
  })

  test('is shared by its address, and Back brings it back', async ({ page }) => {
    await page.goto('/properties?searchTerm=canal&selectedCategory=Office')
    await expect(page.getByLabel('Search')).toHaveValue('canal')
    await expect(page.getByLabel('Category')).toHaveValue('Office')
    await expect(cards(page)).toHaveCount(1)
    await cards(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/properties2\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL('/properties?searchTerm=canal&selectedCategory=Office')
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByLabel('Search')).toHaveValue('canal')
  })

  test('is found again by Back, however soon a home was opened', async ({ page }) => {
    await page.goto('/properties')
    await page.getByLabel('Search').fill('canal')
    await expect(cards(page).first()).toContainText('canal')
    // Before the address has followed the typing.
    await page.evaluate(() => document.querySelector<HTMLElement>('section article a')?.click())
    await expect(page).toHaveURL(/\/properties2\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL('/properties?searchTerm=canal')
    await expect(page.getByLabel('Search')).toHaveValue('canal')
  })

  test('lets a filter be dropped by itself', async ({ page }) => {
    await page.goto('/properties?searchTerm=pool&selectedCategory=Villa')
    await page.getByRole('button', { name: 'Remove filter pool' }).click()
    await expect(page).toHaveURL('/properties?selectedCategory=Villa')
    await expect(page.getByLabel('Search')).toHaveValue('')
  })
})

test('an agency without listings says so', async ({ page, emptySite }) => {
  await page.goto(`${emptySite.url}/properties`)
  await expect(page.getByText('No properties available.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server filters', async ({ page }) => {
    await page.goto('/properties')
    await page.getByLabel('Search').fill('canal')
    await page.getByLabel('Category').selectOption('Office')
    await page.getByLabel('Search').press('Enter')
    await expect(page).toHaveURL(/searchTerm=canal.*selectedCategory=Office/)
    await expect(page.getByText('1 property', { exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
  })
})
