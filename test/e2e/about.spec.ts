import { expect, PHONE_TOO, test } from './site.ts'

test('the page tells the vision, the mission and the team', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Home|About Us')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Us')
  for (const section of ['Our Vision', 'Our Mission', 'Our Team'])
    await expect(main.getByRole('region', { name: section })).toBeVisible()
})

test('two people stand there with their roles, e-mail addresses and phones', async ({ page }) => {
  await page.goto('/about')
  const people = page.getByRole('region', { name: 'Our Team' }).getByRole('article')
  await expect(people).toHaveCount(2)
  await expect(people.nth(0)).toContainText('Chief Executive Officer')
  await expect(people.nth(1)).toContainText('Owner')
  for (const person of await people.all()) {
    await expect(person.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/)
    await expect(person.getByRole('link', { name: '+971' })).toHaveAttribute('href', /^tel:\+971/)
  }
})

test('the banner is 400 px high', PHONE_TOO, async ({ page }) => {
  await page.goto('/about')
  const banner = page.getByRole('main').locator('section').first()
  expect((await banner.boundingBox())?.height).toBe(400)
})

test('the breadcrumb leads home', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})
