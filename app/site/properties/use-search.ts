import { useCallback, useEffect, useMemo, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'

import * as urls from '#app/urls.ts'
import {
  readSearchParams,
  writeSearchParams,
  type SearchParams,
} from '#domain/search/query-params.ts'

import { readShown, STEP } from './paging.ts'

/** The id of the search form, for its fields that are elsewhere on the page, such as the order. */
export const SEARCH_FORM = 'property-search'
/** The id of what follows the search form. The first paint waits for it; see `page.tsx`. */
export const RESULTS = 'results'
/** The id of the title of the form where nothing is found. */
export const LEAVE_SEARCH_TITLE = 'leave-search'

/** A navigation takes longer than a keystroke may: the URL follows when the typing has paused. */
const SETTLE_MS = 400

/** What the visitor searches for, how many results are to be shown, and whether on the map. */
export interface ListState {
  search: SearchParams
  shown: number
  isMap?: boolean | undefined
}

/** Marks a navigation that follows the typing. */
type NavigationState = { typed: true } | null

/**
 * The current search, which changes at every keystroke, and the settled one of the URL, which follows
 * it. Where the URL changes by itself, as with Back or a link, the current search follows the URL.
 */
export function useSearch() {
  const { key, search: query, state } = useLocation()
  const navigate = useNavigate()
  const address = useHref(urls.properties)
  const settled = useMemo(() => readState(query), [query])
  const [current, setCurrent] = useState(settled)
  const [lastKey, setLastKey] = useState(key)

  if (key !== lastKey) {
    setLastKey(key)
    if (!(state as NavigationState)?.typed) setCurrent(settled)
  }

  const currentQuery = queryFor(current)
  useEffect(() => {
    const written = queryFor(readState(location.search))
    if (currentQuery === queryFor(settled) && currentQuery === written) return
    const timer = setTimeout(
      () =>
        void navigate(urls.properties + currentQuery, {
          replace: true,
          preventScrollReset: true,
          state: { typed: true } as NavigationState,
        }),
      SETTLE_MS,
    )
    // A visitor who follows a link before the pause must find this search again by Back. The router does
    // not learn of this change of the URL: therefore the effect compares with `location`, too.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a'))) return
      clearTimeout(timer)
      history.replaceState(history.state, '', address + currentQuery)
    }
    document.addEventListener('click', onClick, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick, true)
    }
  }, [currentQuery, settled, navigate, address])

  const change = useCallback(
    (change: Partial<SearchParams>) =>
      setCurrent((last) => ({ ...last, search: { ...last.search, ...change }, shown: STEP })),
    [],
  )
  const showMore = useCallback(
    () => setCurrent((last) => ({ ...last, shown: last.shown + STEP })),
    [],
  )
  return { current, settled, change, showMore }
}

function readState(query: string): ListState {
  const params = new URLSearchParams(query)
  return {
    search: readSearchParams(params),
    shown: readShown(params),
    isMap: params.get('view') === 'map',
  }
}

export function queryFor({ search, shown, isMap }: ListState): string {
  const query = writeSearchParams(search)
  if (isMap) query.set('view', 'map')
  if (shown > STEP) query.set('show', String(shown))
  return query.size > 0 ? `?${query}` : ''
}
