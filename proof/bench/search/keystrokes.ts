import { setTimeout as wait } from 'node:timers/promises'

import type { BrowserContextOptions, Page } from '@playwright/test'

import { inChromium } from '#proof/bench/browser.ts'
import type { BenchSite, BenchSites } from '#proof/bench/sites.ts'
import { waitUntilIdle } from '#proof/process-stats.ts'
import { atMost, percentile, type Goal } from '#proof/report/goal.ts'
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

interface Typing {
  slowdown?: number
  screen?: BrowserContextOptions
  flags?: string[]
  pauses?: number[]
}

interface MeasuredTyping extends Typing {
  column: string
  /** Without one, it is measured only with the number of listings that has goals. */
  goal?: { what: string; maxMs: number }
}

const TYPINGS: MeasuredTyping[] = [
  { column: 'drawn', goal: { what: 'p95', maxMs: 16 } },
  {
    column: `drawn, CPU ${CPU_SLOWDOWN} times slower`,
    slowdown: CPU_SLOWDOWN,
    goal: { what: 'p95, CPU four times slower', maxMs: 50 },
  },
  {
    column: `drawn, phone, CPU ${CPU_SLOWDOWN} times slower`,
    slowdown: CPU_SLOWDOWN,
    screen: PHONE,
    goal: { what: 'p95, phone with CPU four times slower', maxMs: 100 },
  },
  { column: 'on a screen of 60 Hz', flags: [] },
]

/** From a key in the search box to its results on the screen. */
export async function benchKeystrokes(sites: BenchSites): Promise<Section> {
  const rows: (string | number)[][] = []
  const goals: Goal[] = []
  for (const listings of SIZES) {
    console.log(`Keystrokes: ${listings} listings`)
    const expectResults = await readExpectedResults(await sites.dataFolder(listings))
    await using site = await sites.start(listings)
    // Photo variants are made on first request; that is not to be measured.
    for (const screen of [DESKTOP, PHONE])
      await typeWords(site, expectResults, { screen, pauses: [0] })
    await waitUntilIdle(site.pid)
    const cells: string[] = []
    for (const { goal, ...typing } of TYPINGS.filter(isMeasuredWith(listings))) {
      const times = await typeWords(site, expectResults, typing)
      cells.push(formatTimes(times))
      const what = `keystroke to painted results, 10,000 listings, ${goal?.what}`
      if (goal && listings === GOAL_SIZE)
        goals.push(atMost(what, percentile(times, 95), goal.maxMs, 'ms'))
    }
    rows.push([listings, ...cells, ...Array<string>(TYPINGS.length - cells.length).fill('')])
  }
  const keys = 2 * WORDS.join('').length
  return {
    title: 'Keystrokes',
    description: `Milliseconds from the key to the frame that shows its results, p50 / p95 of ${keys} keys at 1440 × 900, on a phone at 390 × 844: ${WORDS.map((word) => `"${word}"`).join(', ')}, typed and deleted key by key. A frame counts when it is drawn; a screen of 60 Hz shows it up to 17 ms later, see the last column.`,
    tables: [table(['listings', ...TYPINGS.map(({ column }) => column)].join(' | '), rows)],
    goals,
  }
}

function isMeasuredWith(listings: number) {
  return ({ goal }: MeasuredTyping) => goal !== undefined || listings === GOAL_SIZE
}

function typeWords(
  site: BenchSite,
  expectResults: ExpectResults,
  { slowdown = 1, screen = DESKTOP, flags = UNLIMITED_FRAME_RATE, pauses = PAUSES_MS }: Typing,
): Promise<number[]> {
  return inChromium(async (browser) => {
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
  }, flags)
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

function formatTimes(times: number[]): string {
  return `${percentile(times, 50).toFixed(1)} / ${percentile(times, 95).toFixed(1)}`
}
