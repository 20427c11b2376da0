import type { CardProperty } from '#app/ui/property-card.tsx'
import type { Counts } from '#domain/properties/property-counts.ts'
import type { PropertyType, RentPeriod } from '#domain/properties/property-type.ts'
import type { EnglishTexts } from '#domain/properties/property-summary.ts'
import type { MapResults } from '#domain/search/map-results.ts'
import type { SearchParams } from '#domain/search/query-params.ts'
import type { QueryPart } from '#domain/search/read-query.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'
import type { Suggestion } from '#domain/search/suggestions.ts'

import type { Nearest } from './nearest.ts'

export type { Suggestion }

/** One condition of the search, its parameters, and the change of them that removes it. */
export type ActiveFilter = Pick<QueryPart, 'label' | 'drop' | 'keep'>

/** What the list shows for a URL. */
export interface ListResults {
  search: SearchParams
  /** How many results are to be shown. */
  shown: number
  isMap?: boolean | undefined
  /** What the map shows of them, where it is shown. */
  map?: MapResults | undefined
  count: number
  /** Whether there are more than were counted. */
  hasMore: boolean
  /** How many listings there are in all, found or not. */
  total: number
  /** The results that are shown; where the browser searches in the page, all others after them. */
  properties: SearchableCard[]
  filters: ActiveFilter[]
  /** What to search for instead, where nothing is found. */
  suggestions: Suggestion[]
  /** What the suggestions find. */
  nearest: Nearest<CardProperty>[]
  searchedIn: SearchPlace
}

/** Where the browser searches when the visitor changes the search. */
export type SearchPlace =
  | { place: 'page'; settings: SearchSettings }
  | { place: 'index'; url: string }
  | { place: 'server' }

/** A card with all fields that are searched. */
export interface SearchableCard extends CardProperty, Counts {
  type: PropertyType
  rent_period: RentPeriod | ''
  isUnderOffer: boolean
  keywords?: string
  marker?: readonly [longitude: number, latitude: number]
  en?: EnglishTexts
}

/** The results and their search, which is the previous one while the server is searching. */
export interface Results extends Omit<ListResults, 'total' | 'properties' | 'searchedIn'> {
  /** The first of them, as many as are shown. */
  cards: readonly CardProperty[]
  /** Finds another search at once, where the browser can. */
  find?: (search: SearchParams) => Results
}
