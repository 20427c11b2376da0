import { useState } from 'react'

import { toast } from '#app/ui/toast.tsx'

import { FETCH_FAILED, useRequest } from './use-request.ts'

export interface ListPart<Item> {
  items: Item[]
  /** Whether the server has more after these. */
  more: boolean
}

export type LoadMoreList<Item> =
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'done' } & ListPart<Item>)

/** Fetches what follows the items that are loaded already; the start of the list if there are none. */
type FetchPart<Item> = (loaded: readonly Item[], signal: AbortSignal) => Promise<ListPart<Item>>

/** A list that is loaded part by part on demand. */
export function useLoadMore<Item extends { id: number }>(
  fetchPart: FetchPart<Item>,
  initial?: ListPart<Item>,
) {
  const [list, setList] = useState<LoadMoreList<Item>>(
    initial ? { state: 'done', ...initial } : { state: 'loading' },
  )
  const start = useRequest<ListPart<Item>>()
  const next = useRequest<ListPart<Item>>()

  /** Fetches the start of the list again; what is on the screen stays meanwhile. */
  async function refresh() {
    const outcome = await start.send((signal) => fetchPart([], signal))
    if (outcome.state === 'done')
      setList((list) => ({ state: 'done', ...withNewStart(outcome.result, list) }))
    if (outcome.state === 'failed')
      setList((list) => (list.state === 'done' ? list : { state: 'failed' }))
  }

  async function loadMore() {
    if (list.state !== 'done') return
    const outcome = await next.send((signal) => fetchPart(list.items, signal))
    if (outcome.state === 'failed') toast.error(FETCH_FAILED)
    if (outcome.state !== 'done') return
    toast.clearErrors(FETCH_FAILED)
    const { items, more } = outcome.result
    setList((list) =>
      list.state === 'done' ? { state: 'done', items: [...list.items, ...items], more } : list,
    )
  }

  return {
    list,
    refresh,
    loadMore,
    isLoadingMore: next.isLoading,
    /** Empties the screen, for another filter is another list. */
    clear: () => {
      start.abort()
      next.abort()
      setList({ state: 'loading' })
    },
    update: (change: (items: Item[]) => Item[]) =>
      setList((list) => (list.state === 'done' ? { ...list, items: change(list.items) } : list)),
  }
}

/** The new start of the list, and below it what was loaded after its last item before. */
function withNewStart<Item extends { id: number }>(
  start: ListPart<Item>,
  list: LoadMoreList<Item>,
): ListPart<Item> {
  const last = start.items.at(-1)
  if (list.state !== 'done' || !last || !start.more) return start
  const place = list.items.findIndex(({ id }) => id === last.id)
  const known = new Set(start.items.map(({ id }) => id))
  const further = place < 0 ? [] : list.items.slice(place).filter(({ id }) => !known.has(id))
  return further.length > 0 ? { items: [...start.items, ...further], more: list.more } : start
}
