import type { Property } from '#domain/properties/property.ts'

import { dubaiTime, feedEntry } from './feed-entry.ts'
import { FEEDS } from './feeds.ts'
import { couldGoOut, goesOut } from './preflight.ts'
import type { Portal } from './portal.ts'

/** A listing that was removed or hidden, and when. */
export interface Gone {
  listing: Property
  at: string
}

/** Where a feed's listings come from, a page at a time; each is asked for twice. */
export interface FeedSource {
  shown(): AsyncIterable<Property[]>
  gone(): AsyncIterable<Gone[]>
}

interface Telling {
  publicUrl: string
  /** The day in Dubai for which permits must hold. */
  today: string
}

/** A portal's feed as it is written, a page at a time: no more of it is held than that. */
export async function* feed(
  portal: Portal,
  source: FeedSource,
  { publicUrl, today }: Telling,
): AsyncGenerator<string> {
  const { opening, entry, closing, tellsWhatIsGone } = FEEDS[portal]
  yield opening(await summary(portal, source, today))
  for await (const page of source.shown()) {
    const live = page.filter((listing) => goesOut(listing, portal, today))
    yield live
      .map((listing) => entry(feedEntry(listing, publicUrl, listing.updated_at), 'live'))
      .join('')
  }
  if (tellsWhatIsGone)
    for await (const page of source.gone()) {
      const told = page.filter(({ listing }) => couldGoOut(listing, portal))
      yield told
        .map(({ listing, at }) => entry(feedEntry(listing, publicUrl, at), 'deleted'))
        .join('')
    }
  yield closing
}

/** How many go out, and when the last of them changed: the feed begins with it. */
async function summary(
  portal: Portal,
  source: FeedSource,
  today: string,
): Promise<{ count: number; changed: string }> {
  let count = 0
  let changed = ''
  for await (const page of source.shown())
    for (const listing of page)
      if (goesOut(listing, portal, today)) {
        count++
        if (listing.updated_at > changed) changed = listing.updated_at
      }
  return { count, changed: changed === '' ? `${today} 00:00:00` : dubaiTime(changed) }
}
