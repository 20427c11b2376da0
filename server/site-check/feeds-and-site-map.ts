import { sitemapPart, rootSitemap } from '#app/seo/sitemap.server.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { feed } from '#domain/properties/portals/feed.ts'
import { PORTAL_NAMES, PORTALS, type Portal } from '#domain/properties/portals/portal.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { xmlChecker } from '#domain/xml-check.ts'
import type { AppContext } from '#server/app-context.ts'

import { fail, pass, pluralise, startDeadline, type CheckOutcome } from './check-result.ts'

/** Limits of search engines for one site map. */
const MAX_SITEMAP_URLS = 50_000
const MAX_SITEMAP_BYTES = 50_000_000

/** Reads every feed as its portal would. */
export async function feeds(app: AppContext): Promise<CheckOutcome> {
  const counts: string[] = []
  for (const portal of PORTALS) {
    const { fault, entries, isComplete } = await readFeed(app, portal)
    const name = PORTAL_NAMES[portal]
    if (fault !== null)
      return fail(
        `The feed for ${name} cannot be read: ${fault}.`,
        'This is a fault of the site. Please report it with these words.',
        '/admin/portals',
      )
    if (entries === 0) {
      const advice = 'See what keeps the listings back.'
      return fail(`Nothing goes out to ${name}.`, advice, '/admin/portals')
    }
    counts.push(`${name} ${isComplete ? '' : 'at least '}${entries.toLocaleString('en-GB')}`)
  }
  return pass(`The feeds can be read. Listings in them: ${counts.join(', ')}.`)
}

async function readFeed(app: AppContext, portal: Portal) {
  let isOver = startDeadline()
  const source = {
    // Called twice, to count the listings and to write them; each gets its own time.
    published: () => takeUntil(properties.pages(app), (isOver = startDeadline())),
    // Removed listings are written like the others, so they are not checked.
    withdrawn: async function* () {},
  }
  const agency = await app.agency.current()
  const site = { publicUrl: app.publicUrl, today: dubaiDay(app.clock.now()), agency }
  const check = xmlChecker()
  let entries = 0
  for await (const part of feed(portal, source, site)) {
    check.read(part)
    entries += part.match(/<\/property>/gi)?.length ?? 0
  }
  return { fault: check.end(), entries, isComplete: !isOver() }
}

async function* takeUntil<Item>(items: AsyncIterable<Item>, isOver: () => boolean) {
  for await (const item of items) {
    yield item
    if (isOver()) return
  }
}

/** Reads the site map; of a long one, as many parts as there is time for. */
export async function sitemap(app: AppContext): Promise<CheckOutcome> {
  const isOver = startDeadline()
  const invalid = (fault: string) =>
    fail(`The site map is not valid: ${fault}.`, 'Please report it with these words.')
  const map = await rootSitemap(app)
  const fault = faultIn(map, app.publicUrl)
  if (fault) return invalid(fault)
  if (!map.includes('<sitemapindex')) return pass(`The site map names ${countPages(map)}.`)
  let read = 0
  for (const [, name = ''] of map.matchAll(/sitemap\.xml\?part=([\w-]+)</g)) {
    if (isOver()) break
    const part = await sitemapPart(app, name)
    const fault = part === null ? `${name} is not there` : faultIn(part, app.publicUrl)
    if (fault) return invalid(fault)
    read++
  }
  return pass(`The site map has ${countPages(map).replace('pages', 'parts')}; ${read} were read.`)
}

function faultIn(map: string, publicUrl: string): string | null {
  const check = xmlChecker()
  check.read(map)
  const fault = check.end()
  if (fault !== null) return fault
  if (Buffer.byteLength(map) > MAX_SITEMAP_BYTES) return 'it is longer than 50 MB'
  const urls = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  if (urls.length > MAX_SITEMAP_URLS) return 'it names more than 50,000 addresses'
  const foreign = urls.find((url) => !`${url}/`.startsWith(`${publicUrl}/`))
  return foreign ? `${foreign} is not on ${publicUrl}` : null
}

function countPages(map: string): string {
  return pluralise(map.match(/<loc>/g)?.length ?? 0, 'page', 'pages')
}
