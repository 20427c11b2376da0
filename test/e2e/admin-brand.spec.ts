import { enterAsAdmin } from './admin.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './site.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="160" height="40" fill="#9c1f4a"/></svg>'

test('a logo and colours are chosen, corrected where they cannot be read, and public at once', async ({
  page,
}) => {
  const { token } = await enterAsAdmin(page)
  await page.goto('/admin/settings/brand')
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml' }
  const logo = page.getByLabel('Logo: file', { exact: true })
  await logo.setInputFiles({ ...file, buffer: Buffer.from(LOGO.replace('rect', 'text')) })
  await expect(page.getByText('convert the text to outlines')).toBeVisible()
  await logo.setInputFiles({ ...file, buffer: Buffer.from(LOGO) })
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()

  const accent = page.getByLabel(/^Accent(?!:)/)
  await accent.fill('B98F45')
  await expect(page.getByText('2.6 : 1 on paper; text needs 4.5')).toBeVisible()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(accent).toBeFocused()
  await expectAccessible(page, '#admin-content form')
  await page.getByRole('button', { name: 'Use #886008' }).click()
  await expect(accent).toHaveValue('#886008')
  await page.getByRole('radio', { name: 'Hanken Grotesk', exact: true }).check()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()

  await page.goto('/about')
  await expect(page.locator('header img').first()).toHaveAttribute('src', /^\/brand-files\//)
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-brass-deep'))
  await expect.poll(colour).toBe('#886008')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-family', /^"Hanken Grotesk Variable"/)
  await expectAccessible(page)

  await page.request.post('/api/settings/brand/versions/0/restore', {
    headers: { authorization: `Bearer ${token}` },
  })
  await page.reload()
  await expect(page.locator('header img').first()).toHaveAttribute('src', '/brand/logo.svg')
})
