import { publicPages } from '#proof/public-pages.ts'
import { atMost } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'

import { inChromium } from './browser.ts'
import {
  LIGHTHOUSE_PHONE,
  recordVisit,
  recordWarmVisit,
  SHARP_PHONE,
  type Transfer,
} from './record-visit.ts'
import { LISTINGS, type BenchSites } from './sites.ts'

const GZIP_PHONE = { ...LIGHTHOUSE_PHONE, extraHTTPHeaders: { 'accept-encoding': 'gzip' } }
const TYPES = ['Script', 'Document', 'Stylesheet', 'Font', 'Image']

/** What a phone downloads on a first visit: every byte over the wire, headers included. */
export async function benchFirstVisit(sites: BenchSites): Promise<Section> {
  await using site = await sites.start()
  const paths = await publicPages(site.origin)
  const pages = await inChromium((browser) =>
    Array.fromAsync(paths, async (path) => {
      console.log(`First visit: ${path}`)
      const url = site.origin + path
      return {
        path,
        sharp: await recordWarmVisit(browser, url, SHARP_PHONE, site.pid),
        lighthouse: await recordWarmVisit(browser, url, LIGHTHOUSE_PHONE, site.pid),
        gzipped: await recordVisit(browser, url, GZIP_PHONE),
      }
    }),
  )
  const [home] = pages
  if (!home) throw new Error('Nothing was measured')
  const maxScripts = Math.max(...pages.map(({ gzipped }) => scriptKilobytes(gzipped)))
  return {
    title: 'First visit',
    description: `Kilobytes (1,000 bytes) over the wire, headers included, with an empty cache, until the network is idle; ${LISTINGS} listings. JavaScript is counted without headers, for a browser that accepts gzip only. "All" is for a phone of 390 × 844 points with three pixels a point; in brackets for the phone that Lighthouse emulates (412 × 823, 1.75).`,
    tables: [
      tableOf(pages, {
        page: ({ path }) => path,
        requests: ({ sharp }) => sharp.length,
        'JavaScript, gzip': ({ gzipped }) => scriptKilobytes(gzipped).toFixed(1),
        HTML: ({ sharp }) => kilobytes(sharp, 'Document').toFixed(1),
        styles: ({ sharp }) => kilobytes(sharp, 'Stylesheet').toFixed(1),
        fonts: ({ sharp }) => kilobytes(sharp, 'Font').toFixed(1),
        images: ({ sharp }) => kilobytes(sharp, 'Image').toFixed(1),
        other: ({ sharp }) => (kilobytes(sharp) - kilobytes(sharp, ...TYPES)).toFixed(1),
        all: ({ sharp, lighthouse }) =>
          `${kilobytes(sharp).toFixed(0)} (${kilobytes(lighthouse).toFixed(0)})`,
      }),
    ],
    goals: [
      atMost('first-visit JavaScript, gzip, the most of any public page', maxScripts, 130, 'kB'),
      atMost('all of the home page on a phone', kilobytes(home.sharp), 450, 'kB'),
    ],
  }
}

function scriptKilobytes(transfers: Transfer[]): number {
  const scripts = transfers.filter(({ type }) => type === 'Script')
  return scripts.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / 1000
}

function kilobytes(transfers: Transfer[], ...types: string[]): number {
  const counted = transfers.filter(({ type }) => types.length === 0 || types.includes(type))
  return counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}
