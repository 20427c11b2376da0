import type { Rates } from '#domain/exchange-rates.ts'
import type { ArabicName, Centre, OwnName } from '#domain/places/place.ts'
import type { ResidencyRule } from '#domain/properties/residency/residency.ts'

/** What the owner sets and the search must know; the browser gets it with the listings. */
export interface SearchSettings {
  /** What visitors may type for places and categories. */
  names: readonly OwnName[]
  rates: Rates
  rules: readonly ResidencyRule[]
  /** The points of communities, for homes that have no marker of their own. */
  centres: readonly Centre[]
  categories: readonly string[]
  /** The categories of bare land. */
  land: readonly string[]
  /** What categories and locations are called in Arabic; left out of English pages. */
  arabic?: readonly ArabicName[]
}
