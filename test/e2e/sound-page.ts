import type { Page } from '@playwright/test'

import { expectAccessible, readToTheEnd } from './axe.ts'
import { expect } from './site.ts'

/**
 * What every page must do: no accessibility rule broken, no sideways scrolling, no broken image, no
 * error in the console. `ready` waits for content that arrives after the page.
 */
export async function expectSoundPage(
  page: Page,
  path: string,
  ready?: () => Promise<void>,
): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    // A page that is meant to be missing answers 404, and the browser says so.
    if (message.type() === 'error' && !message.text().includes('status of 404'))
      errors.push(message.text())
  })
  // The map is another site's page, and cannot be reached from here.
  await page.route(/google\.com/, (route) => route.fulfill({ body: '' }))
  await page.goto(path)
  await ready?.()
  await readToTheEnd(page)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  expect(await page.evaluate(brokenImages)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(errors).toEqual([])
}

function brokenImages(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth, currentSrc }) => currentSrc && complete && !naturalWidth)
    .map(({ currentSrc }) => currentSrc)
}
