import type { Page } from '@playwright/test'

import { drag, markers, openMap, plane } from './map-page.ts'
import { expect, test } from './site.ts'

test.use({
  baseURL: async ({ largeSite }, use) => {
    await use(largeSite.url)
  },
})

test('a drag moves two layers; homes separate as the map comes closer; few elements are drawn', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page)
  await test.step('a drag renders nothing', () => expectLightDrag(page))
  const elements = () => plane(page).evaluate((element) => element.querySelectorAll('*').length)
  await plane(page).focus()
  await expect(
    markers(page)
      .filter({ hasText: /\d homes from/ })
      .first(),
  ).toBeVisible()
  for (let zoom = 0; zoom < 5; zoom++) {
    expect(await elements()).toBeLessThan(1000)
    await page.keyboard.press('+')
  }
  await expect(
    markers(page)
      .filter({ hasText: /1 home from AED/ })
      .first(),
  ).toBeVisible()
})

async function expectLightDrag(page: Page): Promise<void> {
  const changed = page.evaluate(() => {
    const plane = document.querySelector('.map-plane') as Element
    const layers = new Set<Node>(plane.querySelectorAll('.map-layer'))
    const others: string[] = []
    let moves = 0
    const observer = new MutationObserver((mutations) => {
      for (const { target, type, attributeName } of mutations)
        if (layers.has(target) && attributeName === 'style') moves++
        else others.push(`${type} ${attributeName}`)
    })
    const options = { subtree: true, childList: true, attributes: true, characterData: true }
    observer.observe(plane, options)
    return new Promise<{ moves: number; others: string[] }>((resolve) => {
      // In the capture phase, before the map handles the event and is drawn again.
      addEventListener('pointerup', () => resolve({ moves, others }), {
        capture: true,
        once: true,
      })
    })
  })
  await drag(page, -150, 40, 30)
  const { moves, others } = await changed
  expect(moves).toBeGreaterThan(10)
  expect(others).toEqual([])
}
