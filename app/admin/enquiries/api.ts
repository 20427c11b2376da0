import { downloadAsAdmin, get, post, put } from '#app/admin/request.ts'
import type { ListPart } from '#app/admin/use-load-more.ts'
import type {
  Enquiry,
  EnquiryChange,
  InboxFilter,
  InboxPage,
  InboxSummary,
} from '#domain/enquiries/inbox/inbox.ts'
import type { Erased, Person, PersonalData } from '#domain/enquiries/privacy/person.ts'

export interface EnquiryFilter {
  state: InboxFilter['state']
  kind: Enquiry['kind'] | ''
  search: string
}

export const enquiries = {
  list: async (
    filter: EnquiryFilter,
    before: number | undefined,
    signal: AbortSignal,
  ): Promise<ListPart<Enquiry>> => {
    const body = searchBody(filter, before)
    const { enquiries, more } = body
      ? await post<InboxPage>('/api/enquiries/search', body, { signal })
      : await get<InboxPage>(`/api/enquiries?${filterQuery(filter, before)}`, { signal })
    return { items: enquiries, more }
  },
  summary: (signal: AbortSignal) => get<InboxSummary>('/api/enquiries/summary', { signal }),
  update: (id: number, change: EnquiryChange) => put<Enquiry>(`/api/enquiries/${id}`, change),
  resend: (id: number) => post<Enquiry>(`/api/enquiries/${id}/resend`),
  /** A seller's photo is private: it needs the token, so an `img` cannot load it by its address. */
  photo: (id: number, name: string, signal: AbortSignal) =>
    downloadAsAdmin(`/api/enquiries/${id}/photos/${encodeURIComponent(name)}`, { signal }),
  csv: (filter: EnquiryFilter) => {
    const body = searchBody(filter)
    return body
      ? downloadAsAdmin('/api/enquiries.csv', { body })
      : downloadAsAdmin(`/api/enquiries.csv?${filterQuery(filter)}`)
  },
}

/** A search term is often a person's name, so it is sent in a body and never in an address. */
function searchBody({ state, kind, search }: EnquiryFilter, before?: number): object | null {
  const term = search.trim()
  return term === '' ? null : { state, search: term, ...(kind && { kind }), before }
}

function filterQuery({ state, kind }: EnquiryFilter, before?: number): URLSearchParams {
  const query = new URLSearchParams({ state })
  if (kind) query.set('kind', kind)
  if (before !== undefined) query.set('before', String(before))
  return query
}

export const people = {
  find: (person: Person, signal: AbortSignal) =>
    post<PersonalData>('/api/people/find', person, { signal }),
  export: (person: Person) => downloadAsAdmin('/api/people/export', { body: person }),
  /** The server erases nothing if the person has more or fewer enquiries than `seen` by now. */
  erase: (person: Person, seen: number) =>
    post<Erased>('/api/people/erase', { ...person, enquiries: seen }),
}
