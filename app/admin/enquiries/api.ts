import { Refused, Unreachable } from '#app/api.ts'
import { bearer, callAsAdmin } from '#app/admin/api.ts'

export type Kind = 'listing' | 'tour' | 'contact' | 'sell'

export type Delivery =
  | { state: 'off' }
  | { state: 'waiting'; tries: number; next_try_at: string; last_words: string }
  | { state: 'sent'; at: string; last_words: string }
  | { state: 'failed'; why: string }

export interface Enquiry {
  id: number
  kind: Kind
  name: string
  email: string
  phone: string
  subject: string
  message: string
  address: string
  countrycity: string
  property: { id: number; title: string } | null
  photos: string[]
  created_at: string
  handled_at: string | null
  spam: boolean
  delivery: Delivery
}

export interface Summary {
  open: number
  undelivered: number
  spam: number
  newest: number | null
  mail: 'on' | 'off'
}

export interface Filter {
  state: 'open' | 'handled' | 'spam' | 'all'
  kind: Kind | ''
  search: string
}

export interface Page {
  enquiries: Enquiry[]
  more: boolean
}

export function list(filter: Filter, before?: number) {
  return callAsAdmin<Page>(`/api/enquiries?${query(filter, before)}`)
}

export function summary() {
  return callAsAdmin<Summary>('/api/enquiries/summary')
}

export function mark(id: number, change: { handled?: boolean; spam?: boolean }) {
  return callAsAdmin<Enquiry>(`/api/enquiries/${id}`, { method: 'PUT', body: change })
}

export function resend(id: number) {
  return callAsAdmin<Enquiry>(`/api/enquiries/${id}/resend`, { method: 'POST' })
}

/** A sell request's photo is private, so it comes with the token and not by an `img` address. */
export function photo(id: number, name: string, signal: AbortSignal) {
  return file(`/api/enquiries/${id}/photos/${encodeURIComponent(name)}`, signal)
}

export function csv(filter: Filter) {
  return file(`/api/enquiries.csv?${query(filter)}`)
}

function query({ state, kind, search }: Filter, before?: number): URLSearchParams {
  const parameters = new URLSearchParams({ state })
  if (kind) parameters.set('kind', kind)
  if (search.trim()) parameters.set('search', search.trim())
  if (before !== undefined) parameters.set('before', String(before))
  return parameters
}

async function file(path: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(path, { headers: bearer(), ...(signal && { signal }) }).catch(() => {
    throw new Unreachable('No answer came.')
  })
  if (!response.ok)
    throw new Refused(response.status, `The server answered ${response.status}.`, {})
  return response.blob()
}
