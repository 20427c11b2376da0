import { useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Enquiry, InboxFilter } from '#domain/enquiries/inbox/inbox.ts'

import { KIND_LABELS } from './enquiry-labels.ts'

export interface EnquiryFilter {
  state: InboxFilter['state']
  kind: Enquiry['kind'] | ''
  assignee: 'me' | 'nobody' | ''
  search: string
}

export const STATE_LABELS: Record<EnquiryFilter['state'], string> = {
  waiting: 'Waiting',
  open: 'Open',
  handled: 'Handled',
  spam: 'Spam',
  all: 'All',
}

export const ASSIGNEE_LABELS: Record<EnquiryFilter['assignee'], string> = {
  '': 'Everybody’s',
  me: 'Mine',
  nobody: 'Nobody’s',
}

/** The filter is in the URL, but not the search term, which is often a person's name. */
export function useInboxFilter() {
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState('')

  function setFilter(filter: EnquiryFilter) {
    setSearch(filter.search)
    const next = filterQuery(filter)
    if (`${next}` !== `${query}`) setQuery(next, { replace: true, preventScrollReset: true })
  }

  return [{ ...readFilter(query), search }, setFilter] as const
}

/** Ignores values that do not exist. */
export function readFilter(query: URLSearchParams): Omit<EnquiryFilter, 'search'> {
  return {
    state: keyOf(STATE_LABELS, query.get('state')) ?? 'waiting',
    kind: keyOf(KIND_LABELS, query.get('kind')) ?? '',
    assignee: keyOf(ASSIGNEE_LABELS, query.get('assignee')) ?? '',
  }
}

export function filterQuery({ state, kind, assignee }: EnquiryFilter): URLSearchParams {
  return new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(kind && { kind }),
    ...(assignee && { assignee }),
  })
}

export function isSameFilter(one: EnquiryFilter, other: EnquiryFilter): boolean {
  return one.search === other.search && `${filterQuery(one)}` === `${filterQuery(other)}`
}

function keyOf<Key extends string>(labels: Record<Key, string>, value: string | null) {
  return value !== null && Object.hasOwn(labels, value) ? (value as Key) : undefined
}
