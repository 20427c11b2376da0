import { useEffect, useEffectEvent } from 'react'

import { keepFocusInList } from '#app/admin/focus.ts'
import { get, put } from '#app/admin/request.ts'
import { useLoadMore } from '#app/admin/use-load-more.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type {
  PortalEmail,
  PortalEmailChange,
  PortalEmailFilter,
  PortalEmailPage,
} from '#domain/enquiries/portal-leads/portal-email.ts'

/** The emails in a state, newest first. */
export function usePortalEmails(state: PortalEmailFilter['state']) {
  const { list, refresh, loadMore, retry, update } = useLoadMore<PortalEmail>(
    async (loaded, signal) => {
      const query = new URLSearchParams({ state })
      const last = loaded.at(-1)?.id
      if (last !== undefined) query.set('before', `${last}`)
      const { portal_emails, more } = await get<PortalEmailPage>(`/api/portal-emails?${query}`, {
        signal,
      })
      return { items: portal_emails, more }
    },
  )
  const { isLoading, send } = useRequest<PortalEmail>()

  const showFirst = useEffectEvent(() => void refresh())
  useEffect(() => showFirst(), [])

  /** Shows an email as it is now, or takes it off the list if it is no longer in the state. */
  function replace(changed: PortalEmail) {
    keepFocusInList('[data-portal-email]', () =>
      update((items) => {
        const others = items.filter(({ id }) => id !== changed.id)
        if (state !== 'all' && state !== changed.state) return others
        return [...others, changed].sort((one, other) => other.id - one.id)
      }),
    )
  }

  async function setTo(id: number, next: PortalEmailChange['state']): Promise<boolean> {
    const outcome = await send(() => put<PortalEmail>(`/api/portal-emails/${id}`, { state: next }))
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state !== 'done') return false
    replace(outcome.result)
    return true
  }

  async function change({ id }: PortalEmail, next: PortalEmailChange['state']) {
    if (!(await setTo(id, next))) return
    const opposite = next === 'ignored' ? 'unknown' : 'ignored'
    toast.success(next === 'ignored' ? 'Email ignored.' : 'Email brought back.', {
      label: 'Undo',
      onClick: () => void setTo(id, opposite),
    })
  }

  return {
    list,
    loadMore,
    change,
    replace,
    isBusy: isLoading,
    retry,
  }
}
