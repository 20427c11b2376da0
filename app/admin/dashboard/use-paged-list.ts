import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'

import type { Page } from '#app/admin/properties/find-properties.ts'
import { FETCH_FAILED, useRequest } from '#app/admin/use-request.ts'
import * as urls from '#app/urls.ts'
import { toast } from '#app/ui/toast.tsx'
import {
  COUNT_LIMIT,
  type AdminListCount,
  type AdminListQuery,
} from '#domain/search/in-database/admin-list.ts'

const PAGE_SIZE = 24

export type FetchPage<Item> = (
  /** `reload`: whether the list may have changed on the server. */
  query: AdminListQuery & { reload: boolean },
  signal: AbortSignal,
) => Promise<Page<Item>>

/** A list of the dashboard, of which one page is on the screen. */
export type PagedList<Item extends { id: number }> = ReturnType<typeof usePagedList<Item>>

interface PagedListOptions<Item> {
  fetchPage: FetchPage<Item>
  /** Shown on the login page if the list cannot be loaded at all. */
  failureMessage: string
  /** The list is loaded as soon as this is true. */
  isReady?: boolean
  typingDelayMs?: number
}

export function usePagedList<Item extends { id: number }>(options: PagedListOptions<Item>) {
  const { current, setCurrent, latestQuery, show, abort } = useCurrentPage(options)
  const [searchText, setSearchText] = useState('')
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typingTimer.current), [])

  return {
    /** The current page; null until it is loaded. */
    items: current && current.items,
    /** The number of items without a search; undefined until it is known. */
    total: current?.total,
    searchText,
    /** The search that `items` and `matchCount` are the result of. */
    term: current?.term ?? '',
    matchCount: current?.matchCount ?? 0,
    page: current?.page ?? 1,
    pageCount: pageCountOf(current?.matchCount ?? 0),
    search: (text: string) => {
      setSearchText(text)
      clearTimeout(typingTimer.current)
      abort()
      typingTimer.current = setTimeout(
        () => void show({ page: 1, term: text.trim() }, false),
        options.typingDelayMs,
      )
    },
    /** Resolves to whether the page is on the screen. */
    goToPage: (page: number) => show({ page, term: latestQuery.current.term }, false),
    /** Takes an item off the screen before the next refresh. */
    removeItem: (id: number) =>
      setCurrent(
        (current) =>
          current && { ...current, items: current.items.filter((item) => item.id !== id) },
      ),
    refresh: () => show(latestQuery.current, true),
  }
}

type PageQuery = Pick<AdminListQuery, 'page' | 'term'>

/** The page on the screen, null until it is loaded, and the query of the page requested last. */
function useCurrentPage<Item>(options: PagedListOptions<Item>) {
  const { fetchPage, failureMessage, isReady = true } = options
  const [current, setCurrent] = useState<(Page<Item> & PageQuery) | null>(null)
  const { send, abort } = useRequest<Page<Item>>()
  const navigate = useNavigate()
  // Not that of `current`: a refresh after a removal must not undo a change of page that is loading.
  const latestQuery = useRef<PageQuery>({ page: 1, term: '' })

  async function show({ page, term }: PageQuery, reload: boolean): Promise<boolean> {
    latestQuery.current = { page, term }
    const query = { page, per_page: PAGE_SIZE, term, reload }
    const outcome = await send((signal) => fetchPage(query, signal), {
      sessionOverMessage: failureMessage,
    })
    if (outcome.state === 'failed') await reportFailure()
    if (outcome.state !== 'done') return false
    toast.clearErrors(FETCH_FAILED)
    const lastPage = pageCountOf(outcome.result.matchCount)
    // The only item of the last page was removed: shows the page that is the last one now.
    if (page > lastPage) return show({ page: lastPage, term }, reload)
    flushSync(() => setCurrent({ ...outcome.result, page, term }))
    return true
  }

  // The specification sends the administrator to the login page if the list cannot be loaded.
  async function reportFailure() {
    if (current) return toast.error(FETCH_FAILED)
    toast.error(failureMessage)
    await navigate(urls.login)
  }

  const loadFirst = useEffectEvent(() => show(latestQuery.current, true))
  useEffect(() => {
    if (isReady) void loadFirst()
  }, [isReady])

  return { current, setCurrent, latestQuery, show, abort }
}

function pageCountOf(matchCount: AdminListCount): number {
  return Math.max(1, Math.ceil((matchCount === 'many' ? COUNT_LIMIT : matchCount) / PAGE_SIZE))
}

interface WholeList<Item> {
  fetchAll: (signal: AbortSignal) => Promise<Item[]>
  /** The text that the search looks in. */
  textOf: (item: Item) => string
}

/** Pages of a list that the server returns whole: it is searched and paged in the browser. */
export function pagesOfWholeList<Item>({ fetchAll, textOf }: WholeList<Item>): FetchPage<Item> {
  let all: Item[] | null = null
  return async ({ page, per_page, term, reload }, signal) => {
    if (reload) all = null
    all ??= await fetchAll(signal)
    const wanted = term.toLowerCase()
    const matches = all.filter((item) => textOf(item).toLowerCase().includes(wanted))
    return {
      items: matches.slice((page - 1) * per_page, page * per_page),
      total: all.length,
      matchCount: matches.length,
    }
  }
}
