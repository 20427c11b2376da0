import type { Browser, CDPSession } from '@playwright/test'

import { inChromium } from './browser.ts'
import { atMost } from './figure.ts'
import type { Inventories } from './inventories.ts'
import { untilIdle } from './process.ts'
import { publicPages } from './public-pages.ts'
import type { Section } from './section.ts'

const LISTINGS = 10_000
const MOST_WARMING = 20

/** A telephone as most are, and the one that Lighthouse plays. */
const SHARP = { width: 390, height: 844, density: 3 }
const LIGHTHOUSE = { width: 412, height: 823, density: 1.75 }

type Screen = typeof SHARP

interface Received {
  type: string
  bytes: number
  /** Whether it may be kept: a photo that is still in the making may not. */
  final: boolean
}

/** What a first visit brings to a telephone: every byte over the wire, headers included. */
export async function firstVisit(inventories: Inventories): Promise<Section> {
  const site = await inventories.start(LISTINGS)
  try {
    const rows: Row[] = []
    await inChromium(async (browser) => {
      for (const path of await publicPages(site.origin)) {
        console.log(`First visit: ${path}`)
        const url = site.origin + path
        const sharp = await visitOnceMade(browser, url, SHARP, site.pid)
        const lighthouse = await visitOnceMade(browser, url, LIGHTHOUSE, site.pid)
        const gzipped = await visit(browser, url, LIGHTHOUSE, 'gzip')
        rows.push({ path, sharp, lighthouse, gzipped })
      }
    })
    return section(rows)
  } finally {
    await site.stop()
  }
}

interface Row {
  path: string
  sharp: Received[]
  lighthouse: Received[]
  gzipped: Received[]
}

/** Photos are made when they are first asked for; this visitor is not the very first. */
async function visitOnceMade(
  browser: Browser,
  url: string,
  screen: Screen,
  pid: number,
): Promise<Received[]> {
  for (let at = 0; at < MOST_WARMING; at++) {
    const received = await visit(browser, url, screen)
    if (received.every(({ final }) => final)) return received
    await untilIdle(pid)
  }
  throw new Error(`${url} still shows photos in the making after ${MOST_WARMING} visits`)
}

async function visit(
  browser: Browser,
  url: string,
  { width, height, density }: Screen,
  encoding?: string,
): Promise<Received[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
    ...(encoding && { extraHTTPHeaders: { 'accept-encoding': encoding } }),
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const received = await record(session)
    await page.goto(url, { waitUntil: 'networkidle' })
    return received
  } finally {
    await context.close()
  }
}

async function record(session: CDPSession): Promise<Received[]> {
  const types = new Map<string, Omit<Received, 'bytes'>>()
  const received: Received[] = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const control = response.headers['cache-control'] ?? ''
    types.set(requestId, { type, final: type !== 'Image' || !control.includes('no-store') })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = types.get(requestId)
    if (known) received.push({ ...known, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return received
}

function section(rows: Row[]): Section {
  const scripts = rows.map(({ gzipped }) => kilobytes(gzipped, 'Script'))
  const home = rows[0]
  if (!home) throw new Error('Nothing was measured')
  return {
    title: 'First visit',
    says: `Kilobytes (1,000 bytes) over the wire, headers included, with an empty cache, until the network is quiet; ${LISTINGS} listings. JavaScript as it comes to a browser that takes gzip only. "All" on a telephone of 390 × 844 points and three pixels a point; in brackets on the one that Lighthouse plays (412 × 823, 1.75).`,
    tables: [
      {
        head: [
          'page',
          'requests',
          'JavaScript, gzip',
          'HTML',
          'styles',
          'fonts',
          'images',
          'other',
          'all',
        ],
        rows: rows.map(({ path, sharp, lighthouse, gzipped }) => [
          path,
          String(sharp.length),
          kilobytes(gzipped, 'Script').toFixed(1),
          ...['Document', 'Stylesheet', 'Font', 'Image'].map((type) =>
            kilobytes(sharp, type).toFixed(1),
          ),
          (
            kilobytes(sharp) - kilobytes(sharp, 'Script', 'Document', 'Stylesheet', 'Font', 'Image')
          ).toFixed(1),
          `${kilobytes(sharp).toFixed(0)} (${kilobytes(lighthouse).toFixed(0)})`,
        ]),
      },
    ],
    figures: [
      atMost(
        'first-visit JavaScript, gzip, the most of any public page',
        Math.max(...scripts),
        130,
        'kB',
      ),
      atMost('all of the home page on a telephone', kilobytes(home.sharp), 450, 'kB'),
    ],
  }
}

function kilobytes(received: Received[], ...types: string[]): number {
  return (
    received
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  )
}
