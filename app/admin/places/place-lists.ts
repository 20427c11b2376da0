import * as urls from '#app/urls.ts'
import type { CategoryDetails, LocationDetails, PlaceTable } from '#domain/places/place.ts'

/** A category or a location, as it is edited. */
export type EditedPlace = CategoryDetails | LocationDetails

/** The two lists of the page: their names, and the parameter that filters the listings by an entry. */
export const LISTS: Record<PlaceTable, { title: string; one: string; filter: string }> = {
  locations: { title: 'Locations', one: 'location', filter: 'location' },
  categories: { title: 'Categories', one: 'category', filter: 'category' },
}

/** The address of a list, with an editor open: of an id, or of a `new` one. */
export function placesUrl(table: PlaceTable, edited?: number | 'new'): string {
  const edit = edited === undefined ? '' : `&edit=${edited}`
  return `${urls.places}?tab=${table}${edit}`
}

/** The list of the listings with this category or location. */
export function listingsUrl(table: PlaceTable, id: number): string {
  return `${urls.listings}?${LISTS[table].filter}=${id}`
}
