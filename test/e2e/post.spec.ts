import type { APIRequestContext, Page } from '@playwright/test'

import { expect, test } from './site.ts'

test('a post shows its photo, its title and its body, and beside it the next where there is room', async ({
  page,
}) => {
  await page.goto('/BlogInfo/1')
  const title = 'What a service charge actually pays for'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('img', { name: title })).toBeVisible()
  await expect(page.getByText(/^Mariam Al Suwaidi, \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 2, name: 'What is fixed, and what is not' }),
  ).toBeVisible()
  const bold = page.getByText('Ask for the last three approved budgets, not just the latest one.')
  const weight = await bold.evaluate((line) => getComputedStyle(line).fontWeight)
  expect(Number(weight)).toBeGreaterThan(600)
  await expect(page.getByRole('main')).not.toContainText(/##|\*\*/)
  await test.step('Read More pages through the others, two at a time', () => readMore(page))

  const side = page.getByRole('complementary', { name: 'Next posts' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(side).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  const links = side.getByRole('link')
  await expect(links).toHaveCount(3)
  await expect(side.locator('p')).toHaveText([/^.{30}…$/, /^.{30}…$/, /^.{30}…$/])
  const next = (await links.first().textContent()) ?? ''
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
})

async function readMore(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Read More' })
  const cards = section.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first().locator('img')).toHaveCount(1)
  await expect(cards.first().locator('p')).toHaveText(/^.{100}…$/)
  const previous = section.getByRole('button', { name: 'Previous page' })
  const next = section.getByRole('button', { name: 'Next page' })
  await expect(previous).toBeHidden()
  const first = await cards.getByRole('heading').allTextContents()
  const pages = Math.ceil((await otherPosts(page)) / 2)
  await next.click()
  await expect(section.getByText(`Page 2 of ${pages}`)).toBeVisible()
  await expect.poll(() => cards.getByRole('heading').allTextContents()).not.toEqual(first)

  await page.goto(`/BlogInfo/1?more=${pages - 1}`)
  await next.click()
  await expect(section.getByText(`Page ${pages} of ${pages}`)).toBeVisible()
  await expect(next).toBeHidden()
  await expect(previous).toBeFocused()
  await previous.click()
  await expect(section.getByText(`Page ${pages - 1} of ${pages}`)).toBeVisible()
}

async function otherPosts({ request }: { request: APIRequestContext }): Promise<number> {
  return ((await (await request.get('/api/posts')).json()) as unknown[]).length - 1
}

test('the pages of Read More have every other post once, and the last post has no next ones', async ({
  request,
}) => {
  const others = await otherPosts({ request })
  const seen: string[] = []
  for (let at = 1; at <= Math.ceil(others / 2); at++) {
    const html = await (await request.get(`/BlogInfo/1?more=${at}`)).text()
    const [, section = ''] = html.split('Read More')
    seen.push(...Array.from(section.matchAll(/<h3[^>]*>.*?<\/h3>/gs), ([title]) => title))
  }
  expect(seen).toHaveLength(others)
  expect(new Set(seen).size).toBe(others)
  expect(seen.join()).not.toContain('What a service charge actually pays for')

  const posts = (await (await request.get('/api/posts')).json()) as { id: number }[]
  const last = await request.get(`/BlogInfo/${posts.at(-1)?.id}`)
  expect(await last.text()).toContain('No next blogs available.')
})

for (const { address, loading } of [
  { address: '/blog', loading: 'Loading...' },
  { address: '/ar/blog', loading: 'جارٍ التحميل...' },
])
  test(`a post on its way from ${address} says ${loading}`, async ({ page }) => {
    await page.goto(address)
    const held = Promise.withResolvers<void>()
    await page.route(/BlogInfo\/\d+\.data/, async (route) => {
      await held.promise
      await route.continue()
    })
    const link = page.getByRole('article').nth(1).getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByText(loading)).toBeVisible()
    held.resolve()
    await expect(page.getByText(loading)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the arrows of Read More work', async ({ page }) => {
    await page.goto('/BlogInfo/1')
    const section = page.getByRole('region', { name: 'Read More' })
    await section.getByRole('button', { name: 'Next page' }).click()
    await expect(section.getByText(/^Page 2 of \d+$/)).toBeInViewport()
  })
})
