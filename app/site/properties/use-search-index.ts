import { startTransition, useEffect, useState } from 'react'

import { fetchSheets, fetchStock, type Source } from './fetch-search-index.ts'
import type { Listed } from './load-results.ts'
import type { Stock } from './search-index.ts'

/**
 * All listings, or undefined as long as the browser does not have them. They are made ready when
 * somebody turns to the search; those that did not come with the page are on their way by then.
 */
export function useStock({ searched, properties }: Listed, isTurnedTo: boolean): Stock | undefined {
  const [fetched, setFetched] = useState<{ stock: Stock; source: Source }>()
  const address = searched.in === 'inventory' ? searched.address : undefined
  const everything = address ?? (searched.in === 'page' ? properties : undefined)
  const source = isTurnedTo ? everything : undefined

  useEffect(() => {
    // The server searches where it does not come.
    if (address !== undefined) fetchSheets(address).catch(() => {})
  }, [address])

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
