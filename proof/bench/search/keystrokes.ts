import { setTimeout as wait } from 'node:timers/promises'

import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

import { inChromium } from '#proof/bench/browser.ts'
import type { BenchSite, BenchSites } from '#proof/bench/sites.ts'
import { waitUntilIdle } from '#proof/process-stats.ts'
import { atMost, percentile } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'

import {
  installKeyWatch,
  pressKey,
  readExpectedResults,
  type ExpectResults,
} from './expected-results.ts'

const SIZES = [100, 1000, 10_000, 50_000]
const GOAL_SIZE = 10_000
const CPU_SLOWDOWN = 4
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
}
const WORDS = ['villa', 'marina', 'penthouse', 'palm j', 'sea view', 'xylophone']
/** People do not type at a steady rate. */
const PAUSES_MS = [80, 120, 180, 240]

/** Chromium shows at most sixty frames a second; with these flags each frame as soon as it is drawn. */
const UNLIMITED_FRAME_RATE = ['--disable-gpu-vsync', '--disable-frame-rate-limit']

/** Milliseconds per key, with a number of listings. */
interface KeyTimes {
  listings: number
  drawn: number[]
  drawnOnSlowCpu: number[]
  drawnOnSlowPhone: number[]
  /** Measured only for the size that has a goal. */
  at60Hz: number[] | undefined
}

/** From a key in the search box to its results on the screen. */
export async function benchKeystrokes(sites: BenchSites): Promise<Section> {
  const rows: KeyTimes[] = []
  for (const listings of SIZES) {
    console.log(`Keystrokes: ${listings} listings`)
    const expectResults = await readExpectedResults(await sites.dataFolder(listings))
    await using site = await sites.start(listings)
    const measure = (flags: string[], typing: Partial<Typing> = {}) =>
      inChromium((browser) => typeWords(browser, site, expectResults, typing), flags)
    // Photo variants are made on first request; that is not to be measured.
    for (const screen of [DESKTOP, PHONE])
      await measure(UNLIMITED_FRAME_RATE, { screen, pauses: [0] })
    await waitUntilIdle(site.pid)
    rows.push({
      listings,
      drawn: await measure(UNLIMITED_FRAME_RATE),
      drawnOnSlowCpu: await measure(UNLIMITED_FRAME_RATE, { slowdown: CPU_SLOWDOWN }),
      drawnOnSlowPhone: await measure(UNLIMITED_FRAME_RATE, {
        slowdown: CPU_SLOWDOWN,
        screen: PHONE,
      }),
      at60Hz: listings === GOAL_SIZE ? await measure([]) : undefined,
    })
  }
  return section(rows)
}

interface Typing {
  slowdown: number
  pauses: number[]
  screen: BrowserContextOptions
}

async function typeWords(
  browser: Browser,
  site: BenchSite,
  expectResults: ExpectResults,
  { slowdown = 1, pauses = PAUSES_MS, screen = DESKTOP }: Partial<Typing>,
): Promise<number[]> {
  const page = await browser.newPage(screen)
  await page.addInitScript(installKeyWatch)
  await page.goto(`${site.origin}/properties`, { waitUntil: 'networkidle' })
  await page.getByRole('searchbox').click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  // The first key waits until the search index is loaded; that is loading, not searching.
  await pressKey(page, 'a', expectResults('a'))
  await pressKey(page, 'Backspace', expectResults(''))

  const measured: number[] = []
  for (const word of WORDS)
    measured.push(...(await typeAndDelete(page, word, expectResults, pauses)))
  return measured
}

async function typeAndDelete(
  page: Page,
  word: string,
  expectResults: ExpectResults,
  pauses: number[],
): Promise<number[]> {
  const measured: number[] = []
  const type = async (key: string, textAfter: string) => {
    await wait(pauses[measured.length % pauses.length])
    measured.push(await pressKey(page, key, expectResults(textAfter)))
  }
  for (let length = 1; length <= word.length; length++)
    await type(word.charAt(length - 1), word.slice(0, length))
  for (let length = word.length - 1; length >= 0; length--)
    await type('Backspace', word.slice(0, length))
  return measured
}

function section(rows: KeyTimes[]): Section {
  const withGoal = rows.find(({ listings }) => listings === GOAL_SIZE)
  if (!withGoal) throw new Error('Nothing was measured')
  const keys = withGoal.drawn.length
  const p95 = percentile(withGoal.drawn, 95)
  return {
    title: 'Keystrokes',
    description: `Milliseconds from the key to the frame that shows its results, p50 / p95 of ${keys} keys at 1440 × 900, on a phone at 390 × 844: ${WORDS.map((word) => `"${word}"`).join(', ')}, typed and deleted key by key. A frame counts when it is drawn; a screen of 60 Hz shows it up to 17 ms later, see the last column.`,
    tables: [
      table(
        `listings | drawn | drawn, CPU ${CPU_SLOWDOWN} times slower | drawn, phone, CPU ${CPU_SLOWDOWN} times slower | on a screen of 60 Hz`,
        rows.map(({ listings, drawn, drawnOnSlowCpu, drawnOnSlowPhone, at60Hz }) => [
          listings,
          ...[drawn, drawnOnSlowCpu, drawnOnSlowPhone, at60Hz].map((times) =>
            times ? formatTimes(times) : '',
          ),
        ]),
      ),
    ],
    goals: [
      atMost('keystroke to painted results, 10,000 listings, p95', p95, 16, 'ms'),
      atMost(
        'keystroke to painted results, 10,000 listings, p95, CPU four times slower',
        percentile(withGoal.drawnOnSlowCpu, 95),
        50,
        'ms',
      ),
      atMost(
        'keystroke to painted results, 10,000 listings, p95, phone with CPU four times slower',
        percentile(withGoal.drawnOnSlowPhone, 95),
        100,
        'ms',
      ),
    ],
  }
}

function formatTimes(times: number[]): string {
  return `${percentile(times, 50).toFixed(1)} / ${percentile(times, 95).toFixed(1)}`
}
