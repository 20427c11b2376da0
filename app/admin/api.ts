import { request, requestWithHeaders, Refused, type RequestOptions } from '#app/api.ts'
import type { Post, PostChange, PostId } from '#domain/posts/post.ts'
import type { PhotoAdvice } from '#domain/properties/photo-advice/photo-advice.ts'
import type { AdminListQuery, AdminListCount } from '#domain/search/in-database/admin-list.ts'
import type { Property, PropertyId } from '#domain/properties/property.ts'
import type { Category, Location } from '#domain/properties/taxonomy.ts'
import type { Credentials, OpenedSession } from '#domain/accounts/session.ts'

import type { PropertyInput } from './properties/property-draft.ts'
import { storedToken } from './session.ts'

/** A session that this browser still had ends with it. */
export function login(credentials: Credentials) {
  return callAsAdmin<OpenedSession>('/login', { method: 'POST', body: credentials })
}

export function logout() {
  return callAsAdmin<Ok>('/api/logout', { method: 'POST' })
}

export const posts = {
  list: () => callAsAdmin<Post[]>('/api/posts'),
  find: (id: PostId | string) => callAsAdmin<Post>(`/api/posts/${id}`),
  create: (change: PostChange, photo: File) =>
    callAsAdmin<Post>('/api/posts', { method: 'POST', body: postForm(change, 'photo_url', photo) }),
  update: (id: PostId, change: PostChange, photo?: File) =>
    callAsAdmin<Post>(`/api/posts/${id}`, {
      method: 'PUT',
      body: postForm(change, 'photo', photo),
    }),
  remove: (id: PostId) => callAsAdmin<Ok>(`/api/posts/${id}`, { method: 'DELETE' }),
  restore: (id: PostId) => callAsAdmin<Post>(`/api/posts/${id}/restore`, { method: 'POST' }),
}

export const properties = {
  page: async (
    { page, per_page, term }: AdminListQuery,
    signal: AbortSignal,
  ): Promise<Page<Property>> => {
    const query = new URLSearchParams({ page: `${page}`, per_page: `${per_page}`, term })
    const { answer, header } = await requestWithHeaders<Property[]>(`/api/properties?${query}`, {
      method: 'GET',
      headers: bearer(),
      signal,
    })
    const found = header('x-found-count') ?? ''
    return {
      items: answer,
      total: Number(header('x-total-count')),
      found: found.endsWith('+') ? 'many' : Number(found),
    }
  },
  find: (id: PropertyId | string) => callAsAdmin<Property>(`/api/properties/${id}`),
  create: (written: PropertyInput) =>
    callAsAdmin<Property>('/api/properties', { method: 'POST', body: written }),
  update: (id: PropertyId, written: PropertyInput) =>
    callAsAdmin<Property>(`/api/properties/${id}`, { method: 'PUT', body: written }),
  remove: (id: PropertyId) => callAsAdmin<Ok>(`/api/properties/${id}`, { method: 'DELETE' }),
  restore: (id: PropertyId) =>
    callAsAdmin<Property>(`/api/properties/${id}/restore`, { method: 'POST' }),
}

/** A part of a long list: all there are, and how many of them hold what was looked for. */
export interface Page<Item> {
  items: Item[]
  total: number
  found: AdminListCount
}

export function categories() {
  return callAsAdmin<Category[]>('/api/categories')
}

export function locations() {
  return callAsAdmin<Location[]>('/api/locations')
}

export function upload(file: File, onProgress: (sent: number) => void, signal: AbortSignal) {
  const form = new FormData()
  form.append('photo', file)
  return callAsAdmin<{ filename: string }>('/api/upload', {
    method: 'POST',
    body: form,
    onProgress,
    signal,
  })
}

/** What there is to say about photos that have arrived; `property` where they stand in one. */
export function photoAdvice(photos: string[], property: PropertyId | null) {
  return callAsAdmin<PhotoAdvice>('/api/photos/coach', {
    method: 'POST',
    body: { photos, property_id: property },
  })
}

/** The server takes this token no longer, or never did. */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof Refused && error.status === 401
}

export function isNotFound(error: unknown): boolean {
  return error instanceof Refused && (error.status === 404 || error.status === 400)
}

export function callAsAdmin<Answer>(path: string, options: Partial<RequestOptions> = {}) {
  return request<Answer>(path, { method: 'GET', ...options, headers: bearer() })
}

export function bearer(): Record<string, string> {
  const token = storedToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

interface Ok {
  ok: true
}

function postForm(change: PostChange, part: 'photo_url' | 'photo', photo?: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(change)) form.append(name, value)
  if (photo) form.append(part, photo)
  return form
}
