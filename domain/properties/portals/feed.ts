import type { Property } from '#domain/properties/property.ts'

import { bayutFeed } from './bayut.ts'
import { dubaiTime, feedEntry, type FeedFormat } from './feed-entry.ts'
import type { Portal } from './portal.ts'
import { couldGoOut, goesOut } from './preflight.ts'
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

interface FeedOptions {
  publicUrl: string
  /** The day in Dubai on which permits must be valid. */
  today: string
}

/** A portal's feed, page by page, so that it is never in memory as a whole. */
export async function* feed(portal: Portal, source: FeedSource, { publicUrl, today }: FeedOptions) {
  const { opening, entry, closing, listsWithdrawn } = FORMATS[portal]
  yield opening(await summary(portal, source, today))
  for await (const page of source.published())
    yield page
      .filter((listing) => goesOut(listing, portal, today))
      .map((listing) => entry(feedEntry(listing, publicUrl, listing.updated_at), 'live'))
      .join('')
  if (listsWithdrawn)
    for await (const page of source.withdrawn())
      yield page
        .filter(({ listing }) => couldGoOut(listing, portal))
        .map(({ listing, at }) => entry(feedEntry(listing, publicUrl, at), 'deleted'))
        .join('')
  yield closing
}

/** How many properties the feed contains, and when the last of them changed. */
async function summary(portal: Portal, source: FeedSource, today: string) {
  let count = 0
  let changed = ''
  for await (const page of source.published())
    for (const listing of page)
      if (goesOut(listing, portal, today)) {
        count++
        if (listing.updated_at > changed) changed = listing.updated_at
      }
  return { count, changed: changed === '' ? `${today} 00:00:00` : dubaiTime(changed) }
}
