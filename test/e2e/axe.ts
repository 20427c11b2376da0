import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './site.ts'

/** Nothing on the page as it stands keeps anybody out. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settled)
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
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

/** Walks down the page, so that whatever waits for the eye is there. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      // A page behind others, or one that waits for a foreign frame, may be given no frame of its own.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1000)
      })
    }
    scrollTo(0, 0)
  })
}
