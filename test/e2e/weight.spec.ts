import { inChromium } from '#proof/bench/browser.ts'

import { photosOn } from './photo-sizes.ts'
import { blockFonts, shiftsOf, watchShifts } from './shifts.ts'
import { expect, PHONE_ONLY, PHONE_TOO, test } from './site.ts'
import { bytesOnPhone, PUBLIC_PAGES } from './weight.ts'

const MAX_HOME_BYTES = 450_000

const SCREENS = [
  { width: 390, density: 3 },
  { width: 390, density: 2 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
]

test('no page shows a photo from a larger file than its box can show', async ({ page }) => {
  for (const path of PUBLIC_PAGES)
    await test.step(path, async () => {
      for (const { screen, photos } of await photosOn(page, path, SCREENS)) {
        const tooLarge = photos.filter(
          ({ fileWidth, smallestSufficientWidth }) => fileWidth > smallestSufficientWidth,
        )
        expect(tooLarge, `${screen.width} px × ${screen.density}`).toEqual([])
      }
    })
})

test('the search moves nothing that the visitor did not move', PHONE_TOO, async ({ page }) => {
  await blockFonts(page)
  await watchShifts(page)
  await page.goto('/properties')
  await page.getByLabel('Search').pressSequentially('villa', { delay: 30 })
  await expect(page).toHaveURL(/searchTerm=villa/)
  await page.waitForLoadState('networkidle')
  expect((await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([])
})

test(
  'all of the home page is at most 450 kB on phones of density 2 and 3',
  PHONE_ONLY,
  async ({ site, request }) => {
    // Smaller photos are made at a low priority, so other work on the machine delays them.
    test.setTimeout(300_000)
    // In the full Chromium: the headless shell loads lazy photos earlier than a visitor's browser.
    await inChromium(async (browser) => {
      for (const density of [2, 3]) {
        const { photos } = await bytesOnPhone(browser, site.url, density)
        // Until the small variants are made, larger files are sent, marked `no-store`.
        for (const photo of photos)
          await expect
            .poll(async () => (await request.get(photo)).headers()['cache-control'], {
              timeout: 120_000,
            })
            .not.toContain('no-store')
        const { bytes } = await bytesOnPhone(browser, site.url, density)
        expect(bytes).toBeLessThanOrEqual(MAX_HOME_BYTES)
      }
    })
  },
)

test('what has a hash in its name is kept for ever, and texts come compressed', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const assets = new Set(
    Array.from(html.matchAll(/"(\/assets\/[^" ]+)"/g), ([, path = '']) => path),
  )
  expect(assets.size).toBeGreaterThan(5)
  for (const path of assets) {
    const headers = (await request.get(path)).headers()
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    if (/\.(js|css)$/.test(path) && Number(headers['content-length']) > 600)
      expect(headers['content-encoding'], path).toBe('br')
  }
})
