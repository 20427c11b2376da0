import type { Point } from '#domain/geo/point.ts'
import type { RentPeriod } from '#domain/properties/property-type.ts'

import type { SearchSettings } from './search-settings.ts'

/** The lowest price of some homes: of those for sale or, where all are to rent, of those. */
export interface LowestPrice {
  /** In dirhams. */
  aed: number
  /** What is not to rent counts as for sale. */
  type: 'sale' | 'rent'
  /** Empty for a sale, and for a rent of unknown period. */
  rent_period: RentPeriod | ''
}

/** The homes of a community that a search finds. */
export interface MapCommunity extends Point {
  /** Its name in English, as `selectedLocation` has it. */
  name: string
  /** Its name in the language of the page. */
  shown: string
  count: number
  /** Undefined where no home states a price. */
  from?: LowestPrice
}

/** A home that has a marker of its own. */
export interface MapHome extends Point {
  id: number
  /** The name of its community in English. */
  location: string
  from?: LowestPrice
}

/** What the map shows of a search. */
export interface MapResults {
  /** All that the search finds, as many as the list counts. */
  count: number
  /** West to east. Homes without a community that has a point are in none of them. */
  communities: MapCommunity[]
  /** Those with a marker of their own, newest first, up to a limit. */
  homes: MapHome[]
}

/** A price as it is offered. */
export interface OfferedPrice {
  type: string
  rent_period: RentPeriod | ''
  /** Null where it states no amount. */
  aed: number | null
}

export function lowestPrice(offers: Iterable<OfferedPrice>): LowestPrice | undefined {
  let lowest: LowestPrice | undefined
  for (const { type, rent_period, aed } of offers) {
    if (aed === null) continue
    const price: LowestPrice =
      type === 'rent' ? { aed, type, rent_period } : { aed, type: 'sale', rent_period: '' }
    lowest = lowerPrice(lowest, price)
  }
  return lowest
}

/** Which price stands for many: that of a sale before rents, yearly rents before shorter ones. */
const PRECEDENCE: readonly string[] = ['sale', 'year', 'month', 'week', 'day', '']

function rank({ type, rent_period }: LowestPrice): number {
  return PRECEDENCE.indexOf(type === 'rent' ? rent_period : type)
}

/** The one of two that stands for both. */
export function lowerPrice(one: LowestPrice | undefined, other: LowestPrice | undefined) {
  if (!one || !other) return one ?? other
  return (rank(one) - rank(other) || one.aed - other.aed) <= 0 ? one : other
}

/** The lowest price as a field, where there is one. */
export function withPrice(offers: Iterable<OfferedPrice>) {
  const from = lowestPrice(offers)
  return from && { from }
}

/** The communities that have a point, from west to east. */
export function placedCommunities(
  communities: readonly Omit<MapCommunity, 'longitude' | 'latitude' | 'shown'>[],
  { centres, arabic = [] }: Pick<SearchSettings, 'centres' | 'arabic'>,
): MapCommunity[] {
  const points = new Map(
    centres.map(([name, longitude, latitude]) => [name, { longitude, latitude }]),
  )
  const shown = new Map(arabic.map(([name, inArabic]) => [name, inArabic]))
  return communities
    .flatMap((community) => {
      const point = points.get(community.name)
      return point
        ? [{ ...community, ...point, shown: shown.get(community.name) || community.name }]
        : []
    })
    .sort((a, b) => a.longitude - b.longitude || (a.name < b.name ? -1 : 1))
}
