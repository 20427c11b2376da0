import { expect, test } from './site.ts'

test('a listing on paper is all of the listing, with every photo, and whom to call', async ({
  page,
}) => {
  await page.goto('/properties2/30')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Description' })).toBeVisible()
  await expect(main.getByText(/^Ghaf & Harbour · \+971 4 555 0142 · hello@/)).toBeVisible()
  for (const left of [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('contentinfo'),
    page.getByRole('form', { name: 'Schedule a tour' }),
    page.getByRole('region', { name: 'Other properties' }),
    page.getByText('Skip to content'),
    page.getByRole('button', { name: 'Calculate' }),
  ])
    await expect(left).toBeHidden()
  await expect(page.getByRole('heading', { name: 'The building' })).toBeVisible()
  for (const name of ['Lower level', 'Upper level', 'Roof terrace'])
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()

  await test.step('photos that nobody has scrolled to are loaded', async () => {
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      expect(await page.locator('img[loading=lazy]').count()).toBe(0)
    }).toPass({ timeout: 20_000 })
  })
})

test('the key for printing waits until every photo is loaded', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const photos = [...document.images].filter((image) => image.closest('picture'))
      const missing = photos.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      document.documentElement.dataset['missing'] = `${missing.length} of ${photos.length > 9}`
    }
  })
  await page.goto('/properties2/30')
  await page.keyboard.press('Control+p')
  await expect(page.locator('html')).toHaveAttribute('data-missing', '0 of true')
})

test('a photo that does not load gives way to the placeholder, also before hydration', async ({
  page,
}) => {
  await page.route(/uploads/, (route) => route.fulfill({ status: 404 }))
  const placeholders = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main [data-broken]')].map(
        (box) => getComputedStyle(box, '::after').content,
      ),
    )
  for (const path of [
    '/properties2/30',
    '/properties',
    '/compare?ids=30,28',
    '/shortlist?ids=30,28',
  ]) {
    await page.goto(path)
    await expect.poll(placeholders, path).toContain('"No Image Available"')
    await expect(page.locator('main [data-broken] img').first()).toHaveCSS('opacity', '0')
  }
})
