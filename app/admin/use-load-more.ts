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

const LOADING = { state: 'loading' } as const

/** Fetches what follows the items that are loaded already; the start of the list if there are none. */
type FetchPart<Item> = (loaded: readonly Item[], signal: AbortSignal) => Promise<ListPart<Item>>

/** A list that is loaded part by part on demand; with another `key` it is another list. */
export function useLoadMore<Item extends { id: number }>(
  fetchPart: FetchPart<Item>,
  { initial, key = '' }: { initial?: ListPart<Item>; key?: string } = {},
) {
  const [stored, setStored] = useState<{ key: string; list: LoadMoreList<Item> }>({
    key,
    list: initial ? { state: 'done', ...initial } : LOADING,
  })
  const list = stored.key === key ? stored.list : LOADING
  const start = useRequest<ListPart<Item>>()
  const next = useRequest<ListPart<Item>>()

  /** Fetches the start of the list again; what is on the screen stays meanwhile. */
  async function refresh() {
    // Should the earlier list be shown again, a part that is still loading would leave a gap in it.
    if (stored.key !== key) next.abort()
    const outcome = await start.send((signal) => fetchPart([], signal))
    if (outcome.state !== 'done' && outcome.state !== 'failed') return
    setStored((stored) => {
      const list = stored.key === key ? stored.list : LOADING
      if (outcome.state === 'done')
        return { key, list: { state: 'done', ...withNewStart(outcome.result, list) } }
      return { key, list: list.state === 'done' ? list : { state: 'failed' } }
    })
  }

  function update(change: (loaded: ListPart<Item>) => ListPart<Item>) {
    setStored((stored) =>
      stored.key === key && stored.list.state === 'done'
        ? { key, list: { state: 'done', ...change(stored.list) } }
        : stored,
    )
  }

  async function loadMore() {
    if (list.state !== 'done') return
    const outcome = await next.send((signal) => fetchPart(list.items, signal))
    if (outcome.state === 'failed') toast.error(FETCH_FAILED)
    if (outcome.state !== 'done') return
    toast.clearErrors(FETCH_FAILED)
    const { items, more } = outcome.result
    update((loaded) => ({ items: [...loaded.items, ...items], more }))
  }

  return {
    list,
    refresh,
    loadMore,
    isLoadingMore: next.isLoading,
    /** Fetches the list again, and shows that it is loading. */
    retry: () => {
      setStored({ key, list: LOADING })
      void refresh()
    },
    update: (change: (items: Item[]) => Item[]) =>
      update(({ items, more }) => ({ items: change(items), more })),
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
