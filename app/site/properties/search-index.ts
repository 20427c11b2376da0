import type { CardProperty } from '#app/ui/property-card.tsx'
import {
  emptySearchIndex,
  readChunk,
  searchIndexOf,
  summaryAt,
  type SearchIndex,
} from '#domain/search/in-browser/search-index.ts'
import { languageOf } from '#domain/language.ts'
import { searchIn, type Search } from '#domain/search/in-browser/search.ts'
import type { MapResults } from '#domain/search/map-results.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'
import {
  isInArabic,
  mayNameListing,
  NO_SEARCH,
  normalizedTerm,
  type SearchParams,
} from '#domain/search/query-params.ts'

import type { ListResults, Results } from './list-results.ts'
import { nearestOf, RESULTS_NEEDED } from './nearest.ts'
import { STEP } from './paging.ts'
import type { ListState } from './use-search.ts'

/** All listings in the browser, ready to be searched. */
export interface SearchableListings {
  /** Prefers the cards that came with the page: they have a blurred placeholder of their photo. */
  results(list: ListState, isTyping: boolean, cardsOnPage: CardsById): Results
  /** Whether the browser can search for this. It cannot for references and, on English pages, Arabic. */
  canSearch(search: SearchParams): boolean
}

type CardsById = ReadonlyMap<number, CardProperty>

export interface PageListings extends Pick<ListResults, 'properties'> {
  settings: SearchSettings
}

/** The listings of a small site, all of which came with the page, in any order. */
export async function fromPage({
  properties,
  settings,
}: PageListings): Promise<SearchableListings> {
  const arabic = settings.arabic && (await loadArabic())
  return searchableListings(searchIndexOf(properties, settings, arabic?.arabicText), arabic)
}

/** The listings of the index file at a URL. */
export async function fromIndexFile(url: string, file: string): Promise<SearchableListings> {
  const arabic = languageOf(url) === 'ar' ? await loadArabic() : undefined
  const index = emptySearchIndex(arabic?.arabicText)
  // Every chunk ends with a newline: what follows the last one was cut off.
  for (const chunk of file.split('\n').slice(0, -1)) {
    readChunk(index, chunk)
    // Lets the browser handle typing and scrolling between two chunks.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return searchableListings(index, arabic)
}

/** What reads Arabic: only Arabic pages download it. */
const loadArabic = () => import('#domain/search/arabic/search-language.ts')

type ArabicModule = Awaited<ReturnType<typeof loadArabic>>

function searchableListings(index: SearchIndex, arabic?: ArabicModule): SearchableListings {
  const search = searchIn(index, arabic?.arabicSearchLanguage(index.settings))
  warmUp(search)
  // Always the same object for a card, so that React need not redraw it.
  const cards = new Map<number, CardProperty>()
  const cardAt = (position: number) => {
    const card = cards.get(position) ?? createCard(index, position)
    cards.set(position, card)
    return card
  }
  let lastMap: MapResults | undefined
  // The map follows when the typing has paused.
  const mapOf = (params: SearchParams, isTyping: boolean) => {
    lastMap = (isTyping && lastMap) || search.map(params)
    return lastMap
  }
  const listings: SearchableListings = {
    canSearch: (search) =>
      !mayNameListing(normalizedTerm(search)) && (arabic !== undefined || !isInArabic(search)),
    results(list, isTyping, cardsOnPage) {
      const { positions, parts, suggestions } = search(list.search, isTyping)
      const cardsAt = (some: Uint32Array) =>
        Array.from(some, (position) => {
          const card = cardAt(position)
          return cardsOnPage.get(card.id) ?? card
        })
      return {
        ...list,
        map: list.isMap ? mapOf(list.search, isTyping) : undefined,
        find: (search) => listings.results({ search, shown: STEP }, false, cardsOnPage),
        count: positions.length,
        hasMore: false,
        cards: cardsAt(positions.subarray(0, list.shown)),
        filters: parts,
        suggestions,
        nearest: nearestOf(suggestions, (suggestion) =>
          cardsAt(search(suggestion.search).positions.subarray(0, RESULTS_NEEDED)),
        ),
      }
    },
  }
  return listings
}

/** Browsers compile a regular expression at its second use: that must not happen at a keystroke. */
function warmUp(search: Search): void {
  for (const searchTerm of ['villa', '2 bed villa']) search({ ...NO_SEARCH, searchTerm }, true)
}

function createCard(index: SearchIndex, position: number): CardProperty {
  const { photo, ...summary } = summaryAt(index, position)
  return { ...summary, photo: photo && { ...photo, placeholder: '' } }
}
