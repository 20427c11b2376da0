import type { Property } from '#domain/properties/property.ts'

import { bayutFeed } from './bayut.ts'
import { dubaiTime, feedEntry, type FeedFormat, type FeedOptions } from './feed-entry.ts'
import type { Portal } from './portal.ts'
import { couldBeInFeed, isInFeed, type PortalRules } from './preflight.ts'
import { propertyFinderFeed } from './property-finder.ts'

const FORMATS: Record<Portal, FeedFormat> = {
  bayut: bayutFeed,
  'property-finder': propertyFinderFeed,
}

/** The properties of a feed, page by page. `published` is read twice. */
export interface FeedSource {
  published(): AsyncIterable<Property[]>
  /** Removed or hidden properties, and when they were withdrawn. */
  withdrawn(): AsyncIterable<{ listing: Property; at: string }[]>
}

/** A portal's feed, page by page, so that it is never in memory as a whole. */
export async function* feed(portal: Portal, source: FeedSource, options: FeedOptions) {
  const rules = { today: options.today, ...options.agency.portals }
  const { opening, entry, closing, listsWithdrawn } = FORMATS[portal]
  yield opening(await summary(portal, source, rules))
  for await (const page of source.published())
    yield page
      .filter((listing) => isInFeed(listing, portal, rules))
      .map((listing) => entry(feedEntry(listing, options, listing.updated_at), 'live'))
      .join('')
  if (listsWithdrawn)
    for await (const page of source.withdrawn())
      yield page
        .filter(({ listing }) => couldBeInFeed(listing, portal))
        .map(({ listing, at }) => entry(feedEntry(listing, options, at), 'deleted'))
        .join('')
  yield closing
}

/** How many properties the feed contains, and when the last of them changed. */
async function summary(portal: Portal, source: FeedSource, rules: PortalRules) {
  const { today } = rules
  let count = 0
  let changed = ''
  for await (const page of source.published())
    for (const listing of page)
      if (isInFeed(listing, portal, rules)) {
        count++
        if (listing.updated_at > changed) changed = listing.updated_at
      }
  return { count, changed: changed === '' ? `${today} 00:00:00` : dubaiTime(changed) }
}
