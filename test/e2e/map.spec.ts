import type { Locator, Page } from '@playwright/test'

import { expect, PHONE_ONLY, test } from './site.ts'

const MAP = '/properties?view=map'

const plane = (page: Page) => page.getByRole('region', { name: /^Map of Dubai/ })
const markers = (page: Page) => plane(page).getByRole('listitem').getByRole('link')
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const cards = (page: Page) => results(page).getByRole('article')
const searchArea = (page: Page) => page.getByRole('button', { name: 'Search this area' })
const view = (page: Page, name: 'List' | 'Map') =>
  page
    .getByRole('navigation', { name: 'View' })
    .getByRole('link', { name })
    .filter({ visible: true })

/** Opens the map and waits for its markers. */
async function openMap(page: Page, path = MAP): Promise<void> {
  await page.goto(path)
  await expect(markers(page).first()).toBeVisible()
}

/** Drags the map by pixels, in small steps. */
async function drag(page: Page, right: number, down: number, steps = 8): Promise<void> {
  const box = (await plane(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // Free of markers: the Gulf.
  const [x, y] = [box.x + 60, box.y + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps })
  await page.mouse.up()
}

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

test('the markers count what the list has', async ({ page }) => {
  await openMap(page)
  await expect(page.getByText('30 properties', { exact: true })).toBeVisible()
  expect(await counted(markers(page))).toBe(await homesOnMap(page))
})

test('after a move the area in view is searched: address, list, count and markers follow', async ({
  page,
}) => {
  await openMap(page)
  await expect(searchArea(page)).toHaveCount(0)
  await drag(page, -60, 0)
  await expect(searchArea(page)).toHaveCount(0)
  await drag(page, -340, -100)
  await searchArea(page).click()
  await expect(page).toHaveURL(
    /[?&]area=5\d\.\d{1,5}%2C2\d\.\d{1,5}%2C5\d\.\d{1,5}%2C2\d\.\d{1,5}&/,
  )
  await expect(searchArea(page)).toHaveCount(0)
  const count = await cards(page).count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(30)
  expect(await counted(markers(page))).toBe(count)

  await page.reload()
  await expect(markers(page).first()).toBeVisible()
  await expect(cards(page)).toHaveCount(count)
  await page.getByRole('button', { name: 'Remove filter This part of the map' }).click()
  await expect(page).toHaveURL(MAP)
  await expect(cards(page)).toHaveCount(30)
  expect(await counted(markers(page))).toBe(await homesOnMap(page))
})

test('choosing a marker brings its homes to the front', async ({ page }) => {
  await openMap(page)
  const marker = markers(page)
    .filter({ hasText: /^[A-Z][^,]+, 2 homes/ })
    .first()
  const name = (await marker.textContent())?.split(',')[0] ?? ''
  await marker.click()
  await expect(page.getByRole('heading', { name: `${name}, 2 homes` })).toBeInViewport()
  await expect(marker).toHaveAttribute('aria-current', 'true')
  for (const place of [0, 1]) await expect(cards(page).nth(place)).toContainText(name)
  await expect(cards(page)).toHaveCount(30)
})

test('a card lights its marker, and a marker its cards', async ({ page }) => {
  await openMap(page)
  const name = 'Dubai Creek Harbour'
  const marker = markers(page).filter({ hasText: name })
  const card = cards(page).filter({ hasText: name }).first()
  await card.hover()
  await expect(marker).toHaveClass(/is-lit/)
  await marker.hover()
  await expect(results(page).locator('.is-lit').filter({ hasText: name })).toHaveCount(2)
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

test('a marker of several communities is opened by zooming to them', async ({ page }) => {
  await openMap(page)
  const many = markers(page).filter({ hasText: /^\d communities/ })
  const before = await many.count()
  const first = many.first()
  const text = (await first.textContent()) ?? ''
  await first.click()
  await expect(markers(page).filter({ hasText: text })).toHaveCount(0)
  await expect(plane(page)).toBeFocused()
  expect(before).toBeGreaterThan(0)
})

test(
  'on a phone the map fills the screen, and the switch is under the thumb',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/properties')
    await view(page, 'Map').tap()
    await expect(markers(page).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Contact an agent' })).toBeHidden()
    expect((await view(page, 'List').boundingBox())?.y).toBeGreaterThan(500)
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

  test('the map is a drawing, a list of links to communities, and the cards', async ({ page }) => {
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
    for (const card of await cards(page).all()) await expect(card).toContainText(name)
  })

  test('a search keeps the map', async ({ page }) => {
    await page.goto(MAP)
    await page.getByRole('searchbox', { name: 'Search' }).fill('villa')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/view=map/)
    await expect(plane(page)).toBeVisible()
  })
})

test('in Arabic the markers are Arabic, and the map is not mirrored', async ({ page }) => {
  await page.goto(`/ar${MAP}`)
  const links = page.locator('.map-plate')
  await expect(links.first()).toContainText(/عقار/)
  await expect(links.first()).toContainText(/مليون/)
  const xs = await links.evaluateAll((all) => all.map((link) => link.parentElement?.style.cssText))
  expect(xs.length).toBeGreaterThan(3)
  const [palm, creek] = ['نخلة جميرا', 'ميناء خور دبي'].map((name) =>
    links.filter({ hasText: name }),
  )
  expect((await palm?.boundingBox())?.x).toBeLessThan((await creek?.boundingBox())?.x ?? 0)
})

test.describe('with many homes', () => {
  test.use({
    baseURL: async ({ largeSite }, use) => {
      await use(largeSite.url)
    },
  })

  test('a drag moves two layers and renders nothing', async ({ page }) => {
    await openMap(page)
    const changed = page.evaluate(() => {
      const plane = document.querySelector('.map-plane') as Element
      const layers = new Set<Node>(plane.querySelectorAll('.map-layer'))
      const others: string[] = []
      let moves = 0
      const observer = new MutationObserver((mutations) => {
        for (const { target, type, attributeName } of mutations)
          if (layers.has(target) && attributeName === 'style') moves++
          else others.push(`${type} ${attributeName}`)
      })
      const options = { subtree: true, childList: true, attributes: true, characterData: true }
      observer.observe(plane, options)
      return new Promise<{ moves: number; others: string[] }>((resolve) => {
        // Before the map hears of it, and is drawn anew.
        addEventListener('pointerup', () => resolve({ moves, others }), {
          capture: true,
          once: true,
        })
      })
    })
    await drag(page, -150, 40, 30)
    const { moves, others } = await changed
    expect(moves).toBeGreaterThan(10)
    expect(others).toEqual([])
  })

  test('homes separate as the map comes closer, and few elements are drawn', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMap(page)
    const elements = () => plane(page).evaluate((element) => element.querySelectorAll('*').length)
    await plane(page).focus()
    await expect(
      markers(page)
        .filter({ hasText: /\d homes from/ })
        .first(),
    ).toBeVisible()
    for (let zoom = 0; zoom < 5; zoom++) {
      expect(await elements()).toBeLessThan(1000)
      await page.keyboard.press('+')
    }
    await expect(
      markers(page)
        .filter({ hasText: /1 home from AED/ })
        .first(),
    ).toBeVisible()
  })
})
