import type { Page } from '@playwright/test'

import { HELD, type Shown } from './expected-results.ts'

declare global {
  interface Window {
    /** The milliseconds from the key that comes next to the frame that shows what is expected. */
    untilShown(expected: Shown, held: number): void
    measured: Promise<number>
  }
}

/** Presses a key and tells how long it took until what it finds was on the screen. */
export async function press(page: Page, key: string, expected: Shown): Promise<number> {
  await page.evaluate(([expected, held]) => window.untilShown(expected, held), [
    expected,
    HELD,
  ] as const)
  await page.keyboard.press(key)
  return page.evaluate(() => window.measured)
}

/** Goes with the page before anything of its own runs. */
export function watchSearch(): void {
  window.untilShown = (expected, held) => {
    window.measured = new Promise((resolve) => {
      let pressed: number | undefined
      const watch = new MutationObserver(look)

      addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
        capture: true,
        once: true,
      })
      // Some keys change nothing that is seen; theirs is the frame that shows the letter.
      addEventListener('input', look, { once: true })
      watch.observe(document, { subtree: true, childList: true, characterData: true })

      function look() {
        if (pressed === undefined || !isShown()) return
        watch.disconnect()
        removeEventListener('input', look)
        const since = pressed
        // The frame is drawn after its callbacks; a message sent from them comes when it is.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - since))
          port1.start()
          port2.postMessage(null)
        })
      }
    })

    function isShown(): boolean {
      const results = document.querySelector('[aria-label="Results"]')
      const links = results?.querySelectorAll<HTMLAnchorElement>('a[href^="/properties2/"]') ?? []
      const first = [...links].slice(0, held).map((link) => link.getAttribute('href'))
      return (
        document.querySelector('main output')?.textContent === expected.count &&
        first.length === expected.first.length &&
        first.every((href, at) => href === expected.first[at])
      )
    }
  }
}
