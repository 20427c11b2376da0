import { useEffect, useEffectEvent } from 'react'

import { keepFocusInList } from '#app/admin/focus.ts'
import { get, put } from '#app/admin/request.ts'
import { useLoadMore } from '#app/admin/use-load-more.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type {
  Letter,
  LetterChange,
  LetterFilter,
  LetterPage,
} from '#domain/enquiries/portal-leads/letter.ts'

/** The letters in a state, newest first. */
export function useLetters(state: LetterFilter['state']) {
  const { list, refresh, loadMore, clear, update } = useLoadMore<Letter>(async (loaded, signal) => {
    const query = new URLSearchParams({ state })
    const last = loaded.at(-1)?.id
    if (last !== undefined) query.set('before', `${last}`)
    const { letters, more } = await get<LetterPage>(`/api/letters?${query}`, { signal })
    return { items: letters, more }
  })
  const { isLoading, send } = useRequest<Letter>()

  const showFirst = useEffectEvent(() => void refresh())
  useEffect(() => showFirst(), [])

  /** Shows a letter as it is now, or takes it off the list if it is no longer in the state. */
  function replace(changed: Letter) {
    keepFocusInList('[data-letter]', () =>
      update((items) => {
        const others = items.filter(({ id }) => id !== changed.id)
        if (state !== 'all' && state !== changed.state) return others
        return [...others, changed].sort((one, other) => other.id - one.id)
      }),
    )
  }

  async function setTo(letter: Letter, next: LetterChange['state']): Promise<boolean> {
    const outcome = await send(() => put<Letter>(`/api/letters/${letter.id}`, { state: next }))
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state !== 'done') return false
    replace(outcome.result)
    return true
  }

  async function change(letter: Letter, next: LetterChange['state']) {
    if (!(await setTo(letter, next))) return
    const opposite = next === 'ignored' ? 'unknown' : 'ignored'
    toast.success(next === 'ignored' ? 'Letter ignored.' : 'Letter brought back.', {
      label: 'Undo',
      onClick: () => void setTo(letter, opposite),
    })
  }

  return {
    list,
    loadMore,
    change,
    replace,
    isBusy: isLoading,
    retry: () => {
      clear()
      void refresh()
    },
  }
}
