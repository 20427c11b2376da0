import { collectCspViolations } from './csp-violations.ts'
import { expect, test } from './site.ts'

// That no page breaks its policy as it opens is a part of every-page.spec.ts and admin-every-page.spec.ts:
// the browser reports it as an error.

test('toasts and the lightbox, which are loaded later, do not violate the content policy', async ({
  page,
}) => {
  const violations = await collectCspViolations(page)
  await page.goto('/properties')
  await page.locator('article a[href="/properties2/30"]').click()
  await page.getByRole('button', { name: /Share/ }).first().click()
  // What draws toasts is fetched for the first of them.
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
  await page.getByRole('button', { name: /photo/i }).first().click()
  await expect(page.locator('.pswp')).toBeVisible()
  expect(violations).toEqual([])
})

test('a script that gets into a page does not run', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('</main>', `${INTRUDERS}</main>`)
    await route.fulfill({ response, body: html })
  })
  const violations = await collectCspViolations(page)
  await page.goto('/about')
  await expect
    .poll(() => violations.toSorted())
    .toEqual(['script-src-attr', 'script-src-elem', 'style-src-elem'])
  expect(await page.title()).not.toBe('taken')
})

const INTRUDERS =
  '<script>document.title = "taken"</script>' +
  '<svg onload="document.title = \'taken\'"></svg><style>body{display:none}</style>'
