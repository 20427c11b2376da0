import { expect, test } from './site.ts'

test('below a banner of 400 px stand the vision, the mission and two people, and a way home', async ({
  page,
}) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const banner = main.locator('section').first()
    await expect.poll(async () => (await banner.boundingBox())?.height).toBe(400)
  }
  const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb).toHaveText('Home|About Us')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Us')
  for (const section of ['Our Vision', 'Our Mission', 'Our Team'])
    await expect(main.getByRole('region', { name: section })).toBeVisible()

  const people = page.getByRole('region', { name: 'Our Team' }).getByRole('article')
  await expect(people).toHaveCount(2)
  await expect(people.nth(0)).toContainText('Chief Executive Officer')
  await expect(people.nth(1)).toContainText('Owner')
  for (const person of await people.all()) {
    await expect(person.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/)
    await expect(person.getByRole('link', { name: '+971' })).toHaveAttribute('href', /^tel:\+971/)
  }

  await main.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})
