import type { Locator, Page } from '@playwright/test'

import { expect } from './site.ts'

/** Opens a page whose clock only moves when a test moves it. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  const start = new Date('2026-11-15T08:00:00Z')
  await page.clock.install({ time: start })
  await page.goto(path)
  await page.getByRole('region', { name: 'properties' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Pause the properties carousel' }).waitFor()
  await page.clock.pauseAt(new Date(start.getTime() + 60_000))
}

/** Takes a carousel back to its first slide, and lets its time start now. */
export async function startAnew(page: Page, carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: /^Pause the/ }).click()
  await carousel.getByRole('button', { name: /^Slide 1 of/ }).click()
  await page.clock.runFor(2000)
  await carousel.getByRole('button', { name: /^Play the/ }).click()
  await page.mouse.move(0, 0)
  await expectMoving(carousel, true)
}

/** Waits until a carousel moves by itself, or does not, before a test advances the clock. */
export async function expectMoving(carousel: Locator, isMoving: boolean): Promise<void> {
  await expect(carousel.locator('ul[aria-live]')).toHaveAttribute(
    'aria-live',
    isMoving ? 'off' : 'polite',
  )
}

/** The dash that is marked as the current one. */
export function current(carousel: Locator): Locator {
  return carousel.locator('[aria-label^="Slide "][aria-current]')
}

/** The headings of the slides that are in sight. */
export async function inSight(carousel: Locator): Promise<string[]> {
  return carousel.locator('[aria-live] > li').evaluateAll((slides) =>
    slides
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return left > -30 && right < innerWidth + 1
      })
      .map((slide) => slide.querySelector('h3')?.textContent ?? ''),
  )
}
