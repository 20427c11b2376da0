import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import {
  readSearchParams,
  writeSearchParams,
  type SearchParams,
} from '#domain/search/query-params.ts'

import { readShown, STEP } from './paging.ts'

/** To rewrite the address takes longer than a key may: it waits until the next one is overdue. */
const SETTLE_MS = 400

export interface Looking {
  search: SearchParams
  shown: number
}

/**
 * What the visitor looks for. It lives here while it is typed, and the address follows as soon as
 * it has settled; when the address changes by itself, as with Back or a link, this follows the
 * address.
 */
export function useSearch() {
  const { key, search: query, state } = useLocation()
  const navigate = useNavigate()
  const settled = useMemo(() => lookingBy(query), [query])
  const [looking, setLooking] = useState(settled)
  const [followed, setFollowed] = useState(key)

  if (key !== followed) {
    setFollowed(key)
    if (!isOurs(state)) setLooking(settled)
  }

  const wanted = queryFor(looking)
  useEffect(() => {
    if (wanted === queryFor(settled)) return
    const settle = setTimeout(
      () =>
        void navigate(
          { search: wanted },
          { replace: true, preventScrollReset: true, state: { typed: true } },
        ),
      SETTLE_MS,
    )
    return () => clearTimeout(settle)
  }, [wanted, settled, navigate])

  const change = useCallback(
    (change: Partial<SearchParams>) =>
      setLooking(({ search }) => ({ search: { ...search, ...change }, shown: STEP })),
    [],
  )
  const showMore = useCallback(
    () => setLooking(({ search, shown }) => ({ search, shown: shown + STEP })),
    [],
  )
  return { looking, settled, change, showMore }
}

function lookingBy(query: string): Looking {
  const params = new URLSearchParams(query)
  return { search: readSearchParams(params), shown: readShown(params) }
}

export function queryFor({ search, shown }: Looking): string {
  const query = writeSearchParams(search)
  if (shown > STEP) query.set('show', String(shown))
  return query.size > 0 ? `?${query}` : ''
}

function isOurs(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state
}
