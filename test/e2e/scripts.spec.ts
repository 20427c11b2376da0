import type { Page } from '@playwright/test'

import { expect, test, waitForHydration } from './site.ts'

test('the scripts wait until the first photo is there', async ({ page }) => {
  const { scripts, letPhotosThrough } = await withHeldPhotos(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(scripts).toEqual([])
  await letPhotosThrough()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await waitForHydration(page)
})

test('a visitor who begins to do something is not kept waiting', async ({ page }) => {
  const { scripts, letPhotosThrough } = await withHeldPhotos(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await waitForHydration(page)
  await letPhotosThrough()
})

test('a button that was pressed before the page was alive does what it says', async ({ page }) => {
  const { scripts, letPhotosThrough } = await withHeldPhotos(page)
  await page.goto('/properties', { waitUntil: 'domcontentloaded' })
  expect(scripts).toEqual([])
  const heart = page.getByRole('button', { name: /^Save / }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await letPhotosThrough()
})

/** Holds photos back and stops the clock: after five seconds a page no longer waits for photos. */
async function withHeldPhotos(page: Page) {
  await page.clock.install({ time: '2026-11-15T08:00:00Z' })
  await page.clock.pauseAt('2026-11-15T09:00:00Z')
  const held = Promise.withResolvers<void>()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.route(/\.(avif|webp|jpg)/, async (route) => {
    await held.promise
    await route.continue()
  })
  const letPhotosThrough = () => {
    held.resolve()
    return page.clock.resume()
  }
  return { scripts, letPhotosThrough }
}
