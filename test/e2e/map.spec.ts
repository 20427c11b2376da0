import type { Locator, Page } from '@playwright/test'

import { drag, MAP, markers, openMap, plane } from './map-page.ts'
import { expect, PHONE_ONLY, test } from './site.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const cards = (page: Page) => results(page).getByRole('article')
const searchArea = (page: Page) => page.getByRole('button', { name: 'Search this area' })
const view = (page: Page, name: 'List' | 'Map') =>
  page.getByRole('list', { name: 'View' }).getByRole('link', { name }).filter({ visible: true })

/** All but those of a place that has no point. */
async function homesOnMap(page: Page): Promise<number> {
  const answer = await page.request.get('/api/map')
  const { communities } = (await answer.json()) as { communities: { count: number }[] }
  return communities.reduce((sum, { count }) => sum + count, 0)
}

/** How many homes the markers count in all. */
async function counted(links: Locator): Promise<number> {
  const texts = await links.allTextContents()
  return texts.reduce((sum, text) => sum + Number(/(\d+) homes?/.exec(text)?.[1]), 0)
}

test('the map is another view of the list: Back leads to it, and the search is kept', async ({
  page,
}) => {
  await page.goto('/properties?searchTerm=villa')
  await view(page, 'Map').click()
  await expect(page).toHaveURL('/properties?searchTerm=villa&view=map')
  await expect(markers(page).first()).toBeVisible()
  const found = await cards(page).count()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('price-up')
  await expect(page).toHaveURL('/properties?searchTerm=villa&sort=price-up&view=map')
  await page.goBack()
  await expect(page).toHaveURL('/properties?searchTerm=villa')
  await expect(cards(page)).toHaveCount(found)
  await expect(plane(page)).toHaveCount(0)
})

test('markers count what the list has; after a move the area in view is searched, and all follow', async ({
  page,
}) => {
  await openMap(page)
  await expect(page.getByText('30 properties', { exact: true })).toBeVisible()
  const all = await homesOnMap(page)
  await expect.poll(() => counted(markers(page))).toBe(all)
  await expect(searchArea(page)).toHaveCount(0)
  await drag(page, -60, 0)
  await expect(searchArea(page)).toHaveCount(0)
  await drag(page, -340, -100)
  await searchArea(page).click()
  await expect(page).toHaveURL(
    /[?&]area=5\d\.\d{1,5}%2C2\d\.\d{1,5}%2C5\d\.\d{1,5}%2C2\d\.\d{1,5}&/,
  )
  await expect(searchArea(page)).toHaveCount(0)
  // The URL changes before the cards do.
  await expect.poll(() => cards(page).count()).toBeLessThan(30)
  const count = await cards(page).count()
  expect(count).toBeGreaterThan(0)
  await expect.poll(() => counted(markers(page))).toBe(count)

  await page.reload()
  await expect(markers(page).first()).toBeVisible()
  await expect(cards(page)).toHaveCount(count)
  await page.getByRole('button', { name: 'Remove filter This part of the map' }).click()
  await expect(page).toHaveURL(MAP)
  await expect(cards(page)).toHaveCount(30)
  await expect.poll(() => counted(markers(page))).toBe(all)

  await test.step('a filter moves the map to what it finds', async () => {
    const width = async () => (await plane(page).locator('svg').first().boundingBox())?.width ?? 0
    const whole = await width()
    await page.getByLabel('Location').selectOption('Dubai Islands')
    await expect.poll(width).toBeGreaterThan(2 * whole)
  })
})

test('a card lights its marker and a marker its cards; a chosen one brings its homes to the front', async ({
  page,
}) => {
  await openMap(page)
  const name = 'Dubai Creek Harbour'
  const marker = markers(page).filter({ hasText: name })
  await cards(page).filter({ hasText: name }).first().hover()
  await expect(marker).toHaveClass(/is-highlighted/)
  await marker.hover()
  await expect(results(page).locator('.is-highlighted').filter({ hasText: name })).toHaveCount(2)

  await test.step('a marker of one community', async () => {
    const pair = markers(page)
      .filter({ hasText: /^[A-Z][^,]+, 2 homes/ })
      .first()
    const place = (await pair.textContent())?.split(',')[0] ?? ''
    await pair.click()
    await expect(page.getByRole('heading', { name: `${place}, 2 homes` })).toBeInViewport()
    await expect(pair).toHaveAttribute('aria-current', 'true')
    for (const at of [0, 1]) await expect(cards(page).nth(at)).toContainText(place)
    await expect(cards(page)).toHaveCount(30)
  })
  await test.step('a marker of several communities is opened by zooming to them', async () => {
    const several = markers(page)
      .filter({ hasText: /^\d communities/ })
      .first()
    const text = (await several.textContent()) ?? ''
    await several.click()
    await expect(markers(page).filter({ hasText: text })).toHaveCount(0)
    await expect(plane(page)).toBeFocused()
  })
})

test('everything works by keys: one stop for the map, then its markers from west to east', async ({
  page,
}) => {
  await openMap(page)
  await plane(page).focus()
  await page.keyboard.press('Tab')
  await expect(markers(page).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(markers(page).nth(1)).toBeFocused()
  const before = await markers(page).count()
  for (const key of ['+', '+', 'ArrowDown']) await page.keyboard.press(key)
  await expect(plane(page)).toBeFocused()
  await expect(searchArea(page)).toBeVisible()
  await expect.poll(() => markers(page).count()).not.toBe(before)
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL(MAP)
})

test(
  'on a phone the map fills the screen, and the switch is under the thumb',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/properties')
    await view(page, 'Map').tap()
    await expect(markers(page).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Contact an agent' })).toBeHidden()
    await expect.poll(async () => (await view(page, 'List').boundingBox())?.y).toBeGreaterThan(500)
    const name = 'Dubai Islands'
    await markers(page).filter({ hasText: name }).tap()
    await expect(cards(page).first()).toContainText(name)
    await expect(cards(page).first()).toBeInViewport()
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
    await page.keyboard.press('Escape')
    await view(page, 'List').tap()
    await expect(page).toHaveURL('/properties')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is a drawing, links to communities, and cards, and a search keeps it', async ({
    page,
  }) => {
    await page.goto(`${MAP}&bedrooms=2`)
    const count = await cards(page).count()
    const places = results(page)
      .getByRole('listitem')
      .getByRole('link', { name: /, \d homes?/ })
    expect(await counted(places)).toBe(count)
    await expect(plane(page).locator('svg')).toBeVisible()
    const place = places.first()
    const name = (await place.textContent())?.split(',')[0] ?? ''
    await place.click()
    await expect(page).toHaveURL(/view=map/)
    await expect(page).toHaveURL(/bedrooms=2/)
    await expect(cards(page).filter({ hasNotText: name })).toHaveCount(0)

    await page.getByRole('searchbox', { name: 'Search' }).fill('villa')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/view=map/)
    await expect(plane(page)).toBeVisible()
  })
})

test('in Arabic the markers are Arabic, and the map is not mirrored', async ({ page }) => {
  await page.goto(`/ar${MAP}`)
  const links = page.locator('.map-marker')
  await expect(links.first()).toContainText(/عقار/)
  await expect(links.first()).toContainText(/مليون/)
  await expect.poll(() => links.count()).toBeGreaterThan(3)
  const leftOf = async (name: string) => (await links.filter({ hasText: name }).boundingBox())?.x
  await expect(async () => {
    expect(await leftOf('نخلة جميرا')).toBeLessThan((await leftOf('ميناء خور دبي')) ?? 0)
  }).toPass({ timeout: 20_000 })
})
