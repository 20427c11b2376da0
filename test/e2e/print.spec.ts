import { expect, test } from './site.ts'

test('a listing on paper is the listing, and whom to call', async ({ page }) => {
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
  ])
    await expect(left).toBeHidden()
})

test('photos that nobody has scrolled to are loaded for the printer', async ({ page }) => {
  await page.goto('/properties2/30')
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await page.locator('img[loading=lazy]').count()).toBe(0)
  }).toPass()
})
