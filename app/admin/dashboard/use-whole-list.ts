import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import { PAGE, type Shelf } from './list-state.ts'
import { useAsking } from './use-request.ts'

interface WholeShelfOptions<Item> {
  ask: () => Promise<Item[]>
  failed: string
  /** The words by which one of them is found. */
  wordsOf: (item: Item) => string
}

/** A list that is here as a whole: it is searched and paged in the browser. */
export function useWholeShelf<Item extends { id: number }>({
  ask,
  failed,
  wordsOf,
}: WholeShelfOptions<Item>): Shelf<Item> {
  const [list, setList] = useState<Item[] | null>(null)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const asking = useAsking<Item[]>(failed)

  function refresh(): Promise<void> {
    return asking.ask(ask).then((list) => (list ? setList(list) : undefined))
  }

  const begin = useEffectEvent(refresh)
  const end = useEffectEvent(asking.forget)
  useEffect(() => {
    void begin()
    return () => end()
  }, [])

  const term = useDeferredValue(search).trim()
  const found = useFound(list, wordsOf, term)
  const pages = Math.max(1, Math.ceil(found.length / PAGE))
  const turned = Math.min(page, pages)

  return {
    shown: list && found.slice((turned - 1) * PAGE, turned * PAGE),
    total: list?.length,
    search,
    term,
    found: found.length,
    page: turned,
    pages,
    look: (search) => {
      setSearch(search)
      setPage(1)
    },
    turnTo: async (page) => {
      flushSync(() => setPage(page))
      return true
    },
    leaveOut: (id) => setList((list) => list?.filter((item) => item.id !== id) ?? null),
    refresh,
  }
}

function useFound<Item>(
  list: Item[] | null,
  wordsOf: (item: Item) => string,
  term: string,
): Item[] {
  const words = useMemo(
    () => (list ?? []).map((item) => wordsOf(item).toLowerCase()),
    [list, wordsOf],
  )
  return useMemo(() => {
    const wanted = term.toLowerCase()
    return (list ?? []).filter((_, at) => words[at]?.includes(wanted))
  }, [list, words, term])
}
