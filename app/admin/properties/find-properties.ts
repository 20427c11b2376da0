import { callWithHeaders } from '#app/admin/request.ts'
import type { Property } from '#domain/properties/property.ts'
import type { AdminListCount, AdminListQuery } from '#domain/search/in-database/admin-list.ts'

/** One page of a list: how many items there are in all, and how many match the search term. */
export interface Page<Item> {
  items: Item[]
  total: number
  matchCount: AdminListCount
}

export async function findProperties(
  { page, per_page, term }: AdminListQuery,
  signal: AbortSignal,
): Promise<Page<Property>> {
  const query = new URLSearchParams({ page: `${page}`, per_page: `${per_page}`, term })
  const path = `/api/properties?${query}`
  const { body, header } = await callWithHeaders<Property[]>('GET', path, { signal })
  const count = header('x-found-count') ?? ''
  return {
    items: body,
    total: Number(header('x-total-count')),
    matchCount: count.endsWith('+') ? 'many' : Number(count),
  }
}
