import type { Page } from '@playwright/test'

import { ARABIC_TITLE } from './hostile-content.ts'
import { expect, test } from './site.ts'

const WIDTHS = [320, 390, 768, 1024, 1366, 1920]
const LONG_WORD = 'w'.repeat(80)
const PATHS = [
  '/',
  '/properties',
  `/properties?searchTerm=${LONG_WORD}`,
  `/properties?searchTerm=${ARABIC_TITLE}`,
  '/properties2/1',
  '/properties2/2',
  '/properties2/3',
  '/shortlist?ids=1,2,3',
  '/compare?ids=1,2,3',
  '/blog',
  '/BlogInfo/1',
  '/BlogInfo/2',
  '/BlogInfo/3',
  '/about',
  '/contact-us',
  '/sell-property',
  `/${LONG_WORD}`,
]
/** Those of PATHS that show the Arabic listing or post. */
const WITH_ARABIC = new Set(['/', '/properties', '/blog', '/properties2/2', '/BlogInfo/2'])

test('no content makes a page scroll sideways, and Arabic runs from right to left', async ({
  page,
  hostileSite,
}) => {
  await page.route(/google\.com/, (route) => route.fulfill({ body: '' }))
  const [home = '/', ...others] = PATHS
  await page.goto(hostileSite.url + home)
  await expectToFit(page, home)
  // The others are checked without scripts, which is quicker: the server renders all of their content.
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of others) {
    await page.goto(hostileSite.url + path, { waitUntil: 'load' })
    await expectToFit(page, path)
  }
})

async function expectToFit(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `${path} at ${width}`,
      })
      .toBeLessThanOrEqual(width)
  }
  if (!WITH_ARABIC.has(path)) return
  const titles = page.getByRole('heading', { name: ARABIC_TITLE })
  await expect(titles.first()).toBeVisible()
  for (const title of await titles.all())
    await expect.soft(title, path).toHaveCSS('direction', 'rtl')
  if (path !== '/BlogInfo/2') return
  await expect(page.getByText(/^غرف واسعة/).first()).toHaveCSS('direction', 'rtl')
}
