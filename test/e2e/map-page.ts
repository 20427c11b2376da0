import type { Locator, Page } from '@playwright/test'

import { expect } from './site.ts'

export const MAP = '/properties?view=map'

export function plane(page: Page): Locator {
  return page.getByRole('region', { name: /^Map of Dubai/ })
}

export function markers(page: Page): Locator {
  return plane(page).getByRole('listitem').getByRole('link')
}

/** Opens the map and waits for its markers. */
export async function openMap(page: Page, path = MAP): Promise<void> {
  await page.goto(path)
  await expect(markers(page).first()).toBeVisible()
}

/** Drags the map by pixels, in small steps. */
export async function drag(page: Page, right: number, down: number, steps = 8): Promise<void> {
  const box = (await plane(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // Free of markers: the Gulf.
  const [x, y] = [box.x + 60, box.y + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps })
  await page.mouse.up()
}
