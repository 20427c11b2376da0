import { openAlive } from './alive.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

const DAY = /^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/

test('the newest post is featured, with a teaser of 150 characters', async ({ page }) => {
  await openAlive(page, '/blog')
  const featured = page.getByRole('region', { name: 'Featured post' })
  await expect(featured.getByRole('heading')).toHaveText('What a service charge actually pays for')
  await expect(featured.getByRole('time')).toHaveText(DAY)
  const teaser = await featured.locator('p').textContent()
  expect(teaser).toMatch(/^Every tower in Dubai .{120,130}…$/)
  expect(teaser).not.toMatch(/##|\*\*/)
  expect(teaser?.length).toBeLessThanOrEqual(151)
})

test('six posts are shown, and Load More adds six until all are', async ({ page }) => {
  await openAlive(page, '/blog')
  const cards = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')
  const more = page.getByRole('button', { name: 'Load More' })
  await expect(cards).toHaveCount(6)
  await more.click()
  await expect(cards).toHaveCount(12)
  await expect(cards.nth(6).getByRole('link')).toBeFocused()
  await more.click()
  await expect(cards).toHaveCount(17)
  await expect(more).toBeHidden()
  await expect(page.getByText('17 of 17 earlier posts')).toBeVisible()
})

test('a card shows the date, the title and a teaser of 100 characters', async ({ page }) => {
  await page.goto('/blog?show=18')
  const cards = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')
  await expect(cards).toHaveCount(17)
  for (const card of await cards.all()) {
    await expect(card.getByRole('time')).toHaveText(DAY)
    const teaser = (await card.locator('p').textContent()) ?? ''
    expect(teaser).toMatch(/…$/)
    expect(teaser).not.toMatch(/##|\*\*/)
    expect(teaser.length).toBeGreaterThan(90)
    expect(teaser.length).toBeLessThanOrEqual(101)
  }
})

test('what was loaded is still there when one comes back from a post', async ({ page }) => {
  await openAlive(page, '/blog')
  await page.getByRole('button', { name: 'Load More' }).click()
  const cards = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')
  await expect(cards).toHaveCount(12)
  await cards.nth(9).getByRole('link').click()
  await expect(page).toHaveURL(/\/BlogInfo\/\d+$/)
  await page.goBack()
  await expect(cards).toHaveCount(12)
})

test('a site without posts says so', async ({ page, emptySite }) => {
  await page.goto(`${emptySite.url}/blog`)
  await expect(page.getByText('No posts available.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden()
})

test('the list keeps nobody out', async ({ page }) => {
  await openAlive(page, '/blog')
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Load More is a form that works', async ({ page }) => {
    await page.goto('/blog')
    const cards = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')
    await expect(cards).toHaveCount(6)
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(page).toHaveURL(/\/blog\?show=12$/)
    await expect(cards).toHaveCount(12)
  })
})
