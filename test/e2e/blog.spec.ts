import type { Page } from '@playwright/test'

import { expect, test } from './site.ts'

const DAY = /^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/

test('the newest post is featured, and each has a date, a title and a teaser', async ({ page }) => {
  await page.goto('/blog')
  const featured = page.getByRole('region', { name: 'Featured post' })
  const [newest, ...earlier] = await posts(page)
  await expect(featured.getByRole('heading')).toHaveText(newest?.title ?? '')
  await expect(featured.getByRole('time')).toHaveText(DAY)
  await expect(featured.locator('p')).toHaveText(newest?.metadescription.slice(0, 150) ?? '')

  const cards = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')
  for (const [at, { title, metadescription }] of earlier.slice(0, 6).entries()) {
    const card = cards.nth(at)
    await expect(card.getByRole('time')).toHaveText(DAY)
    await expect(card.getByRole('heading')).toHaveText(title)
    await expect(card.locator('p')).toHaveText(metadescription.slice(0, 100))
    await expect(card.locator('p')).not.toHaveText(/##|\*\*/)
  }
})

test('six posts are shown, Load More adds six until all are, and Back finds them again', async ({
  page,
}) => {
  await page.goto('/blog')
  const cards = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')
  const more = page.getByRole('button', { name: 'Load More' })
  await expect(cards).toHaveCount(6)
  await more.click()
  await expect(cards).toHaveCount(12)
  await expect(cards.nth(6).getByRole('link')).toBeFocused()

  await cards.nth(9).getByRole('link').click()
  await expect(page).toHaveURL(/\/BlogInfo\/\d+$/)
  await page.goBack()
  await expect(cards).toHaveCount(12)

  const earlier = (await posts(page)).length - 1
  for (let shown = 18; shown < earlier + 6; shown += 6) {
    await more.click()
    await expect(cards).toHaveCount(Math.min(shown, earlier))
  }
  await expect(more).toBeHidden()
  await expect(page.getByText(`${earlier} of ${earlier} earlier posts`)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Load More is a form that works', async ({ page }) => {
    await page.goto('/blog')
    const cards = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')
    await expect(cards).toHaveCount(6)
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(page).toHaveURL(/\/blog\?show=12#post-7$/)
    await expect(cards).toHaveCount(12)
    await expect(cards.nth(6)).toBeInViewport()
  })
})

interface Post {
  title: string
  metadescription: string
}

/** Newest first. */
async function posts(page: Page): Promise<Post[]> {
  return (await page.request.get('/api/posts')).json()
}
