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

test('no content makes a page scroll sideways, and Arabic runs from right to left', async ({
  page,
  hostileSite,
}) => {
  await page.route(/google\.com/, (route) => route.fulfill({ body: '' }))
  for (const path of PATHS) {
    await page.goto(hostileSite.url + path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: `${path} at ${width}`,
        })
        .toBeLessThanOrEqual(width)
    }
  }
  for (const path of ['/', '/properties', '/blog', '/properties2/2', '/BlogInfo/2']) {
    await page.goto(hostileSite.url + path)
    await expect(page.getByRole('heading', { name: ARABIC_TITLE }).first()).toBeVisible()
    for (const title of await page.getByRole('heading', { name: ARABIC_TITLE }).all())
      await expect.soft(title, path).toHaveCSS('direction', 'rtl')
  }
  await expect(page.getByText(/^غرف واسعة/).first()).toHaveCSS('direction', 'rtl')
})
