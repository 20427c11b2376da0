import type { Page } from '@playwright/test'

import { expect, PHONE_ONLY, test } from './site.ts'

const KEYS = 'villa with a pool in dubailand'
const MAX_MS = 100

test(
  'a key in the search is painted within 100 ms on a slow phone, at the 95th percentile',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto('/properties')
    await page.getByLabel('Search').focus()
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // Other tests may take the processor for a moment: the best of four rounds counts.
    const rounds: number[] = []
    while (rounds.length < 4 && !rounds.some((time) => time <= MAX_MS)) {
      const times = (await timesToPaint(page)).sort((a, b) => a - b)
      rounds.push(times[Math.ceil(times.length * 0.95) - 1] ?? Infinity)
    }
    expect(Math.min(...rounds)).toBeLessThanOrEqual(MAX_MS)
  },
)

/** Types the keys; for each the time from the key to the end of the next frame. */
async function timesToPaint(page: Page): Promise<number[]> {
  await page.getByLabel('Search').fill('')
  const measured = page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const onKey = ({ timeStamp }: Event) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => {
              times.push(performance.now() - timeStamp)
              if (times.length < count) return
              removeEventListener('keydown', onKey, true)
              resolve(times)
            })
            port1.start()
            port2.postMessage(undefined)
          })
        addEventListener('keydown', onKey, true)
      }),
    KEYS.length,
  )
  await page.keyboard.type(KEYS, { delay: 120 })
  return measured
}
