import type { Page } from '@playwright/test'

import { expectAccessible, readToTheEnd } from './axe.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { expect, untilAlive } from './site.ts'

interface Visit {
  /** Waits for content that arrives after the page. */
  ready?: () => Promise<unknown>
  /** Whether nothing may move while fonts and photos, held back until the first paint, come in. */
  standsStill?: boolean
}

/**
 * What every page must do: no accessibility rule broken, no sideways scrolling, no broken image, no
 * error in the console, and no request to another site but for the map on the contact page.
 */
export async function expectSoundPage(
  page: Page,
  path: string,
  { ready, standsStill = false }: Visit = {},
): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    // A page that is meant to be missing answers 404, and the browser says so.
    if (message.type() === 'error' && !message.text().includes('status of 404'))
      errors.push(message.text())
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  // The map is another site's page, and cannot be reached from here.
  await page.route(/google\.com/, (route) => route.fulfill({ body: '' }))
  await (standsStill ? openBeforeFontsAndPhotos(page, path) : page.goto(path))
  await ready?.()
  await readToTheEnd(page)
  // The frame of the map now and then counts as loading for ever; what follows checks the page itself.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => {})
  if (standsStill) expect(await shiftsOf(page)).toEqual([])
  await expectAccessible(page)
  expect(await page.evaluate(brokenImages)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(errors).toEqual([])
  const { origin } = new URL(page.url())
  const own = new RegExp(`^(${origin}|data:|blob:|https://www\\.google\\.com/(maps|generate_204))`)
  expect(requested.filter((url) => !own.test(url))).toEqual([])
}

/** Opens a page whose fonts and photos come only after its text was painted. */
async function openBeforeFontsAndPhotos(page: Page, path: string): Promise<void> {
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
  await untilAlive(page)
}

function brokenImages(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth, currentSrc }) => currentSrc && complete && !naturalWidth)
    .map(({ currentSrc }) => currentSrc)
}
