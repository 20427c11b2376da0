import { useEffect, useMemo, startTransition, useState } from 'react'
import { useFetcher } from 'react-router'

import * as urls from '#app/urls.ts'
import {
  NO_SEARCH,
  plainFilter,
  writeSearchParams,
  type SearchParams,
} from '#domain/search/query-params.ts'

import type { ListResults, Results } from './list-results.ts'
import { queryFor, type ListState } from './use-search.ts'
import type { PageListings, SearchableListings } from './search-index.ts'

/**
 * The results of a search. The browser searches at every keystroke where it has all listings; until
 * then, and where there are too many, the server searches once the typing has settled.
 */
export function useResults(
  loaded: ListResults,
  current: ListState,
  settled: ListState,
  isSearchInUse: boolean,
): Results {
  const { search, shown, isMap } = current
  const isChanged = String(writeSearchParams(search)) !== String(writeSearchParams(loaded.search))
  const index = useSearchIndex(
    loaded,
    isSearchInUse || isChanged || shown > loaded.shown || (isMap === true && !loaded.map),
  )
  const listings = index?.canSearch(search) ? index : undefined
  // All results came with the page: to show more of them needs no request.
  const isOnPage = loaded.searchedIn.place === 'page' && !isChanged
  const fromServer = useServerResults(loaded, settled, listings === undefined && !isOnPage)
  const cardsOnPage = useMemo(
    () => new Map(loaded.properties.map((card) => [card.id, card])),
    [loaded.properties],
  )
  const isTyping = queryFor(current) !== queryFor(settled)

  return useMemo(() => {
    if (!listings) {
      const plain = loaded.searchedIn.place === 'page' && isChanged && plainResults(loaded, search)
      const results = plain || fromServer
      const shownCount = plain || isOnPage ? shown : fromServer.shown
      const cards = results.properties.slice(0, Math.min(shownCount, results.count))
      return { ...results, shown: shownCount, cards }
    }
    return listings.results({ search, shown, isMap }, isTyping, cardsOnPage)
  }, [
    listings,
    loaded,
    fromServer,
    isOnPage,
    isChanged,
    cardsOnPage,
    search,
    shown,
    isMap,
    isTyping,
  ])
}

/**
 * What the plain rule finds among the cards of the page, until the code of the search has loaded.
 * Undefined where it finds nothing, or where the search has other filters.
 */
function plainResults(loaded: ListResults, search: SearchParams): ListResults | undefined {
  const { searchTerm, selectedCategory, selectedLocation } = search
  const plain = { ...NO_SEARCH, searchTerm, selectedCategory, selectedLocation }
  if (String(writeSearchParams(plain)) !== String(writeSearchParams(search))) return undefined
  const properties = loaded.properties.filter(plainFilter(plain)).sort((a, b) => b.id - a.id)
  if (properties.length === 0) return undefined
  return { ...loaded, search, count: properties.length, properties, suggestions: [] }
}

/** The latest results of the server. */
function useServerResults(loaded: ListResults, settled: ListState, isNeeded: boolean): ListResults {
  const { data, load } = useFetcher<{ list: ListResults }>()
  const query = queryFor(settled)
  const latest = query === queryFor(loaded) || !data ? loaded : data.list
  const isUpToDate = query === queryFor(latest)

  useEffect(() => {
    if (isNeeded && !isUpToDate) void load(`${urls.properties}${query}`)
  }, [isNeeded, isUpToDate, query, load])

  return latest
}

/** All listings: those that came with the page, or the URL of the index file. */
type Source = PageListings | string

/**
 * All listings, or undefined until the browser has them. The index file is downloaded at once; it is
 * parsed, and the code that searches it loaded, when the visitor turns to the search.
 */
function useSearchIndex(list: ListResults, isNeeded: boolean): SearchableListings | undefined {
  const { searchedIn } = list
  const [loaded, setLoaded] = useState<{ listings: SearchableListings; source: Source }>()
  const url = searchedIn.place === 'index' ? searchedIn.url : undefined
  const allListings = useMemo(
    () =>
      url ??
      (searchedIn.place === 'page'
        ? { properties: list.properties, settings: searchedIn.settings }
        : undefined),
    [url, searchedIn, list.properties],
  )
  const source = isNeeded ? allListings : undefined

  useEffect(() => {
    // If it cannot be downloaded, the server searches.
    if (url !== undefined) downloadIndex(url).catch(() => {})
  }, [url])

  useEffect(() => {
    if (source === undefined) return
    let isUnmounted = false
    loadListings(source)
      .then((listings) => isUnmounted || startTransition(() => setLoaded({ listings, source })))
      .catch(() => {
        // The server goes on searching.
      })
    return () => {
      isUnmounted = true
    }
  }, [source])

  return source !== undefined && loaded?.source === source ? loaded.listings : undefined
}

/** Downloads an index file once. */
const downloadIndex = memoizeLast(async (url: string): Promise<string> => {
  const response = await fetch(url, { priority: 'low' })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.text()
})

/** Prepares the listings once, however often the list is opened. */
const loadListings = memoizeLast(async (source: Source): Promise<SearchableListings> => {
  const [{ fromPage, fromIndexFile }, file] = await Promise.all([
    import('./search-index.ts'),
    typeof source === 'string' ? downloadIndex(source) : '',
  ])
  return typeof source === 'string' ? fromIndexFile(source, file) : fromPage(source)
})

/** Keeps the result for the latest key; a failure is forgotten, so that the next call tries again. */
function memoizeLast<Key, Value>(load: (key: Key) => Promise<Value>) {
  let latest: { key: Key; value: Promise<Value> } | undefined
  return (key: Key): Promise<Value> => {
    if (latest?.key === key) return latest.value
    const value = load(key)
    latest = { key, value }
    value.catch(() => {
      if (latest?.value === value) latest = undefined
    })
    return value
  }
}
