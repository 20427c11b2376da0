import { startTransition, useEffect, useState } from 'react'

import { NO_SEARCH } from '#domain/search/query-params.ts'

import type { ListResults } from './load-results.ts'
import type { SearchableCard, SearchableListings } from './search-index.ts'

/** All listings: those that came with the page, or the URL of the index file. */
type Source = readonly SearchableCard[] | string

/**
 * All listings, or undefined until the browser has them. The index file is downloaded at once; it is
 * parsed, and the code that searches it loaded, when the visitor turns to the search.
 */
export function useSearchIndex(
  { searchedIn, properties }: ListResults,
  isNeeded: boolean,
): SearchableListings | undefined {
  const [loaded, setLoaded] = useState<{ listings: SearchableListings; source: Source }>()
  const url = searchedIn.place === 'index' ? searchedIn.url : undefined
  const everything = url ?? (searchedIn.place === 'page' ? properties : undefined)
  const source = isNeeded ? everything : undefined

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
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`)
  return response.text()
})

/** Prepares the listings once, however often the list is opened. */
const loadListings = memoizeLast(async (source: Source): Promise<SearchableListings> => {
  const [{ fromPage, fromIndexFile }, file] = await Promise.all([
    import('./search-index.ts'),
    typeof source === 'string' ? downloadIndex(source) : '',
  ])
  const listings = typeof source === 'string' ? await fromIndexFile(file) : fromPage(source)
  warmUp(listings)
  return listings
})

/** Browsers compile a regular expression at its second use: that must not happen at a keystroke. */
function warmUp({ search }: SearchableListings): void {
  for (const searchTerm of ['villa', '2 bed villa']) search({ ...NO_SEARCH, searchTerm }, true)
}

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
