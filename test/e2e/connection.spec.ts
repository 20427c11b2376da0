import type { Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

const message = (page: Page) => page.getByText('No answer came. The page is as you left it.')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')

/** Answers the data of pages with 500 until the returned function is called. */
async function failData(page: Page): Promise<() => Promise<void>> {
  const pattern = /\.data(\?|$)/
  await page.route(pattern, (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }),
  )
  return () => page.unroute(pattern)
}

test('the list stays while its search cannot be answered', async ({ page, context }) => {
  await page.goto('/properties')
  await context.setOffline(true)
  await page.getByLabel('Search').fill('3 bed under 5m')
  await expect(message(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(30)
  await expect(page.getByLabel('Search')).toHaveValue('3 bed under 5m')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(message(page)).toBeHidden()
  await expect.poll(() => cards(page).count()).toBeLessThan(10)
})

test('a tap on a home waits for the connection', async ({ page, context }) => {
  await page.goto('/properties?searchTerm=villa')
  await context.setOffline(true)
  await cards(page).first().getByRole('link').first().click()
  await expect(message(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(7)
  await expect(page).toHaveURL('/properties?searchTerm=villa')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(message(page)).toBeHidden()
  await cards(page).nth(1).getByRole('link').first().click()
  await expect(message(page)).toBeVisible()
  const title = await cards(page).nth(1).getByRole('heading').innerText()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/properties2\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(message(page)).toBeHidden()
})

test('a pager that fails leaves the page and what was typed', async ({ page }) => {
  await page.goto('/properties2/30')
  await page.getByLabel('Name').first().fill('Layla')
  const mend = await failData(page)
  const others = page.getByRole('region', { name: 'Other properties' })
  await others.getByRole('link', { name: 'Next page' }).click()
  await expect(message(page)).toBeVisible()
  await expect(others.getByText('Page 1 of')).toBeVisible()
  await tryAgain(page).click()
  await expect(message(page)).toBeVisible()
  await mend()
  await tryAgain(page).click()
  await expect(others.getByText('Page 2 of')).toBeVisible()
  await expect(message(page)).toBeHidden()
  await expect(page.getByLabel('Name').first()).toHaveValue('Layla')
})

test('Load More and a link to a post that fail leave the blog as it is', async ({ page }) => {
  await page.goto('/blog')
  const mend = await failData(page)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(message(page)).toBeVisible()
  await expect(page.getByText('6 of')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(message(page)).toBeHidden()
  await page.getByRole('article').nth(1).getByRole('link').click()
  await expect(message(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expect(page.getByText('Loading...')).toBeHidden()
  await mend()
  await tryAgain(page).click()
  await expect(page).toHaveURL(/BlogInfo/)
  await expect(message(page)).toBeHidden()
})

for (const blog of ['/blog', '/ar/blog'])
  test(`a page is fetched when a visitor of ${blog} points at its link`, async ({ page }) => {
    await page.goto(blog)
    const link = page.locator('main article a').first()
    const fetched = page.locator(
      `link[rel="prefetch"][href^="${await link.getAttribute('href')}.data"][href*="site%2Fpost"]`,
    )
    // The first movement downloads what fetches.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      await expect(fetched).toBeAttached({ timeout: 1000 })
    }).toPass()
  })
