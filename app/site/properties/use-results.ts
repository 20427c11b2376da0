import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'

import type { CardProperty } from '#app/ui/property-card.tsx'
import {
  NO_SEARCH,
  matcher,
  writeSearchParams,
  type SearchParams,
} from '#domain/search/query-params.ts'

import type { AskedPart, Listed, Suggestion } from './load-results.ts'
import { queryFor, type Looking } from './use-search.ts'
import { useStock } from './use-search-index.ts'

/** What was found, and for which search: while the server is asked, still that of the one before. */
export interface Found extends Looking {
  count: number
  /** Whether there are even more. */
  more: boolean
  /** The first of them, as many as are shown. */
  cards: readonly CardProperty[]
  parts: readonly AskedPart[]
  offers: readonly Suggestion[]
}

/**
 * Finds what the visitor looks for: in the browser, with every key, where it has all listings; until
 * then, and where there are too many of them, by asking the server once the typing has settled.
 */
export function useFound(
  listed: Listed,
  looking: Looking,
  settled: Looking,
  isTurnedTo: boolean,
): Found {
  const isOther =
    String(writeSearchParams(looking.search)) !== String(writeSearchParams(listed.search))
  const stock = useStock(listed, isTurnedTo || isOther || looking.shown > listed.shown)
  // All that was found came with the page: more of it needs no asking.
  const isThere = listed.searched.in === 'page' && !isOther
  const answered = useAnswer(listed, settled, stock === undefined && !isThere)
  const onPage = useMemo(
    () => new Map(listed.properties.map((card) => [card.id, card])),
    [listed.properties],
  )
  const { search, shown } = looking
  const typing = queryFor(looking) !== queryFor(settled)

  return useMemo(() => {
    if (!stock) {
      const plain = listed.searched.in === 'page' && isOther && foundPlainly(listed, search)
      const answer = plain || answered
      const showing = plain || isThere ? shown : answered.shown
      const cards = answer.properties.slice(0, Math.min(showing, answer.found))
      return { ...answer, shown: showing, count: answer.found, cards }
    }
    const { positions, ...rest } = stock.find(search, typing)
    // Cards that came with the page know a blurred picture of their photo.
    const cards = Array.from(positions.subarray(0, shown), (at) => {
      const card = stock.card(at)
      return onPage.get(card.id) ?? card
    })
    return { search, shown, count: positions.length, more: false, cards, ...rest }
  }, [stock, listed, answered, isThere, isOther, onPage, search, typing, shown])
}

/**
 * What the plain rule finds, for the moment before the rest of the search is there; undefined where
 * that is nothing, or where more is asked for than it knows.
 */
function foundPlainly(listed: Listed, search: SearchParams): Listed | undefined {
  const { searchTerm, selectedCategory, selectedLocation } = search
  const plain = { ...NO_SEARCH, searchTerm, selectedCategory, selectedLocation }
  if (String(writeSearchParams(plain)) !== String(writeSearchParams(search))) return undefined
  const properties = listed.properties.filter(matcher(plain)).sort((a, b) => b.id - a.id)
  if (properties.length === 0) return undefined
  return { ...listed, search, found: properties.length, properties, offers: [] }
}

/** What the server found last. */
function useAnswer(listed: Listed, settled: Looking, isNeeded: boolean): Listed {
  const { data, load } = useFetcher<{ list: Listed }>()
  const query = queryFor(settled)
  const answered = query === queryFor(listed) || !data ? listed : data.list
  const isAnswered = query === queryFor(answered)

  useEffect(() => {
    if (isNeeded && !isAnswered) void load(`/properties${query}`)
  }, [isNeeded, isAnswered, query, load])

  return answered
}
