import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Page } from '#app/admin/api.ts'
import {
  COUNT_LIMIT,
  type AdminListQuery,
  type AdminListCount,
} from '#domain/search/in-database/admin-list.ts'

import { PAGE, type Shelf } from './list-state.ts'
import { useAsking } from './use-request.ts'

const TYPING_MS = 200

interface PagedShelfOptions<Item> {
  ask: (asked: AdminListQuery, signal: AbortSignal) => Promise<Page<Item>>
  failed: string
  /** Whether it is time to ask. */
  ready: boolean
}

/** A list that may be of any length: the server searches it, and one page of it is here. */
export function usePagedShelf<Item extends { id: number }>({
  ask,
  failed,
  ready,
}: PagedShelfOptions<Item>): Shelf<Item> {
  const [search, setSearch] = useState('')
  const [answer, setAnswer] = useState<(Page<Item> & Place) | null>(null)
  const asking = useAsking<Page<Item>>(failed)
  // Where one is going: a removal may end when somebody has long turned the page.
  const place = useRef<Place>({ page: 1, term: '' })
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function show({ page, term }: Place): Promise<boolean> {
    place.current = { page, term }
    const part = await asking.ask((signal) => ask({ page, per_page: PAGE, term }, signal))
    if (!part) return false
    const last = pagesOf(part.found)
    // The only card of the last page has gone.
    if (page > last) return show({ page: last, term })
    flushSync(() => setAnswer({ ...part, page, term }))
    return true
  }

  const begin = useEffectEvent(() => show(place.current))
  const end = useEffectEvent(() => {
    clearTimeout(typing.current)
    asking.forget()
  })
  useEffect(() => {
    if (!ready) return
    void begin()
    return () => end()
  }, [ready])

  return {
    shown: answer && answer.items,
    total: answer?.total,
    search,
    term: answer?.term ?? '',
    found: answer?.found ?? 0,
    page: answer?.page ?? 1,
    pages: pagesOf(answer?.found ?? 0),
    look: (search) => {
      setSearch(search)
      clearTimeout(typing.current)
      asking.forget()
      typing.current = setTimeout(() => void show({ page: 1, term: search.trim() }), TYPING_MS)
    },
    turnTo: (page) => show({ page, term: place.current.term }),
    leaveOut: (id) =>
      setAnswer(
        (answer) => answer && { ...answer, items: answer.items.filter((item) => item.id !== id) },
      ),
    refresh: async () => {
      await show(place.current)
    },
  }
}

interface Place {
  page: number
  term: string
}

function pagesOf(found: AdminListCount): number {
  return Math.max(1, Math.ceil((found === 'many' ? COUNT_LIMIT : found) / PAGE))
}
