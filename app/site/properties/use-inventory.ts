import { useEffect, useMemo, useState } from 'react'

import { call } from '#app/api.ts'
import type { PropertyOnCard } from '#app/ui/property-card.tsx'
import { matcher, writeSearch, type Search } from '#domain/search/match.ts'

import { fromRow, INVENTORY, type Row } from './inventory.ts'
import type { Listed } from './listed.ts'

const RETRY_MS = 2000

/** What is found: at once, or, as long as the browser does not have every listing, not yet. */
export type Found =
  | { state: 'here'; properties: readonly PropertyOnCard[]; count: number }
  | { state: 'coming' }

/**
 * Searches among all listings. Where the page came with only the first of them, the rest is fetched
 * once, as soon as the page stands; from then on nothing that is typed asks the server.
 */
export function useInventory(listed: Listed, search: Search): Found {
  const whole = listed.properties.length === listed.total
  const [inventory, setInventory] = useState<readonly PropertyOnCard[]>()
  const all = whole ? listed.properties : inventory
  const missing = all === undefined
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    if (!missing) return
    const leaving = new AbortController()
    const asking = setTimeout(() => {
      call<Row[]>(INVENTORY, { method: 'GET', signal: leaving.signal }).then(
        (rows) => setInventory(rows.map(fromRow)),
        () => leaving.signal.aborted || setFailures((failures) => failures + 1),
      )
    }, failures * RETRY_MS)
    return () => {
      clearTimeout(asking)
      leaving.abort()
    }
  }, [missing, failures])

  return useMemo(() => {
    if (all) {
      const properties = all.filter(matcher(search))
      return { state: 'here', properties, count: properties.length }
    }
    if (isSame(search, listed.search))
      return { state: 'here', properties: listed.properties, count: listed.found }
    return { state: 'coming' }
  }, [all, search, listed])
}

function isSame(one: Search, other: Search): boolean {
  return String(writeSearch(one)) === String(writeSearch(other))
}
