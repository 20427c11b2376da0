import { expect, PHONE_TOO, test } from './site.ts'

const isPhone = () => test.info().project.name.endsWith('phone')

test(
  'a post shows its photo, its title and its body, and beside it the next where there is room',
  PHONE_TOO,
  async ({ page }) => {
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

    const side = page.getByRole('complementary', { name: 'Next posts' })
    if (isPhone()) return expect(side).toBeHidden()
    const links = side.getByRole('link')
    await expect(links).toHaveCount(3)
    for (const excerpt of await side.locator('p').allTextContents()) {
      expect(excerpt).toMatch(/^.{30}…$/)
    }
    const next = (await links.first().textContent()) ?? ''
    await links.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
  },
)

test('the last post has no next ones', async ({ page }) => {
  await page.goto('/blog?show=60')
  await page.getByRole('article').last().getByRole('link').click()
  await expect(page.getByText('No next blogs available.')).toBeVisible()
})

test('Read More pages through the others, two at a time, each with photo and teaser', async ({
  page,
}) => {
  await page.goto('/BlogInfo/1')
  const section = page.getByRole('region', { name: 'Read More' })
  const cards = section.getByRole('article')
  await expect(cards.first().locator('img')).toHaveCount(1)
  await expect(cards.first().locator('p')).toHaveText(/^.{100}…$/)
  const previous = section.getByRole('button', { name: 'Previous page' })
  const next = section.getByRole('button', { name: 'Next page' })
  await expect(cards).toHaveCount(2)
  await expect(previous).toBeHidden()
  const seen = new Set(await cards.getByRole('heading').allTextContents())
  const others = (await (await page.request.get('/api/posts')).json()).length - 1
  const pages = Math.ceil(others / 2)
  for (let at = 2; at <= pages; at++) {
    await next.click()
    await expect(section.getByText(`Page ${at} of ${pages}`)).toBeVisible()
    await expect(async () => {
      for (const title of await cards.getByRole('heading').allTextContents()) seen.add(title)
      expect(seen.size).toBe(Math.min(2 * at, others))
    }).toPass({ timeout: 20_000 })
  }
  expect(seen).not.toContain('What a service charge actually pays for')
  await expect(next).toBeHidden()
  await expect(previous).toBeFocused()
  await previous.click()
  await expect(section.getByText(`Page ${pages - 1} of ${pages}`)).toBeVisible()
})

test('a post on its way says Loading...', async ({ page }) => {
  await page.goto('/blog')
  const held = Promise.withResolvers<void>()
  await page.route(/BlogInfo\/\d+\.data/, async (route) => {
    await held.promise
    await route.continue()
  })
  const link = page.getByRole('article').nth(1).getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByText('Loading...')).toBeVisible()
  held.resolve()
  await expect(page.getByText('Loading...')).toBeHidden()
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
