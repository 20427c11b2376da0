import type { Page } from '@playwright/test'
import { formatNumber } from '#app/ui/format.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf } from '#domain/properties/property.ts'
import { NO_SEARCH, plainFilter } from '#domain/search/query-params.ts'
import { withApp } from '#proof/stores.ts'

declare global {
  interface Window {
    /** Starts measuring from the next key to the frame that shows the expected results. */
    watchNextKey(expected: ExpectedResults, comparedCards: number): void
    measuredMs: Promise<number>
  }
}

/** Presses a key and returns the milliseconds until its results were on the screen. */
export async function pressKey(
  page: Page,
  key: string,
  expected: ExpectedResults,
): Promise<number> {
  await page.evaluate(([results, count]) => window.watchNextKey(results, count), [
    expected,
    COMPARED_CARDS,
  ] as const)
  await page.keyboard.press(key)
  return page.evaluate(() => window.measuredMs)
}

/** Runs in the page before any of its own scripts. */
export function installKeyWatch(): void {
  window.watchNextKey = (expected, comparedCards) => {
    window.measuredMs = new Promise((resolve) => {
      let pressedAt: number | undefined
      const observer = new MutationObserver(check)

      addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), {
        capture: true,
        once: true,
      })
      // Some keys do not change the results; then the frame that shows the character counts.
      addEventListener('input', check, { once: true })
      observer.observe(document, { subtree: true, childList: true, characterData: true })

      function check() {
        if (pressedAt === undefined || !areShown()) return
        observer.disconnect()
        removeEventListener('input', check)
        const since = pressedAt
        // A message that is sent from a frame's callback arrives after the frame is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - since))
          port1.start()
          port2.postMessage(null)
        })
      }
    })

    function areShown(): boolean {
      const results = document.querySelector('[aria-label="Results"]')
      const links = results?.querySelectorAll<HTMLAnchorElement>('a[href^="/properties2/"]') ?? []
      const shownLinks = [...links].slice(0, comparedCards).map((link) => link.getAttribute('href'))
      return (
        document.querySelector('main output')?.textContent === expected.count &&
        shownLinks.length === expected.firstLinks.length &&
        shownLinks.every((href, index) => href === expected.firstLinks[index])
      )
    }
  }
}

/** What the list must show: its count, and the links of its first cards. */
export interface ExpectedResults {
  count: string
  firstLinks: string[]
}

/** How many of the first cards are compared: those in view. */
export const COMPARED_CARDS = 2

/** What the list must show for a search term. */
export type ExpectResults = (searchTerm: string) => ExpectedResults

export async function readExpectedResults(dataDir: string): Promise<ExpectResults> {
  const all = await readListings(dataDir)
  return (searchTerm) => {
    const matches = all.filter(plainFilter({ ...NO_SEARCH, searchTerm }))
    return {
      count: `${formatNumber(matches.length)} ${matches.length === 1 ? 'property' : 'properties'}`,
      firstLinks: matches.slice(0, COMPARED_CARDS).map(({ id }) => `/properties2/${id}`),
    }
  }
}

function readListings(dataDir: string) {
  return withApp({ DATA_DIR: dataDir }, async (app) => {
    const pages = await Array.fromAsync(properties.pages(app))
    return pages.flat().map((property) => ({
      id: property.id,
      title: titleOf(property),
      location: property.location_name,
      category: property.category_name,
    }))
  })
}
