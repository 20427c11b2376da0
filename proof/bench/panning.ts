import type { Browser, Page } from '@playwright/test'

import type { App } from '#domain/app.ts'
import { withApp } from '#proof/stores.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { atLeast, percentile } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { startSite } from '#test/running-site.ts'

import { inChromium } from './browser.ts'

const HOMES = 10_000
/** SQLite takes no more values in a statement. */
const BATCH = 200
const CPU_SLOWDOWN = 4
/** Of the map from afar, and close up, where homes stand for themselves. */
const ZOOMS = { 'all of Dubai': 0, homes: 4 }
const DRAGS = 6
const STEPS = 60

interface Panning {
  what: string
  /** Milliseconds between two frames of a drag. */
  gaps: number[]
  slowGaps: number[]
  markers: number
}

/** Frames while the map of 10,000 homes is dragged. */
export async function benchPanning(): Promise<Section> {
  await using folder = await temporaryFolder('bench-map')
  console.log(`Filling a site with ${HOMES} homes on the map …`)
  await withApp({ DATA_DIR: folder.path }, fill)
  await using site = await startSite({ DATA_DIR: folder.path, LOG_LEVEL: 'warn', DEMO: '0' })
  const rows = await inChromium((browser) => measure(browser, `${site.url}/properties?view=map`))
  const lowest = (gapsOf: (row: Panning) => number[]) =>
    Math.min(...rows.map((row) => framesPerSecond(gapsOf(row))))
  return {
    title: 'Panning the map',
    description: `Frames a second while a map of ${HOMES} homes is dragged at 1440 × 900, and the p95 of the milliseconds between two frames, of ${DRAGS} drags. Chromium draws at most 60.`,
    tables: [
      tableOf(rows, {
        shown: ({ what }) => what,
        markers: ({ markers }) => markers,
        'frames a second / p95': ({ gaps }) => formatFrames(gaps),
        [`CPU ${CPU_SLOWDOWN} times slower`]: ({ slowGaps }) => formatFrames(slowGaps),
      }),
    ],
    goals: [
      atLeast(
        'frames a second, panning 10,000 homes',
        lowest(({ gaps }) => gaps),
        59,
        'the lower of two scales',
      ),
      atLeast(
        'frames a second, panning 10,000 homes, CPU four times slower',
        lowest(({ slowGaps }) => slowGaps),
        30,
        'the lower of two scales',
      ),
    ],
  }
}

async function fill(app: App): Promise<void> {
  const locations = await taxonomy.locations(app)
  const [, category] = await taxonomy.categories(app)
  const homes = Array.from({ length: HOMES }, (_, at) => ({
    properties_title: `Home ${at}`,
    category_id: category?.id,
    location_id: locations[at % locations.length]?.id,
    currency: 'AED' as const,
    price: String(900_000 + at * 1000),
    // Over the built-up land from the Marina to Mirdif.
    longitude: 55.14 + ((at * 7919) % 2500) / 10_000,
    latitude: 25.04 + ((at * 7919) % 2500) / 16_000 + ((at * 104_729) % 400) / 10_000,
  }))
  for (let at = 0; at < HOMES; at += BATCH)
    await properties.createMany(app, homes.slice(at, at + BATCH))
}

async function measure(browser: Browser, url: string): Promise<Panning[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(url, { waitUntil: 'networkidle' })
  // The index of all homes, not only the server's first 2,000.
  await page.locator('.map-plane').focus()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  const results: Panning[] = []
  for (const [what, zooms] of Object.entries(ZOOMS)) {
    for (let zoom = 0; zoom < zooms; zoom++) await page.keyboard.press('+')
    const markers = await page.locator('.map-marker').count()
    const gaps = await dragFrames(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const slowGaps = await dragFrames(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    results.push({ what, gaps, slowGaps, markers })
  }
  return results
}

/** Drags to and fro; only the time between press and release counts. */
async function dragFrames(page: Page): Promise<number[]> {
  const box = await page.locator('.map-plane').boundingBox()
  if (!box) throw new Error('The map is not shown')
  const gaps: number[] = []
  for (let drag = 0; drag < DRAGS; drag++) {
    const way = drag % 2 ? -1 : 1
    const [x, y] = [box.x + box.width / 2 - way * 200, box.y + 140]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(recordFrames)
    await page.mouse.move(x + way * 400, y + way * 80, { steps: STEPS })
    gaps.push(...(await page.evaluate(() => (window as unknown as Recording).endOfFrames())))
    await page.mouse.up()
  }
  return gaps
}

interface Recording {
  endOfFrames: () => number[]
}

/** Runs in the page. */
function recordFrames(): void {
  const times: number[] = []
  let request = requestAnimationFrame(function note(time) {
    times.push(time)
    request = requestAnimationFrame(note)
  })
  Object.assign(window, {
    endOfFrames() {
      cancelAnimationFrame(request)
      return times.slice(1).map((time, index) => time - (times[index] ?? time))
    },
  })
}

function framesPerSecond(gaps: number[]): number {
  return (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)
}

function formatFrames(gaps: number[]): string {
  return `${framesPerSecond(gaps).toFixed(1)} / ${percentile(gaps, 95).toFixed(1)} ms`
}
