import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, PHONE_ONLY, PHONE_TOO, test } from './site.ts'

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
      await expect(cards(page).filter({ hasNotText: place })).toHaveCount(0)
      await expect(cards(page).first()).toContainText(place)
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
    await openFilter(page, 'Price')
    await page.getByLabel('Price up to, AED').fill('6m')
    await page.getByLabel('Price from, AED').fill('2,000,000')
    await openFilter(page, 'Beds')
    await page.getByLabel('Bedrooms').selectOption('3 or more')
    await openFilter(page, 'More')
    await page.getByLabel('Area from').fill('150')
    await page.getByLabel('Buy or rent').selectOption('Buy')
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

test('where nothing is found the nearest homes are shown, each with what was dropped', async ({
  page,
}) => {
  await page.goto('/properties')
  await page.getByLabel('Search').fill('6 bed under 5m creek harbour')
  const nearest = page.getByRole('region', { name: 'Close to what you asked' })
  await expect(nearest.getByRole('article').first()).toBeVisible()
  await expect(nearest.getByRole('listitem').first()).toHaveText(/^Without “6 bedrooms”/)
  const served = await page.request.get('/properties?searchTerm=6+bed+under+5m+creek+harbour')
  expect(await served.text()).toContain('Close to what you asked')
  await expectAccessible(page)
})

test('a search that finds nothing can be left with the agency', PHONE_TOO, async ({ page }) => {
  await page.goto('/properties?searchTerm=creek+harbour+3+bed&maxPrice=1m')
  const form = page.getByRole('form', { name: 'Tell me when one comes' })
  const button = form.getByRole('button', { name: 'Tell me when one comes' })
  // Until its code has come, the browser checks the form itself.
  await expect(form).toHaveAttribute('novalidate')
  await button.click()
  await expect(form.getByText('Please enter your name.')).toBeVisible()
  await form.getByLabel('Name and surname').fill('Layla Haddad')
  await form.getByLabel('Email').fill('layla@example.com')
  await form.getByLabel('Phone').fill('+971 50 000 0000')
  const sent = page.waitForRequest('**/api/send-email')
  await button.click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Layla Haddad',
    subject: 'Tell me when one comes: Dubai Creek Harbour, 3 bedrooms, up to AED 1,000,000',
    message: expect.stringContaining('Dubai Creek Harbour, 3 bedrooms, up to AED 1,000,000'),
  })
  await expect(
    form.getByText('Email sent successfully! We will reach out as soon as possible.'),
  ).toBeVisible()
})

test('what makes no sense in an address is passed over', async ({ page }) => {
  const nonsense =
    '/properties?minPrice=x&maxPrice=-1&bedrooms=many&bathrooms=%00&minArea=1e999&type=barter&sort=colour'
  expect((await page.goto(nonsense))?.status()).toBe(200)
  await expect(page.getByText('30 properties', { exact: true })).toBeVisible()
})

test('a dialog of the bar is operated by keys, and the bar stays one row', async ({ page }) => {
  await page.goto('/properties?searchTerm=villa')
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

test('the text is cleared by a button that keeps the focus', PHONE_TOO, async ({ page }) => {
  for (const path of ['/', '/properties']) {
    await page.goto(path)
    const field = page.getByRole('searchbox', { name: 'Search' })
    const clear = page.getByRole('button', { name: 'Clear the text' })
    await expect(clear).toBeHidden()
    await field.fill('villa')
    await clear.click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(clear).toBeHidden()
  }
  await expect(cards(page).nth(29)).toBeAttached()
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

test.describe('who comes from a search', () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1366, 768],
  ] as const)
    test(`sees results at once at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/properties?searchTerm=villa&bedrooms=4')
      const thumbBar = width < 1024 ? 61 : 0
      const shown = async () =>
        height - thumbBar - ((await cards(page).first().boundingBox())?.y ?? Infinity)
      await expect.poll(shown).toBeGreaterThan(100)
    })
})

test.describe('the sheet of a phone', () => {
  test('counts what is set and what is found', PHONE_ONLY, async ({ page }) => {
    await page.goto('/properties?maxPrice=5m')
    await expect(filterButton(page)).toHaveText('Filter (1)')
    await filterButton(page).click()
    await expect(sheet(page)).toBeVisible()
    await expectAccessible(page)
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
  })

  test('holds the focus and the page, and closes in four ways', PHONE_ONLY, async ({ page }) => {
    await page.goto('/properties?searchTerm=villa')
    const close = sheet(page).getByRole('button', { name: 'Close' })
    const open = async () => {
      await filterButton(page).click()
      await expect(close).toBeFocused()
    }
    await open()
    await page.keyboard.press('Shift+Tab')
    await expect(sheet(page).getByRole('button', { name: /^Show/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(195, 20)
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => scrollY)).toBe(before)

    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(filterButton(page)).toBeFocused()
    await open()
    await close.click()
    await expect(sheet(page)).toBeHidden()
    await open()
    await page.mouse.click(195, 20)
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL('/properties?searchTerm=villa')
    await open()
    const head = sheet(page).getByRole('heading')
    await head.click({ trial: true })
    const top = (await head.boundingBox())?.y ?? 0
    await page.mouse.move(60, top + 5)
    await page.mouse.down()
    // The code that lets it follow comes when its head is first pressed.
    await expect(async () => {
      await page.mouse.move(60, top + 190)
      await page.mouse.move(60, top + 200)
      expect((await head.boundingBox())?.y).toBeGreaterThan(top + 100)
    }).toPass({ timeout: 20_000 })
    await page.mouse.up()
    await expect(sheet(page)).toBeHidden()
  })
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

  test(
    'the same fields are a form, and what was understood is told',
    PHONE_TOO,
    async ({ page }) => {
      await page.goto('/properties')
      await page.getByRole('searchbox', { name: 'Search' }).fill('3 bed')
      await page.getByLabel('Order').selectOption('Price, low to high')
      if (onPhone()) await filterButton(page).click()
      else await page.getByRole('button', { name: 'Price', exact: true }).click()
      await page.getByLabel('Price up to, AED').fill('5m')
      await page.getByRole('button', { name: onPhone() ? 'Show the properties' : 'Search' }).click()
      await expect(page).toHaveURL(/searchTerm=3\+bed.*maxPrice=5m.*sort=price-up/)
      await expect(page.getByText('3 bedrooms · up to AED 5,000,000')).toBeVisible()
      const found = await prices(page)
      expect(found.length).toBeGreaterThan(0)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL('/properties')
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
    },
  )

  test('a search is left with the agency by a plain form', async ({ page }) => {
    await page.goto('/properties?searchTerm=igloo')
    const form = page.getByRole('form', { name: 'Tell me when one comes' })
    await form.getByLabel('Name and surname').fill('Layla Haddad')
    await form.getByLabel('Email').fill('layla@example.com')
    await form.getByLabel('Phone').fill('+971 50 000 0000')
    await form.getByRole('button', { name: 'Tell me when one comes' }).click()
    await expect(
      page.getByText('Email sent successfully! We will reach out as soon as possible.'),
    ).toBeVisible()
  })

  test('an offer is a link', async ({ page }) => {
    await page.goto('/properties?searchTerm=creek+harbour+3+bed&maxPrice=1m')
    await page.getByRole('link', { name: 'The nearest: up to AED 4,850,000' }).click()
    await expect(cards(page)).toHaveCount(1)
  })
})
