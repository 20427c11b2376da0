import { enterAsAdmin } from './admin.ts'
import { brokenPolicies } from './broken-policies.ts'
import { expect, test } from './site.ts'

const PAGES = ['/about', '/blog', '/sell-property', '/contact-us', '/login', '/nowhere']

test('every page keeps to its own policy, pop-ups and all', async ({ page }) => {
  const broken = await brokenPolicies(page)
  for (const path of PAGES) await page.goto(path)
  await page.goto('/')
  await page.getByRole('link', { name: 'Properties', exact: true }).first().click()
  await page.locator('article a[href="/properties2/30"]').click()
  await page.getByRole('button', { name: /Share/ }).first().click()
  // What draws toasts is fetched for the first of them.
  await expect(page.locator('[data-sonner-toast]')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
  await page.getByRole('button', { name: /photo/i }).first().click()
  await expect(page.locator('.pswp')).toBeVisible()
  expect(broken).toEqual([])
})

test('the admin area keeps to it', async ({ page }) => {
  const broken = await brokenPolicies(page)
  await enterAsAdmin(page)
  for (const path of ['/admin', '/admin/createpro', '/admin/create-post', '/admin/enquiries'])
    await page.goto(path)
  expect(broken).toEqual([])
})

test('a script that gets into a page does not run', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('</main>', `${INTRUDERS}</main>`)
    await route.fulfill({ response, body: html })
  })
  const broken = await brokenPolicies(page)
  await page.goto('/about')
  await expect
    .poll(() => broken.toSorted())
    .toEqual(['script-src-attr', 'script-src-elem', 'style-src-elem'])
  expect(await page.title()).not.toBe('taken')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what only scripts can work is out of sight', async ({ page }) => {
    await page.goto('/properties')
    await page.locator('article a').first().click()
    await expect(page).toHaveURL(/\/properties2\/\d+$/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const buttons = page.locator('.script-only')
    await expect(buttons).not.toHaveCount(0)
    for (const button of await buttons.all()) await expect(button).toBeHidden()
  })
})

const INTRUDERS =
  '<script>document.title = "taken"</script>' +
  '<svg onload="document.title = \'taken\'"></svg><style>body{display:none}</style>'
