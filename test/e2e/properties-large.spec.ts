import type { Page, Request } from '@playwright/test'

import { Admin, openSession } from './admin.ts'
import { expect, test } from './site.ts'

test.use({
  baseURL: async ({ largeSite }, use) => {
    await use(largeSite.url)
  },
})

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const count = (page: Page, text: string) => page.getByText(text, { exact: true })

/** The search indexes that this page has loaded, and whether each came over the network. */
function loadedIndexes(page: Page): Promise<{ path: string; sent: boolean }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/properties/inventory/'))
      .map(({ name, transferSize }) => ({
        path: new URL(name).pathname,
        sent: transferSize > 0,
      })),
  )
}

async function openAndLoadIndex(page: Page, path: string): Promise<string> {
  const arrived = page.waitForResponse(/\/properties\/inventory\/./)
  await page.goto(path)
  return new URL((await arrived).url()).pathname
}

test('the search index is fetched once, is cached by its hash, and answers every search', async ({
  page,
}) => {
  const address = await openAndLoadIndex(page, '/properties')
  await expect.poll(() => loadedIndexes(page)).toEqual([{ path: address, sent: true }])
  await page.getByLabel('Search').fill('harbour')
  await expect(count(page, '90 properties')).toBeVisible()
  await expect(cards(page)).toHaveCount(30)
  const calls: string[] = []
  const note = (request: Request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) calls.push(request.url())
  }
  page.on('request', note)
  await page.getByLabel('Search').fill('villa')
  await expect(count(page, '150 properties')).toBeVisible()
  await expect(cards(page).filter({ hasText: 'Villa' })).toHaveCount(30)
  await page.getByLabel('Search').fill('villa 15')
  await expect(count(page, '5 properties')).toBeVisible()
  await expect(cards(page)).toHaveCount(5)
  await expect(page).toHaveURL('/properties?searchTerm=villa+15')
  expect(calls).toEqual([])
  page.off('request', note)

  await test.step('it is not sent a second time', async () => {
    await page.goto('/properties?searchTerm=harbour')
    await expect.poll(() => loadedIndexes(page)).toEqual([{ path: address, sent: false }])
  })
  await test.step('it has another hash on the next page after a change', async () => {
    const admin = new Admin(page.request, await openSession(page.request))
    const id = await admin.createProperty({ properties_title: 'Lighthouse on the point' })
    expect(await openAndLoadIndex(page, '/properties')).not.toBe(address)
    await page.getByLabel('Search').fill('lighthouse')
    await expect(count(page, '1 property')).toBeVisible()
    await expect(cards(page).getByRole('heading')).toHaveText('Lighthouse on the point')
    await page.request.delete(`/api/properties/${id}`, { headers: admin.headers })
  })
})

test('the search index is requested as soon as the search of the home page has the focus', async ({
  page,
}) => {
  await page.goto('/')
  const arrived = page.waitForResponse(/\/properties\/inventory\/./)
  await page.getByLabel('Search').focus()
  await (await arrived).finished()
  await page.getByLabel('Search').fill('harbour')
  await page.getByLabel('Search').press('Enter')
  await expect(count(page, '90 properties')).toBeVisible()
  await expect
    .poll(async () => (await loadedIndexes(page)).map(({ sent }) => sent))
    .toEqual([false])
})

test('where the search index cannot be loaded, the server answers searches, and the list still grows', async ({
  page,
}) => {
  await page.route('**/properties/inventory/*', (route) => route.abort())
  await page.goto('/properties')
  await page.getByLabel('Search').pressSequentially('villa 15')
  await expect(count(page, '5 properties')).toBeVisible()
  await expect(cards(page)).toHaveCount(5)
  await expect(page).toHaveURL('/properties?searchTerm=villa+15')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(30)
  await expect(page).toHaveURL('/properties')

  await page.goto('/properties?searchTerm=villa')
  await growTo(page, [60, 90, 120])
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(150)
  await expect(page).toHaveURL('/properties?searchTerm=villa&show=150')
  expect(new Set(await cards(page).getByRole('heading').allTextContents()).size).toBe(150)
})

test('the list grows by scrolling and then by the button, and Back returns to the place in it', async ({
  page,
}) => {
  await openAndLoadIndex(page, '/properties?searchTerm=villa')
  await growTo(page, [60, 90, 120])
  await expect(page).toHaveURL('/properties?searchTerm=villa&show=120')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(150)
  await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0)
  await expect(page).toHaveURL('/properties?searchTerm=villa&show=150')

  const chosen = cards(page).nth(30)
  await chosen.scrollIntoViewIfNeeded()
  const title = await chosen.getByRole('heading').innerText()
  await chosen.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveURL(/\/properties2\/\d+$/)
  await page.goBack()
  await expect(cards(page).filter({ hasText: title })).toBeInViewport()

  await test.step('what is typed far down the list is answered there', async () => {
    await page.getByLabel('Search').fill('harbour')
    await expect(cards(page).filter({ hasText: 'harbour' })).toHaveCount(30)
    await expect(page).toHaveURL('/properties?searchTerm=harbour')
  })
})

test('the link for more leads to the first home that it adds', async ({ request }) => {
  for (const path of ['/properties', '/ar/properties?searchTerm=villa&show=60']) {
    const list = await (await request.get(path)).text()
    const [, link = '', anchor = ''] = /href="([^"]*show=[^"#]*)#([^"]*)"/.exec(list) ?? []
    const longer = await (await request.get(link.replaceAll('&amp;', '&'))).text()
    expect(list).not.toContain(`id="${anchor}"`)
    expect(longer).toContain(`<li id="${anchor}"`)
    const before = longer.slice(0, longer.indexOf(`<li id="${anchor}"`))
    expect(before.match(/<article/g)).toHaveLength(list.match(/<article/g)?.length ?? 0)
  }
})

/** Scrolls to the last card, which brings more, until there are so many. */
async function growTo(page: Page, counts: number[]): Promise<void> {
  for (const grown of counts) {
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(grown)
  }
}

test('what is typed and chosen before the page comes alive is not lost', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/properties', { waitUntil: 'commit' })
  const category = page.getByLabel('Category')
  const chosen = await category.locator('option').nth(2).innerText()
  await page.getByLabel('Search').pressSequentially('villa')
  await category.selectOption(chosen)
  typed.resolve()
  await expect(page).toHaveURL(
    `/properties?${new URLSearchParams({ searchTerm: 'villa', selectedCategory: chosen })}`,
  )
  await expect(page.getByLabel('Search')).toHaveValue('villa')
  await expect(category).toHaveValue(chosen)
  await expect(count(page, '75 properties')).toBeVisible()
})
