import { Refused, Unreachable } from '#app/api.ts'
import { bearer, callAsAdmin } from '#app/admin/api.ts'
import type {
  Enquiry,
  EnquiryChange,
  InboxFilter,
  InboxPage,
  InboxSummary,
} from '#domain/enquiries/inbox.ts'

export interface Filter {
  state: InboxFilter['state']
  kind: Enquiry['kind'] | ''
  search: string
}

export function list(filter: Filter, before?: number) {
  return callAsAdmin<InboxPage>(`/api/enquiries?${query(filter, before)}`)
}

export function summary() {
  return callAsAdmin<InboxSummary>('/api/enquiries/summary')
}

export function mark(id: number, change: EnquiryChange) {
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
