import type { Page } from '@playwright/test'

import { expect, test } from './site.ts'

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

test('all are listed and counted, each card with its facts, and found by part of what it says', async ({
  page,
}) => {
  await page.goto('/properties')
  await test.step('the first and the seventh of ten stand over two columns where there is room', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const expected = Array.from({ length: 10 }, (_, at) => width > 390 && (at === 0 || at === 6))
      await expect.poll(() => wideCards(page)).toEqual(expected)
    }
  })
  const all = await countAll(page)
  await expect(page.getByText(`${all} properties`, { exact: true })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(all)

  const search = page.getByLabel('Search')
  for (const [term, title] of [
    ['OLD GHAF', 'Garden villa beneath an old ghaf'],
    ['creek harb', 'Creekside residence with a shaded loggia'],
    ['offi', 'Full-floor office on the canal'],
  ] as const) {
    await search.fill(term)
    await expect.poll(() => cards(page).count()).toBeLessThan(all)
    await expect(cards(page).filter({ hasText: title })).toHaveCount(1)
    await search.fill('')
    await expect(cards(page).nth(29)).toBeAttached()
  }
  await test.step('a card shows place, category, title, price and facts, or a tile', () =>
    expectCards(page))
  await test.step('a search that finds nothing says so', async () => {
    await search.fill('igloo')
    await expect(page.getByText('No properties found.')).toBeVisible()
    await expect(page.getByText('0 properties', { exact: true })).toBeVisible()
    const results = page.getByRole('region', { name: 'Results' })
    await results.getByRole('link', { name: 'Clear filters' }).click()
    await expect(cards(page).nth(29)).toBeAttached()
    await expect(page).toHaveURL('/properties')
  })

  const links = page.getByRole('navigation', { name: 'Page links' })
  await expect(links.getByRole('link')).toHaveText(['Home', 'About'])
  await links.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})

/** Which of the first ten cards are about twice as wide as the narrowest. */
async function wideCards(page: Page): Promise<boolean[]> {
  const widths = await cards(page).evaluateAll((all) =>
    all.slice(0, 10).map((card) => Math.round(card.getBoundingClientRect().width)),
  )
  const narrow = Math.min(...widths)
  return widths.map((width) => width > narrow * 1.9)
}

async function expectCards(page: Page): Promise<void> {
  await page.getByLabel('Search').fill('shaded loggia')
  const card = cards(page).first()
  await expect(card.getByRole('heading')).toHaveText('Creekside residence with a shaded loggia')
  await expect(card).toContainText('Dubai Creek Harbour')
  await expect(card).toContainText('Apartment')
  await expect(card).toContainText('AED 4,850,000')
  await expect(card.getByRole('listitem')).toHaveText([
    'Bedrooms: 3',
    'Bathrooms: 4',
    'Max area: 212 m²',
  ])
  await page.getByLabel('Search').fill('warehouse')
  await expect(cards(page).getByText('No Image Available')).toBeVisible()
}

test('the search filters as one types, asks the server nothing, and keeps the place and the address', async ({
  page,
}) => {
  await page.goto('/properties')
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByLabel('Search').fill('villa')
  await expect(page).toHaveURL('/properties?searchTerm=villa')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)

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

  await test.step('what is chosen is taken exactly as it is called', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByLabel('Category').selectOption('Penthouse')
    await expect(page).toHaveURL('/properties?selectedCategory=Penthouse')
    await expect(cards(page).filter({ hasNotText: 'Penthouse' })).toHaveCount(0)
    await expect(cards(page).first()).toContainText('Penthouse')
    const inPart = await page.request.get('/properties?selectedCategory=Pent')
    expect(await inPart.text()).toContain('No properties found.')
  })
})

test('a search is shared by its address, and Back brings it back, however soon a home was opened', async ({
  page,
}) => {
  const address = '/properties?searchTerm=canal&selectedCategory=Office'
  await page.goto(address)
  const search = page.getByLabel('Search')
  const expectSearch = async () => {
    await expect(page).toHaveURL(address)
    await expect(search).toHaveValue('canal')
    await expect(page.getByLabel('Category')).toHaveValue('Office')
    await expect(cards(page)).toHaveCount(1)
  }
  await expectSearch()
  await test.step('Loading... is shown until the property arrives', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/properties2/*.data*', async (route) => {
      await held.promise
      await route.continue()
    })
    await cards(page).getByRole('link').click()
    await expect(page.getByText('Loading...')).toBeVisible()
    held.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Full-floor office on the canal',
    )
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expect(page).toHaveURL(/\/properties2\/\d+$/)
  })
  await page.goBack()
  await expectSearch()

  await test.step('a filter is dropped by itself', async () => {
    await page.getByRole('button', { name: 'Remove filter canal' }).click()
    await expect(page).toHaveURL('/properties?selectedCategory=Office')
    await expect(search).toHaveValue('')
  })
  await test.step('a home is opened before the address has followed the typing', async () => {
    await search.fill('canal')
    await expect(cards(page)).toHaveCount(1)
    await page.evaluate(() => document.querySelector<HTMLElement>('section article a')?.click())
    await expect(page).toHaveURL(/\/properties2\/\d+$/)
    await page.goBack()
    await expectSearch()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server filters', async ({ page }) => {
    await page.goto('/properties')
    await page.getByLabel('Search').fill('canal')
    await page.getByLabel('Category').selectOption('Office')
    await page.getByText('Buy', { exact: true }).click()
    await page.getByLabel('Search').press('Enter')
    await expect(page).toHaveURL(/searchTerm=canal.*selectedCategory=Office.*&type=sale&/)
    await expect(page.getByText('1 property', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Buy', { exact: true })).toBeChecked()
    await expect(cards(page)).toHaveCount(1)
    await page.getByText('Rent', { exact: true }).click()
    await page.getByLabel('Search').press('Enter')
    await expect(page).toHaveURL(/&type=rent&/)
    await expect(page.getByText('0 properties', { exact: true })).toBeVisible()
  })
})

test('cards out of sight follow the first paint, and are there at once for who returns', async ({
  page,
}) => {
  const far = page.getByRole('article').nth(20).locator('xpath=..')
  const asItCame = { waitUntil: 'load' } as const
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.abort())
  await page.goto('/properties', asItCame)
  await expect(far).toHaveCSS('content-visibility', 'auto')
  await page.reload(asItCame)
  await expect(far).toHaveCSS('content-visibility', 'visible')
  await page.goto('/properties?show=60#main', asItCame)
  await expect(far).toHaveCSS('content-visibility', 'visible')

  await page.unroute(scripts)
  await page.goto('/properties?sort=price', asItCame)
  await expect(page.locator('html')).not.toHaveAttribute('data-first-paint')
  await expect(far).toHaveCSS('content-visibility', 'visible')
})
