import { setTimeout as wait } from 'node:timers/promises'

import type { Browser, Page } from '@playwright/test'

import { inChromium } from '#proof/bench/browser.ts'
import { atMost, percentile } from '#proof/report/figure.ts'
import type { Inventories, Site } from '#proof/bench/inventories.ts'
import { untilIdle } from '#proof/bench/process.ts'
import type { Section } from '#proof/report/section.ts'

import { oracleOf, type Oracle } from './expected-results.ts'
import { press, watchSearch } from './watch.ts'

const SIZES = [100, 1000, 10_000, 50_000]
const JUDGED = 10_000
const SLOWER = 4
const WORDS = ['villa', 'marina', 'penthouse', 'palm j', 'sea view', 'xylophone']
/** People type in no steady beat. */
const PAUSES_MS = [80, 120, 180, 240]

/**
 * Chromium shows a frame sixty times a second, however soon it is ready. What counts is when it is
 * ready: with these it shows each frame at once.
 */
const WITHOUT_BEAT = ['--disable-gpu-vsync', '--disable-frame-rate-limit']

interface Row {
  listings: number
  ready: number[]
  slower: number[]
  /** Measured where it is judged. */
  shown: number[] | undefined
}

/** From a key in the search box to its results on the screen. */
export async function keystrokes(inventories: Inventories): Promise<Section> {
  const rows: Row[] = []
  for (const listings of SIZES) {
    console.log(`Keystrokes: ${listings} listings`)
    const oracle = await oracleOf(await inventories.folder(listings))
    const site = await inventories.start(listings)
    const typed = (flags: string[], slower = 1, pauses = PAUSES_MS) =>
      inChromium((browser) => typeWords(browser, site, oracle, { slower, pauses }), flags)
    try {
      // Photos are made when they are first asked for; this visitor is not the very first.
      await typed(WITHOUT_BEAT, 1, [0])
      await untilIdle(site.pid)
      rows.push({
        listings,
        ready: await typed(WITHOUT_BEAT),
        slower: await typed(WITHOUT_BEAT, SLOWER),
        shown: listings === JUDGED ? await typed([]) : undefined,
      })
    } finally {
      await site.stop()
    }
  }
  return section(rows)
}

async function typeWords(
  browser: Browser,
  site: Site,
  oracle: Oracle,
  { slower, pauses }: { slower: number; pauses: number[] },
): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(watchSearch)
  await page.goto(`${site.origin}/properties`, { waitUntil: 'networkidle' })
  await page.getByRole('searchbox').click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })

  // The first key waits until every listing has come; that is loading, not searching.
  await press(page, 'a', oracle('a'))
  await press(page, 'Backspace', oracle(''))

  const measured: number[] = []
  for (const word of WORDS) measured.push(...(await typeAndDelete(page, word, oracle, pauses)))
  return measured
}

async function typeAndDelete(
  page: Page,
  word: string,
  oracle: Oracle,
  pauses: number[],
): Promise<number[]> {
  const measured: number[] = []
  const strike = async (key: string, left: string) => {
    await wait(pauses[measured.length % pauses.length])
    measured.push(await press(page, key, oracle(left)))
  }
  for (let length = 1; length <= word.length; length++)
    await strike(word.charAt(length - 1), word.slice(0, length))
  for (let length = word.length - 1; length >= 0; length--)
    await strike('Backspace', word.slice(0, length))
  return measured
}

function section(rows: Row[]): Section {
  const judged = rows.find(({ listings }) => listings === JUDGED)
  if (!judged) throw new Error('Nothing was measured')
  const keys = judged.ready.length
  return {
    title: 'Keystrokes',
    says: `Milliseconds from the key to the frame that shows its results, p50 / p95 of ${keys} keys at 1440 × 900: ${WORDS.map((word) => `"${word}"`).join(', ')}, typed and deleted letter by letter. A frame counts when it is drawn; a screen of 60 Hz shows it up to 17 ms later, as the last column has it.`,
    tables: [
      {
        head: ['listings', 'drawn', `drawn, CPU ${SLOWER} times slower`, 'on a screen of 60 Hz'],
        rows: rows.map(({ listings, ready, slower, shown }) => [
          String(listings),
          ...[ready, slower, shown].map((times) => (times ? told(times) : '')),
        ]),
      },
    ],
    figures: [
      atMost(
        'keystroke to painted results, 10,000 listings, p95',
        percentile(judged.ready, 95),
        16,
        'ms',
      ),
      atMost(
        'keystroke to painted results, 10,000 listings, p95, CPU four times slower',
        percentile(judged.slower, 95),
        50,
        'ms',
      ),
    ],
  }
}

function told(times: number[]): string {
  return `${percentile(times, 50).toFixed(1)} / ${percentile(times, 95).toFixed(1)}`
}
