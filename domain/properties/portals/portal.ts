import type { FeedEntry } from './feed-entry.ts'

export const PORTALS = ['bayut', 'property-finder'] as const
export type Portal = (typeof PORTALS)[number]

export const PORTAL_NAMES: Record<Portal, string> = {
  bayut: 'Bayut and dubizzle',
  'property-finder': 'Property Finder',
}

/** The preflight names so many listings at a time; once they are mended, the next. */
export const MAX_REPORTED_LISTINGS = 200

/** How one portal's feed is written. */
export interface PortalFeed {
  /** The portal's name for a category; undefined where it has none. */
  typeOf: (category: string) => string | undefined
  /** Whether it names what was removed or hidden, rather than leave it out. */
  tellsWhatIsGone: boolean
  /** `changed`: when anything in it last did, in Dubai's time. */
  opening: (all: { count: number; changed: string }) => string
  entry: (listing: FeedEntry, status: 'live' | 'deleted') => string
  closing: string
}
