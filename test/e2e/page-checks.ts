import type { Page } from '@playwright/test'

import { expectAccessible, scrollToEnd } from './axe.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { expect, waitForHydration } from './site.ts'

interface Visit {
  /** Waits for content that arrives after the page. */
  ready?: () => Promise<unknown>
  /**
   * When layout shifts are forbidden. Fonts and photos are delayed until after the first paint.
   * `until scrolled` is for a list that loads more near its end, which moves what follows it.
   */
  noLayoutShift?: 'always' | 'until scrolled'
  /** Whether the same page is looked at once more, at a phone's width. */
  onPhoneToo?: boolean
  /** False where another test compares the same colours: that takes most of the time. */
  contrast?: boolean
}

/**
 * What every page must do: no accessibility rule broken, no sideways scrolling, no broken image, no
 * error in the console, and no request to another site but for the map on the contact page.
 */
export async function expectPageWithoutDefects(
  page: Page,
  path: string,
  { ready, noLayoutShift, onPhoneToo = false, contrast = true }: Visit = {},
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
  await (noLayoutShift ? openBeforeFontsAndPhotos(page, path) : page.goto(path))
  await ready?.()
  if (noLayoutShift) expect(await shiftsOf(page)).toEqual([])
  await untilLoaded(page)
  if (noLayoutShift === 'always') expect(await shiftsOf(page)).toEqual([])
  await expectNoDefectsNow(page, contrast)
  if (onPhoneToo) {
    await emulatePhone(page)
    await untilLoaded(page)
    // The colours are those of before.
    await expectNoDefectsNow(page, false)
  }
  expect(errors).toEqual([])
  const { origin } = new URL(page.url())
  const own = new RegExp(`^(${origin}|data:|blob:|https://www\\.google\\.com/(maps|generate_204))`)
  expect(requested.filter((url) => !own.test(url))).toEqual([])
}

async function untilLoaded(page: Page): Promise<void> {
  await scrollToEnd(page)
  // The frame of the map now and then counts as loading for ever; what follows checks the page itself.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
}

async function expectNoDefectsNow(page: Page, contrast: boolean): Promise<void> {
  await expectAccessible(page, 'html', { contrast })
  expect(await page.evaluate(brokenImages)).toEqual([])
  await expectNoSidewaysScroll(page)
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(beyondTheEdge)).toEqual([])
}

/** What makes the page wider than its window. Runs in the page. */
function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < 0 || right > clientWidth
  })
  return [`${scrollWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 120))]
}

/** Makes the window a phone's, with a finger for a mouse. The page is not loaded again. */
async function emulatePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  })
  await page.waitForFunction(() => document.documentElement.clientWidth === 390)
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
  await waitForHydration(page)
}

function brokenImages(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth, currentSrc }) => currentSrc && complete && !naturalWidth)
    .map(({ currentSrc }) => currentSrc)
}
