import type { Page } from '@playwright/test'

import { expect, PHONE_ONLY, test } from './site.ts'

// The ids of the demo listings: the newest, which has everything, is the last.
const CREEKSIDE = '/properties2/30'
const WAREHOUSE_WITHOUT_PHOTOS = '/properties2/5'
const BARE = '/properties2/1'

/** The greatest height of the page on a phone: a third more than its design had, and the map. */
const MAX_PHONE_PX = 8400

test('a listing tells its facts and what is nearby, shows its floors, and leads to other homes', async ({
  page,
}) => {
  await page.goto(CREEKSIDE)
  await test.step('title, price, rooms, area, place, description and what is nearby', () =>
    expectFacts(page))
  await test.step('floors, by pointer and keys', () => expectFloors(page))
  await test.step('the button of the tour form is in sight beside the text, on low screens too', () =>
    expectTourButton(page))
  await test.step('other properties stand four a page', () => expectOthers(page))
  await test.step('similar homes say why', () => expectSimilar(page))
})

async function expectFacts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Creekside residence with a shaded loggia',
  )
  const article = page.locator('main > div > article')
  await expect(article).toContainText('Dubai Creek Harbour')
  const ledger = article.locator('dl')
  await expect(ledger.getByRole('term')).toHaveText([
    'Price',
    'Bedrooms',
    'Bathrooms',
    'Parking',
    'Max area',
  ])
  await expect(ledger.getByRole('definition')).toHaveText([
    'AED 4,850,000',
    '3',
    '4',
    '2',
    '212 m²',
  ])

  const description = page.getByRole('region', { name: 'Description' })
  await description.getByRole('button', { name: 'Read the rest' }).click()
  await expect(description.getByRole('button')).toBeHidden()
  await expect(description.getByRole('heading', { level: 3, name: 'The building' })).toBeVisible()
  await expect(
    description.getByText('Corner plan, two terraces, two parking spaces', { exact: true }),
  ).toHaveCSS('font-weight', '640')
  await expect(description).not.toContainText(/##|\*\*/)
  await expect(
    page.getByRole('region', { name: 'What is nearby' }).getByRole('listitem'),
  ).toHaveText([
    'Creek promenade',
    'Ras Al Khor sanctuary',
    'Al Jaddaf metro station',
    'Marina and yacht club',
    'Creekside primary school',
    'Festival City Mall',
  ])
}

/** A chosen floor shows its photos or says that there are none, and keys go between floors. */
async function expectFloors(page: Page): Promise<void> {
  const plans = page.getByRole('region', { name: 'Floor plans' })
  await expect(plans.getByRole('tab')).toHaveText(['Lower level', 'Upper level', 'Roof terrace'])
  await expect(plans.getByRole('tabpanel').getByRole('img')).toHaveCount(3)
  await plans.getByRole('tab', { name: 'Roof terrace' }).click()
  await expect(plans.getByText('No photos available for this floor')).toBeVisible()
  await expect(plans.getByRole('tabpanel').getByRole('img')).toHaveCount(0)

  await plans.getByRole('tab', { name: 'Lower level' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(plans.getByRole('tab', { name: 'Upper level' })).toBeFocused()
  await expect(plans.getByRole('tab', { name: 'Upper level' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('End')
  await expect(plans.getByRole('tab', { name: 'Roof terrace' })).toBeFocused()
}

async function expectTourButton(page: Page): Promise<void> {
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('heading', { name: 'Description' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 300))
    const button = page.locator('#tour').getByRole('button', { name: 'Schedule a tour' })
    await expect(button, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
  }
}

async function expectOthers(page: Page): Promise<void> {
  const others = page.getByRole('region', { name: 'Other properties' })
  await expect(others.getByRole('article')).toHaveCount(4)
  await expect(others.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(others.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  const first = await others.getByRole('heading', { level: 3 }).allTextContents()
  await others.getByRole('link', { name: 'Next page' }).click()
  await expect(others.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect(others.getByRole('article')).toHaveCount(4)
  await expect
    .poll(() => others.getByRole('heading', { level: 3 }).allTextContents())
    .not.toEqual(first)
}

async function expectSimilar(page: Page): Promise<void> {
  const similar = page.getByRole('region', { name: 'Similar homes' })
  const homes = similar.getByRole('listitem').filter({ has: page.getByRole('article') })
  await expect(homes).not.toHaveCount(0)
  const without = homes.filter({
    hasNotText: /Also in Dubai Creek Harbour|Within 10 % of the price|3 bedrooms, too/,
  })
  await expect(without).toHaveCount(0)
  await expect(similar.getByRole('link', { name: /^Creekside residence/ })).toHaveCount(0)
  const link = similar.getByRole('article').first().getByRole('link')
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).not.toBe(CREEKSIDE)
  await link.click()
  await expect(page).toHaveURL(address)
}

test('a listing without data shows no empty sections', async ({ page }) => {
  await page.goto(BARE)
  await expect(page.getByRole('definition')).toHaveText(['Price on request'])
  await expect(page.getByText('No images available')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Floor plans' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Other properties' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Similar homes' })).toHaveCount(0)

  await test.step('another one lacks nothing but photos', async () => {
    const warehouse = await page.request.get(WAREHOUSE_WITHOUT_PHOTOS)
    expect(await warehouse.text()).toContain('No images available')
  })
  await test.step('the last page of other properties is the end, and has a tile', async () => {
    await page.goto(`${CREEKSIDE}?others=9999`)
    const others = page.getByRole('region', { name: 'Other properties' })
    await expect(others.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await expect(others.getByText('No Image Available')).toBeVisible()
  })
})

test(
  'a phone shows price, rooms and area at once, then the home in order, and the tour by the thumb',
  PHONE_ONLY,
  async ({ page }) => {
    await waitForFonts(page)
    await page.goto(CREEKSIDE)
    await expect(page.getByRole('definition').first()).toBeInViewport()
    await expect(page.getByRole('definition').last()).toBeInViewport()
    await expectOrder(page)
    const bar = page.getByRole('navigation', { name: 'Contact an agent' })
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeInViewport()
    const named = /Creekside%20residence%20with%20a%20shaded%20loggia%20\(GH-30\)$/
    for (const place of [bar, page.locator('#tour')])
      await expect(place.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', named)
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport()
    await expect(bar.getByRole('button', { name: 'Share' })).toBeInViewport()
    await bar.getByRole('link', { name: 'Enquire' }).tap()
    await expect(page.getByRole('heading', { name: 'Schedule a tour' })).toBeInViewport()
  },
)

/** Makes the page wait for our fonts, however late: in the device's fonts it is longer. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    await route.fulfill({ response, body: css.replaceAll('font-display:optional', '') })
  })
}

/** From the photos to the tour, on a page of bounded length. */
async function expectOrder(page: Page): Promise<void> {
  const parts = [
    page.getByRole('region', { name: 'Photos' }),
    page.locator('main dl').first(),
    page.getByRole('link', { name: 'Download brochure', exact: true }),
    ...[
      'Description',
      'Floor plans',
      'Where it is',
      'What is nearby',
      'The true cost',
      'Residency',
      'Advertising permit',
    ].map((name) => page.getByRole('region', { name })),
    page.locator('#tour'),
    page.getByRole('region', { name: 'Other properties' }),
  ]
  // Fonts that come meanwhile move what is not yet measured.
  await expect(async () => {
    const tops = await Promise.all(
      parts.map((part) => part.evaluate((element) => element.getBoundingClientRect().top)),
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(MAX_PHONE_PX)
  }).toPass({ timeout: 20_000 })
}

test('the link is copied with a message where nothing can share, and else handed on', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${CREEKSIDE}?others=2`)
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + CREEKSIDE)

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: { url: string }) => {
        document.documentElement.dataset['shared'] = shared.url
        return Promise.resolve()
      },
    })
  })
  await share.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', site.url + CREEKSIDE)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every floor is shown, the other properties have pages, and what needs scripts is hidden', async ({
    page,
  }) => {
    await page.goto(CREEKSIDE)
    await expect(page.getByText('No photos available for this floor')).toBeVisible()
    for (const name of ['Lower level', 'Upper level', 'Roof terrace'])
      await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The building' })).toBeVisible()
    await expect(page.locator('.script-only')).not.toHaveCount(0)
    await expect(page.locator('.script-only').filter({ visible: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  })
})
