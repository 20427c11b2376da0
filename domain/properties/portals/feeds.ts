import { bayutFeed } from './bayut.ts'
import type { Portal, PortalFeed } from './portal.ts'
import { propertyFinderFeed } from './property-finder.ts'

export const FEEDS: Record<Portal, PortalFeed> = {
  bayut: bayutFeed,
  'property-finder': propertyFinderFeed,
}
