import { sitemapPart, rootSitemap } from '#app/seo/sitemap.server.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { feed } from '#domain/properties/portals/feed.ts'
import { PORTAL_NAMES, PORTALS, type Portal } from '#domain/properties/portals/portal.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { xmlChecker } from '#domain/well-formed.ts'
import type { AppContext } from '#server/app-context.ts'

import { bad, count, deadline, good, type Found } from './check-result.ts'

/** What search engines take of one map. */
const MOST_ADDRESSES = 50_000
const MOST_BYTES = 50_000_000

/** Both feeds as portals would read them now. */
export async function feeds(app: AppContext): Promise<Found> {
  const told: string[] = []
  for (const portal of PORTALS) {
    const { fault, entries, whole } = await readFeed(app, portal)
    if (fault !== null)
      return bad(
        `The feed for ${PORTAL_NAMES[portal]} cannot be read: ${fault}.`,
        'This is a fault of the site. Please report it with these words.',
        '/admin/portals',
      )
    if (entries === 0)
      return bad(
        `Nothing goes out to ${PORTAL_NAMES[portal]}.`,
        'See what keeps the listings back.',
        '/admin/portals',
      )
    told.push(
      `${PORTAL_NAMES[portal]} ${whole ? '' : 'at least '}${entries.toLocaleString('en-GB')}`,
    )
  }
  return good(`The feeds can be read. Listings in them: ${told.join(', ')}.`)
}

async function readFeed(app: AppContext, portal: Portal) {
  let isOver = deadline()
  const source = {
    // Once to count what goes out, and once to write it.
    shown: () => within(properties.pages(app), (isOver = deadline())),
    // Whatever is gone is written in the same way.
    gone: () => none(),
  }
  const telling = { publicUrl: app.publicUrl, today: dubaiDay(app.clock.now()) }
  const check = xmlChecker()
  let entries = 0
  for await (const part of feed(portal, source, telling)) {
    check.read(part)
    entries += part.match(/<\/property>/gi)?.length ?? 0
  }
  return { fault: check.end(), entries, whole: !isOver() }
}

async function* within<Item>(items: AsyncIterable<Item>, isOver: () => boolean) {
  for await (const item of items) {
    yield item
    if (isOver()) return
  }
}

async function* none(): AsyncGenerator<never> {}

/** The site map, and of a long one as many parts as there is time for. */
export async function sitemap(app: AppContext): Promise<Found> {
  const isOver = deadline()
  const wrong = (fault: string) =>
    bad(`The site map is not valid: ${fault}.`, 'Please report it with these words.')
  const map = await rootSitemap(app)
  const fault = faultIn(map, app.publicUrl)
  if (fault) return wrong(fault)
  if (!map.includes('<sitemapindex')) return good(`The site map names ${addresses(map)}.`)
  let read = 0
  for (const [, name = ''] of map.matchAll(/sitemap\.xml\?part=([\w-]+)</g)) {
    if (isOver()) break
    const part = await sitemapPart(app, name)
    const fault = part === null ? `${name} is not there` : faultIn(part, app.publicUrl)
    if (fault) return wrong(fault)
    read++
  }
  return good(`The site map has ${addresses(map).replace('pages', 'parts')}; ${read} were read.`)
}

function faultIn(map: string, publicUrl: string): string | null {
  const check = xmlChecker()
  for (const line of map.split(/(?<=\n)/)) check.read(line)
  const fault = check.end()
  if (fault !== null) return fault
  if (Buffer.byteLength(map) > MOST_BYTES) return 'it is longer than 50 MB'
  const locations = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  if (locations.length > MOST_ADDRESSES) return 'it names more than 50,000 addresses'
  const foreign = locations.find((address) => !`${address}/`.startsWith(`${publicUrl}/`))
  return foreign ? `${foreign} is not on ${publicUrl}` : null
}

function addresses(map: string): string {
  return count(map.match(/<loc>/g)?.length ?? 0, 'page', 'pages')
}
