import { callAsAdmin, properties } from '#app/admin/api.ts'
import type { Brochure } from '#domain/brochures/brochure.ts'
import type { Property } from '#domain/properties/property.ts'

export interface Shelf {
  /** The last is the one on offer. */
  brochures: Brochure[]
  homes: Property[]
}

export async function shelf(): Promise<Shelf> {
  const [brochures, homes] = await Promise.all([
    callAsAdmin<Brochure[]>('/api/brochures'),
    callAsAdmin<{ ids: number[] }>('/api/brochure-homes'),
  ])
  const found = await Promise.allSettled(homes.ids.map((id) => properties.find(id)))
  return {
    brochures,
    homes: found.flatMap((home) => (home.status === 'fulfilled' ? [home.value] : [])),
  }
}

export function offer(file: File) {
  const form = new FormData()
  form.append('title', file.name.replace(/\.pdf$/i, ''))
  form.append('brochure', file)
  return callAsAdmin<Brochure>('/api/brochures', { method: 'POST', body: form })
}

export function takeBack(id: number) {
  return callAsAdmin<{ ok: true }>(`/api/brochures/${id}`, { method: 'DELETE' })
}

export function choose(ids: number[]) {
  return callAsAdmin<{ ids: number[] }>('/api/brochure-homes', { method: 'PUT', body: { ids } })
}

export async function look(term: string, signal: AbortSignal): Promise<Property[]> {
  return (await properties.page({ page: 1, per_page: 5, term }, signal)).items
}
