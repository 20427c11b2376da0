import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'

import { expect } from './site.ts'

const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
// What the script adds to the page.
declare const axe: typeof import('axe-core')

/** No accessibility rule is broken on the page as it stands, or within one element of it. */
export async function expectAccessible(
  page: Page,
  within = 'html',
  { contrast = true } = {},
): Promise<void> {
  await page.evaluate(waitForAnimations)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT)
  expect(await page.evaluate(violations, { within, contrast })).toEqual([])
}

/** Runs in the page. Foreign frames are excluded, and no rule that runs reads style sheets. */
async function violations({
  within,
  contrast,
}: {
  within: string
  contrast: boolean
}): Promise<string[]> {
  const found = await axe.run(
    { include: within, exclude: 'iframe' },
    {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      rules: { 'color-contrast': { enabled: contrast } },
    },
  )
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
}

/** Waits for running animations to end: during a fade, colours do not have their final contrast. */
async function waitForAnimations(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/** Scrolls through the page, so that everything that loads on sight is loaded. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      // On a busy machine frames may be far apart, and the loading of photos does not wait for them.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 100)
      })
    }
    scrollTo(0, 0)
  })
}
