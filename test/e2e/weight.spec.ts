import { inChromium } from '#proof/bench/browser.ts'

import { readToTheEnd } from './axe.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { expect, PHONE_ONLY, PHONE_TOO, test } from './site.ts'
import { adminScripts, bytesOnPhone, photosOn, PUBLIC_PAGES, scriptsOf } from './weight.ts'

/** React, its DOM and the router alone are 108 kB. */
const MAX_SCRIPT_BYTES = 130_000
const MAX_HOME_BYTES = 450_000

/** Texts of the admin area: no script of a public page contains one. */
const ADMIN_WORDS = [
  'Please log in again',
  'Create New Property',
  'Invalid credentials.',
  'Error uploading',
  '/api/upload',
  'draft-1:',
  'otpauth:',
]

const SCREENS = [
  { width: 390, density: 3 },
  { width: 390, density: 2 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
]

for (const path of PUBLIC_PAGES)
  test.describe(path, () => {
    test(
      'brings at most 130 kB of scripts, and none that it may not need',
      PHONE_ONLY,
      async ({ page }) => {
        const scripts = await scriptsOf(page, () => page.goto(path))
        const bytes = scripts.reduce((sum, { gzipped }) => sum + gzipped, 0)
        const sizes = scripts.map(({ path, gzipped }) => `${path} ${gzipped}`).join('\n')
        expect(bytes, sizes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)

        const files = scripts.map(({ path }) => path)
        expect(
          files.filter((file) => /carousel|toaster|lightbox|dragging|desk/.test(file)),
        ).toEqual([])
        const admin = await adminScripts(page)
        expect(admin).not.toEqual([])
        expect(files.filter((file) => admin.includes(file))).toEqual([])
        for (const words of ADMIN_WORDS)
          expect(
            scripts.filter(({ text }) => text.includes(words)).map(({ path }) => path),
            words,
          ).toEqual([])
      },
    )

    test('stands still while its fonts and photos come in', PHONE_TOO, async ({ page }) => {
      await page.route(/google\.com/, (route) => route.abort())
      const held = Promise.withResolvers<void>()
      await page.route(/\.(woff2|avif|webp|svg)$/, async (route) => {
        await held.promise
        await route.continue()
      })
      await watchShifts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0])
      held.resolve()
      await page.waitForLoadState('load')
      await page.waitForFunction(() =>
        [...document.fonts]
          .filter(({ family }) => family.includes('Variable'))
          .every(({ status }) => status === 'loaded'),
      )
      await readToTheEnd(page)
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toEqual([])
    })

    test('shows no photo from a larger file than its box can show', async ({ browser, site }) => {
      for (const screen of SCREENS) {
        const photos = await photosOn(browser, site.url + path, screen)
        expect(photos.filter(({ file, enough }) => file > enough)).toEqual([])
      }
    })
  })

test('the search moves nothing that the visitor did not move', PHONE_TOO, async ({ page }) => {
  await watchShifts(page)
  await page.goto('/properties')
  await page.getByLabel('Search').pressSequentially('villa', { delay: 30 })
  await expect(page).toHaveURL(/searchTerm=villa/)
  await page.waitForLoadState('networkidle')
  expect((await shiftsOf(page)).filter(({ typed }) => !typed)).toEqual([])
})

for (const density of [2, 3])
  test(
    `all of the home page is at most 450 kB on a phone of density ${density}`,
    PHONE_ONLY,
    async ({ site, request }) => {
      // The shell without windows fetches photos that lie further below than a visitor's browser does.
      const visit = () => inChromium((browser) => bytesOnPhone(browser, site.url, density))
      const { photos } = await visit()
      // The first visitor of all gets larger files until the small ones are made.
      for (const photo of photos)
        await expect
          .poll(async () => (await request.get(photo)).headers()['cache-control'], {
            timeout: 30_000,
          })
          .not.toContain('no-store')
      const { bytes } = await visit()
      expect(bytes).toBeLessThanOrEqual(MAX_HOME_BYTES)
    },
  )

test('what has a hash in its name is kept for ever, and texts come compressed', async ({
  page,
}) => {
  const answers: { path: string; headers: Record<string, string> }[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.startsWith('/assets/')) answers.push({ path, headers: response.headers() })
  })
  await page.goto('/')
  expect(answers.length).toBeGreaterThan(5)
  for (const { path, headers } of answers) {
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    if (/\.(js|css)$/.test(path) && Number(headers['content-length']) > 600)
      expect(headers['content-encoding'], path).toBe('br')
  }
})
