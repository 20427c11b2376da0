import { startTransition, useEffect, useMemo, useState } from 'react'

import { fetchStock } from './fetch-stock.ts'
import type { Listed } from './listed.ts'
import { stockOfPage, type Stock } from './stock.ts'

/** All listings, or undefined as long as the browser does not have them. */
export function useStock({ searched, properties }: Listed): Stock | undefined {
  const address = searched.in === 'inventory' ? searched.address : undefined
  const [fetched, setFetched] = useState<{ stock: Stock; address: string }>()

  useEffect(() => {
    if (address === undefined) return
    let left = false
    const take = (stock: Stock) => left || startTransition(() => setFetched({ stock, address }))
    fetchStock(address)
      .then(take)
      .catch(() => {
        // The server goes on searching.
      })
    return () => {
      left = true
    }
  }, [address])

  const inPage = searched.in === 'page' ? properties : undefined
  const whole = useMemo(() => inPage && stockOfPage(inPage), [inPage])
  return whole ?? (fetched?.address === address ? fetched?.stock : undefined)
}
