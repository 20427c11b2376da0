import { useEffect, useEffectEvent } from 'react'

import { onChange } from '#app/admin/changes.ts'
import { get, post } from '#app/admin/request.ts'
import { useBackgroundFetch } from '#app/admin/use-background-fetch.ts'
import { useLoadMore } from '#app/admin/use-load-more.ts'
import type { Enquiry, InboxPage, InboxSummary } from '#domain/enquiries/inbox/inbox.ts'

import type { EnquiryFilter } from './inbox-filter.ts'

const TYPING_DELAY_MS = 200
const POLL_MS = 10_000

/** The enquiries that match a filter, newest first; those that wait, whoever waits longest first. */
export function useInbox(filter: EnquiryFilter) {
  const filterJson = JSON.stringify(filter)
  const { list, refresh, loadMore, retry, update } = useLoadMore<Enquiry>(
    async (loaded, signal) => {
      const { body, query } = filterParams(filter, loaded.at(-1)?.id)
      const { enquiries, more } = body
        ? await post<InboxPage>('/api/enquiries/search', body, { signal, changesNothing: true })
        : await get<InboxPage>(`/api/enquiries?${query}`, { signal })
      return { items: enquiries, more }
    },
    { key: filterJson },
  )

  const refreshForFilter = useEffectEvent(refresh)
  useEffect(() => {
    const { search } = JSON.parse(filterJson) as EnquiryFilter
    const delay = search === '' ? 0 : TYPING_DELAY_MS
    const timer = setTimeout(() => void refreshForFilter(), delay)
    return () => clearTimeout(timer)
  }, [filterJson])

  return {
    list,
    refresh,
    loadMore,
    retry,
    removeEnquiries: (removed: Enquiry[]) => {
      const ids = new Set(removed.map(({ id }) => id))
      update((items) => items.filter(({ id }) => !ids.has(id)))
    },
    /** Shows an enquiry as it is now, or takes it off the list if the filter no longer matches. */
    replaceEnquiry: (changed: Enquiry) =>
      update((items) => {
        const others = items.filter(({ id }) => id !== changed.id)
        if (!hasState(changed, filter.state)) return others
        const isNew = others.length === items.length
        // A new item may not match the other filters. If it does, the next fetch adds it.
        if (isNew && (filter.kind || filter.assignee || filter.search)) return items
        return [...others, changed].sort(ORDERS[filter.state === 'waiting' ? 'longest' : 'newest'])
      }),
  }
}

/** A search term is often a person's name, so it is sent in a body and never in an address. */
export function filterParams({ state, kind, assignee, search }: EnquiryFilter, before?: number) {
  const narrowed = { state, ...(kind && { kind }), ...(assignee && { assignee }) }
  const term = search.trim()
  if (term !== '') return { body: { ...narrowed, search: term, before } }
  const query = new URLSearchParams(narrowed)
  if (before !== undefined) query.set('before', `${before}`)
  return { query }
}

function hasState(enquiry: Enquiry, state: EnquiryFilter['state']): boolean {
  const { spam, handled_at, first_answer_at } = enquiry
  if (state === 'all') return true
  if (state === 'spam') return spam
  if (state === 'waiting') return !spam && handled_at === null && first_answer_at === null
  return !spam && (handled_at !== null) === (state === 'handled')
}

/** As the server sorts. */
const ORDERS = {
  newest: (one: Enquiry, other: Enquiry) => other.id - one.id,
  longest: (one: Enquiry, other: Enquiry) =>
    (one.promised_until ?? '').localeCompare(other.promised_until ?? '') || one.id - other.id,
}

/** The inbox's counts, fetched after every change and regularly while the page is visible. */
export function useInboxSummary(onResult?: () => void): InboxSummary | null {
  return useBackgroundFetch((signal) => get<InboxSummary>('/api/enquiries/summary', { signal }), {
    everyMs: POLL_MS,
    onResult,
    onChange,
  })
}
