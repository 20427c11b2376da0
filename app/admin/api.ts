import type { Credentials, OpenedSession } from '#domain/accounts/session.ts'
import type { AuditEntry, AuditPage } from '#domain/audit/audit.ts'
import type { Brochure } from '#domain/brochures/brochure.ts'
import type { Post, PostChange, PostId } from '#domain/posts/post.ts'
import type {
  PermitAlert,
  PermitAlertPage,
  PermitAlerts,
} from '#domain/properties/permits/permit-alerts.ts'
import type { PermitAlertKind } from '#domain/properties/permits/permit.ts'
import type { PhotoAdvice } from '#domain/properties/photo-advice/photo-advice.ts'
import type { PortalReport } from '#domain/properties/portals/portal-report.ts'
import type { Portal } from '#domain/properties/portals/portal.ts'
import type { Property, PropertyId } from '#domain/properties/property.ts'
import type { Category, Location } from '#domain/properties/taxonomy.server.ts'
import type { AdminListCount, AdminListQuery } from '#domain/search/in-database/admin-list.ts'
import type { SiteCheck } from '#domain/site-check/site-check.ts'

import type { PropertyInput } from './properties/property-draft.ts'
import { callWithHeaders, del, get, post, put } from './request.ts'
import type { ListPart } from './use-load-more.ts'

// The requests of the admin area. Those about enquiries and about the account are in their folders.

/** Also ends the session that this browser still has. */
export const login = (credentials: Credentials) => post<OpenedSession>('/login', credentials)
export const logout = () => post('/api/logout')

export const posts = {
  list: (signal: AbortSignal) => get<Post[]>('/api/posts', { signal }),
  find: (id: PostId | string) => get<Post>(`/api/posts/${id}`),
  create: (change: PostChange, photo: File) =>
    post<Post>('/api/posts', formOf({ ...change, photo_url: photo })),
  update: (id: PostId, change: PostChange, photo?: File) =>
    put<Post>(`/api/posts/${id}`, formOf({ ...change, ...(photo && { photo }) })),
  remove: (id: PostId) => del(`/api/posts/${id}`),
  restore: (id: PostId) => post(`/api/posts/${id}/restore`),
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

export const properties = {
  page: async (
    { page, per_page, term }: AdminListQuery,
    signal: AbortSignal,
  ): Promise<Page<Property>> => {
    const query = new URLSearchParams({ page: `${page}`, per_page: `${per_page}`, term })
    const path = `/api/properties?${query}`
    const { body, header } = await callWithHeaders<Property[]>('GET', path, { signal })
    const count = header('x-found-count') ?? ''
    return {
      items: body,
      total: Number(header('x-total-count')),
      matchCount: count.endsWith('+') ? 'many' : Number(count),
    }
  },
  find: (id: PropertyId | string) => get<Property>(`/api/properties/${id}`),
  create: (input: PropertyInput) => post<Property>('/api/properties', input),
  update: (id: PropertyId, input: PropertyInput) => put<Property>(`/api/properties/${id}`, input),
  remove: (id: PropertyId) => del(`/api/properties/${id}`),
  restore: (id: PropertyId) => post(`/api/properties/${id}/restore`),
}

/** One page of a list: how many items there are in all, and how many match the search term. */
export interface Page<Item> {
  items: Item[]
  total: number
  matchCount: AdminListCount
}

export const categories = () => get<Category[]>('/api/categories')
export const locations = () => get<Location[]>('/api/locations')

export function upload(photo: File, onProgress: (sent: number) => void, signal: AbortSignal) {
  return post<{ filename: string }>('/api/upload', formOf({ photo }), { onProgress, signal })
}

/** Advice about uploaded photos; `property` is the one they belong to, if any. */
export function photoAdvice(photos: string[], property: PropertyId | null) {
  return post<PhotoAdvice>('/api/photos/coach', { photos, property_id: property })
}

export const brochures = {
  /** The last is the one that visitors download. */
  list: () => get<Brochure[]>('/api/brochures'),
  upload: (brochure: File) => {
    const title = brochure.name.replace(/\.pdf$/i, '')
    return post<Brochure>('/api/brochures', formOf({ title, brochure }))
  },
  remove: (id: number) => del(`/api/brochures/${id}`),
  /** The chosen properties that still exist, in their order. */
  properties: async (): Promise<Property[]> => {
    const { ids } = await get<{ ids: number[] }>('/api/brochure-homes')
    const results = await Promise.allSettled(ids.map((id) => properties.find(id)))
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  },
  setProperties: (ids: number[]) => put('/api/brochure-homes', { ids }),
}

export const permits = {
  alerts: (signal: AbortSignal) => get<PermitAlerts>('/api/permits', { signal }),
  list: async (
    kind: PermitAlertKind,
    page: number,
    signal: AbortSignal,
  ): Promise<ListPart<PermitAlert>> => {
    const path = `/api/permits/${kind}?page=${page}`
    const { listings, more } = await get<PermitAlertPage>(path, { signal })
    return { items: listings, more }
  },
}

export const portals = {
  report: () => get<PortalReport>('/api/portals'),
  renewAddresses: () => post<{ addresses: Record<Portal, string> }>('/api/portals/addresses'),
}

export async function auditEntries(
  before: number | undefined,
  signal: AbortSignal,
): Promise<ListPart<AuditEntry>> {
  const path = `/api/audit${before === undefined ? '' : `?before=${before}`}`
  const { entries, more } = await get<AuditPage>(path, { signal })
  return { items: entries, more }
}

export const siteCheck = () => get<SiteCheck>('/api/site-check')
