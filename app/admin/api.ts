import type { Credentials, OpenedSession } from '#domain/accounts/session.ts'
import type { AuditEntry, AuditPage } from '#domain/audit/audit.ts'
import type { Brochure } from '#domain/brochures/brochure.ts'
import type { Post, PostChange, PostId } from '#domain/posts/post.ts'
import type {
  PermitAlert,
  PermitAlertPage,
  PermitAlerts,
} from '#domain/properties/permits/permit-alerts.ts'
import type { PermitKind } from '#domain/properties/permits/permit-kinds.ts'
import type { PhotoAdvice } from '#domain/properties/photo-advice/photo-advice.ts'
import type { PortalReport } from '#domain/properties/portals/portal-report.ts'
import type { Portal } from '#domain/properties/portals/portal.ts'
import type { Property, PropertyId } from '#domain/properties/property.ts'
import type { Category, Location } from '#domain/properties/taxonomy.ts'
import type { AdminListCount, AdminListQuery } from '#domain/search/in-database/admin-list.ts'
import type { SiteCheck } from '#domain/site-check/site-check.ts'

import type { PhotoText } from './photos/photo.ts'
import type { PermitAndPortalInput } from './properties/permit-and-portal-fields.ts'
import { callAsAdmin, callWithHeaders } from './request.ts'
import type { ListPart } from './use-load-more.ts'

// The requests of the admin area. Those about enquiries and about the account are in their folders.

/** Also ends the session that this browser still has. */
export function login(credentials: Credentials) {
  return callAsAdmin<OpenedSession>('/login', { method: 'POST', body: credentials })
}

export function logout() {
  return callAsAdmin('/api/logout', { method: 'POST' })
}

export const posts = {
  list: (signal: AbortSignal) => callAsAdmin<Post[]>('/api/posts', { signal }),
  find: (id: PostId | string) => callAsAdmin<Post>(`/api/posts/${id}`),
  create: (change: PostChange, photo: File) =>
    callAsAdmin<Post>('/api/posts', { method: 'POST', body: postForm(change, 'photo_url', photo) }),
  update: (id: PostId, change: PostChange, photo?: File) =>
    callAsAdmin<Post>(`/api/posts/${id}`, {
      method: 'PUT',
      body: postForm(change, 'photo', photo),
    }),
  remove: (id: PostId) => callAsAdmin(`/api/posts/${id}`, { method: 'DELETE' }),
  restore: (id: PostId) => callAsAdmin(`/api/posts/${id}/restore`, { method: 'POST' }),
}

function postForm(change: PostChange, photoField: 'photo_url' | 'photo', photo?: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(change)) form.append(name, value)
  if (photo) form.append(photoField, photo)
  return form
}

export const properties = {
  page: async (
    { page, per_page, term }: AdminListQuery,
    signal: AbortSignal,
  ): Promise<Page<Property>> => {
    const query = new URLSearchParams({ page: `${page}`, per_page: `${per_page}`, term })
    const { answer, header } = await callWithHeaders<Property[]>(`/api/properties?${query}`, {
      signal,
    })
    const count = header('x-found-count') ?? ''
    return {
      items: answer,
      total: Number(header('x-total-count')),
      matchCount: count.endsWith('+') ? 'many' : Number(count),
    }
  },
  find: (id: PropertyId | string) => callAsAdmin<Property>(`/api/properties/${id}`),
  create: (input: PropertyInput) =>
    callAsAdmin<Property>('/api/properties', { method: 'POST', body: input }),
  update: (id: PropertyId, input: PropertyInput) =>
    callAsAdmin<Property>(`/api/properties/${id}`, { method: 'PUT', body: input }),
  remove: (id: PropertyId) => callAsAdmin(`/api/properties/${id}`, { method: 'DELETE' }),
  restore: (id: PropertyId) => callAsAdmin(`/api/properties/${id}/restore`, { method: 'POST' }),
}

/** One page of a list: how many items there are in all, and how many match the search term. */
export interface Page<Item> {
  items: Item[]
  total: number
  matchCount: AdminListCount
}

/** What the property forms send. Floors go as lists, one entry a floor, so that none is lost. */
export interface PropertyInput extends PermitAndPortalInput {
  category_id: number | null
  location_id: number | null
  type: string
  currency: string
  price: string
  minarea: number | null
  maxarea: number | null
  bedroom: number | null
  bathroom: number | null
  properties_title: string
  properties_description: string
  nearby: string
  photos: string[]
  floor_description: string[]
  floor_photos: string[][]
  photo_texts: Record<string, PhotoText>
}

export function categories() {
  return callAsAdmin<Category[]>('/api/categories')
}

export function locations() {
  return callAsAdmin<Location[]>('/api/locations')
}

export function upload(file: File, onProgress: (sent: number) => void, signal: AbortSignal) {
  const body = new FormData()
  body.append('photo', file)
  return callAsAdmin<{ filename: string }>('/api/upload', {
    method: 'POST',
    body,
    onProgress,
    signal,
  })
}

/** Advice about uploaded photos; `property` is the one they belong to, if any. */
export function photoAdvice(photos: string[], property: PropertyId | null) {
  return callAsAdmin<PhotoAdvice>('/api/photos/coach', {
    method: 'POST',
    body: { photos, property_id: property },
  })
}

export const brochures = {
  /** The last is the one that visitors download. */
  list: () => callAsAdmin<Brochure[]>('/api/brochures'),
  upload: (file: File) => {
    const body = new FormData()
    body.append('title', file.name.replace(/\.pdf$/i, ''))
    body.append('brochure', file)
    return callAsAdmin<Brochure>('/api/brochures', { method: 'POST', body })
  },
  remove: (id: number) => callAsAdmin(`/api/brochures/${id}`, { method: 'DELETE' }),
  /** The chosen properties that still exist, in their order. */
  properties: async (): Promise<Property[]> => {
    const { ids } = await callAsAdmin<{ ids: number[] }>('/api/brochure-homes')
    const results = await Promise.allSettled(ids.map((id) => properties.find(id)))
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  },
  setProperties: (ids: number[]) =>
    callAsAdmin('/api/brochure-homes', { method: 'PUT', body: { ids } }),
}

export const permits = {
  alerts: (signal: AbortSignal) => callAsAdmin<PermitAlerts>('/api/permits', { signal }),
  list: async (
    kind: PermitKind,
    page: number,
    signal: AbortSignal,
  ): Promise<ListPart<PermitAlert>> => {
    const path = `/api/permits/${kind}?page=${page}`
    const { listings, more } = await callAsAdmin<PermitAlertPage>(path, { signal })
    return { items: listings, more }
  },
}

export const portals = {
  report: () => callAsAdmin<PortalReport>('/api/portals'),
  renewAddresses: () =>
    callAsAdmin<{ addresses: Record<Portal, string> }>('/api/portals/addresses', {
      method: 'POST',
    }),
}

export async function auditEntries(
  before: number | undefined,
  signal: AbortSignal,
): Promise<ListPart<AuditEntry>> {
  const path = `/api/audit${before === undefined ? '' : `?before=${before}`}`
  const { entries, more } = await callAsAdmin<AuditPage>(path, { signal })
  return { items: entries, more }
}

export function siteCheck() {
  return callAsAdmin<SiteCheck>('/api/site-check')
}
