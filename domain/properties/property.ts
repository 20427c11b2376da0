import type { z } from 'zod'

import type { property, propertyChange } from './property-schema.ts'

export type Property = z.infer<typeof property>
export type PropertyId = Property['id']
export type PropertyChange = z.infer<typeof propertyChange>

/** Lists show hidden properties to administrators only, to an agent only those that are their own. */
export type Audience = 'everyone' | 'administrators' | { agent: number }

/** A property as visitors see it: at its marker instead of its true point. */
export function atMarker(property: Property): Property {
  const { marker_latitude: latitude, marker_longitude: longitude } = property
  return { ...property, latitude, longitude }
}

/** The places in the comma-separated `nearby` text. */
export function nearbyPlaces({ nearby }: Pick<Property, 'nearby'>): string[] {
  return splitList(nearby)
}

export function splitList(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The title, or a stand-in: no field is required, but a link needs a text. */
export function titleOf(
  { id, properties_title }: Pick<Property, 'id' | 'properties_title'>,
  untitled = 'Property',
) {
  return properties_title.trim() || `${untitled} ${id}`
}

/** The category whose rules hold: of a renamed one, the name that portals know. */
export function categoryKind(listing: Pick<Property, 'category_name' | 'category_kind'>): string {
  return listing.category_kind || listing.category_name
}
