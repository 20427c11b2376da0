import { inChromium } from './browser.ts'
import { atMost } from '#proof/report/figure.ts'
import type { Inventories } from './inventories.ts'
import { publicPages } from './public-pages.ts'
import type { Section } from '#proof/report/section.ts'
import { LIGHTHOUSE, SHARP, visit, visitOnceMade, type Received } from './visit.ts'

const LISTINGS = 10_000

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

function section(rows: Row[]): Section {
  const scripts = rows.map(({ gzipped }) => scriptKilobytes(gzipped))
  const home = rows[0]
  if (!home) throw new Error('Nothing was measured')
  return {
    title: 'First visit',
    says: `Kilobytes (1,000 bytes) over the wire, headers included, with an empty cache, until the network is quiet; ${LISTINGS} listings. JavaScript without headers, as it comes to a browser that takes gzip only. "All" on a telephone of 390 × 844 points and three pixels a point; in brackets on the one that Lighthouse plays (412 × 823, 1.75).`,
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
          scriptKilobytes(gzipped).toFixed(1),
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

function scriptKilobytes(received: Received[]): number {
  const scripts = received.filter(({ type }) => type === 'Script')
  return scripts.reduce((sum, { body }) => sum + body, 0) / 1000
}

function kilobytes(received: Received[], ...types: string[]): number {
  return (
    received
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  )
}
