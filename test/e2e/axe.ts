import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './site.ts'

/** No accessibility rule is broken on the page as it stands, or within one element of it. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await page.evaluate(settled)
  // Foreign frames are excluded, so no second page is needed to collect their results, and all that
  // passes need not be sent here: a third of the time. No rule that runs reads style sheets.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .include(within)
    .exclude('iframe')
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}

/** Waits for what is fading in or out: half-way there its colours are nobody's choice. */
async function settled(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/** Scrolls through the page, so that everything that loads on sight is loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
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
