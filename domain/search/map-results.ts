import type { Point } from '#domain/geo/point.ts'
import type { RentPeriod } from '#domain/properties/property-type.ts'

/** The lowest price of some homes: of those for sale or, where all are to rent, of those. */
export interface LowestPrice {
  /** In dirhams. */
  aed: number
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
