import { startTransition, useEffect, useState } from 'react'

import { fetchStock, type Source } from './fetch-stock.ts'
import type { Listed } from './listed.ts'
import type { Stock } from './stock.ts'

/**
 * All listings, or undefined as long as the browser does not have them. Those that came with the page
 * are made ready when somebody turns to the search; others are on their way from the start.
 */
export function useStock({ searched, properties }: Listed, isTurnedTo: boolean): Stock | undefined {
  const [fetched, setFetched] = useState<{ stock: Stock; source: Source }>()
  const source =
    searched.in === 'inventory'
      ? searched.address
      : searched.in === 'page' && isTurnedTo
        ? properties
        : undefined

  useEffect(() => {
    if (source === undefined) return
    let left = false
    const take = (stock: Stock) => left || startTransition(() => setFetched({ stock, source }))
    fetchStock(source)
      .then(take)
      .catch(() => {
        // The server goes on searching.
      })
    return () => {
      left = true
    }
  }, [source])

  return source !== undefined && fetched?.source === source ? fetched.stock : undefined
}
