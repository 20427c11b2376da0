import { Refused, Unreachable } from '#app/api.ts'
import { bearer, callAsAdmin } from '#app/admin/api.ts'
import type {
  Enquiry,
  EnquiryChange,
  InboxFilter,
  InboxPage,
  InboxSummary,
} from '#domain/enquiries/inbox/inbox.ts'
import type { Erased, PersonalData, Person } from '#domain/enquiries/privacy/person.ts'

export interface Filter {
  state: InboxFilter['state']
  kind: Enquiry['kind'] | ''
  search: string
}

export function list(filter: Filter, before?: number) {
  const body = searchOf(filter, before)
  return body
    ? callAsAdmin<InboxPage>('/api/enquiries/search', { method: 'POST', body })
    : callAsAdmin<InboxPage>(`/api/enquiries?${query(filter, before)}`)
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
  return file(`/api/enquiries/${id}/photos/${encodeURIComponent(name)}`, { signal })
}

export function csv(filter: Filter) {
  const body = searchOf(filter)
  return body ? file('/api/enquiries.csv', { body }) : file(`/api/enquiries.csv?${query(filter)}`)
}

export function keptAbout(person: Person) {
  return callAsAdmin<PersonalData>('/api/people/find', { method: 'POST', body: person })
}

export function exportPerson(person: Person) {
  return file('/api/people/export', { body: person })
}

/** `seen` is how many enquiries were looked at; where there are others by now, none is erased. */
export function erasePerson(person: Person, seen: number) {
  const body = { ...person, enquiries: seen }
  return callAsAdmin<Erased>('/api/people/erase', { method: 'POST', body })
}

/** Words that are looked for go into a body; null where there are none. */
function searchOf({ state, kind, search }: Filter, before?: number): object | null {
  const words = search.trim()
  return words === '' ? null : { state, search: words, ...(kind && { kind }), before }
}

function query({ state, kind }: Filter, before?: number): URLSearchParams {
  const parameters = new URLSearchParams({ state })
  if (kind) parameters.set('kind', kind)
  if (before !== undefined) parameters.set('before', String(before))
  return parameters
}

async function file(
  path: string,
  { signal, body }: { signal?: AbortSignal; body?: object } = {},
): Promise<Blob> {
  const headers = { ...bearer(), ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(path, {
    headers,
    ...(signal && { signal }),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreachable('No answer came.')
  })
  if (!response.ok)
    throw new Refused(response.status, `The server answered ${response.status}.`, {})
  return response.blob()
}
