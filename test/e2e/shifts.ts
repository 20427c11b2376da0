import type { Page } from '@playwright/test'

/** A layout shift. */
interface Shift {
  value: number
  /** Whether somebody pressed a key or a button just before. */
  hadRecentInput: boolean
  moved: string[]
}

/** A font that comes a moment late moves texts a little, now and then: for tests of something else. */
export async function blockFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort())
}

/** Notes whatever moves, on every page from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 200) : (node?.textContent ?? ''),
        )
        shifts.push({ value, hadRecentInput, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}
