import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'

import type { PropertyOnCard } from '#app/ui/property-card.tsx'

import type { Listed } from './listed.ts'
import { queryFor, type Looking } from './use-search.ts'
import { useStock } from './use-stock.ts'

/** What was found, and for which search: while the server is asked, still that of the one before. */
export interface Found extends Looking {
  count: number
  /** Whether there are even more. */
  more: boolean
  /** The first of them, as many as are shown. */
  cards: readonly PropertyOnCard[]
}

/**
 * Finds what the visitor looks for: in the browser, with every key, where it has all listings; until
 * then, and where there are too many of them, by asking the server once the typing has settled.
 */
export function useFound(listed: Listed, looking: Looking, settled: Looking): Found {
  const stock = useStock(listed)
  const answered = useAnswer(listed, settled, stock === undefined)
  const onPage = useMemo(
    () => new Map(listed.properties.map((card) => [card.id, card])),
    [listed.properties],
  )
  const { search, shown } = looking

  return useMemo(() => {
    if (!stock) return { ...answered, count: answered.found, cards: answered.properties }
    const positions = stock.find(search)
    // Cards that came with the page know a blurred picture of their photo.
    const cards = Array.from(positions.subarray(0, shown), (at) => {
      const card = stock.card(at)
      return onPage.get(card.id) ?? card
    })
    return { search, shown, count: positions.length, more: false, cards }
  }, [stock, answered, onPage, search, shown])
}

/** What the server found last. */
function useAnswer(listed: Listed, settled: Looking, isNeeded: boolean): Listed {
  const { data, load } = useFetcher<{ list: Listed }>()
  const query = queryFor(settled)
  const answered = query === queryFor(listed) ? listed : (data?.list ?? listed)
  const isAnswered = query === queryFor(answered)

  useEffect(() => {
    if (isNeeded && !isAnswered) void load(`/properties${query}`)
  }, [isNeeded, isAnswered, query, load])

  return answered
}
