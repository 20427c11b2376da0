import type { Photo } from '#domain/media/photo.ts'
import { nearbyPlaces, titleOf, type Property } from '#domain/properties/property.ts'

export interface ShownFloor {
  /** Its place among the floors, from 0. */
  at: number
  name: string
  photos: Photo[]
}

/** A property as its page shows it, each photo with what is needed to draw it. */
export function shownProperty(property: Property, described: Record<string, Photo>) {
  const photosOf = (names: readonly string[]) =>
    [...new Set(names)].flatMap((name) => described[name] ?? [])
  return {
    id: property.id,
    title: titleOf(property),
    location: property.location_name,
    category: property.category_name,
    currency: property.currency,
    price: property.price,
    bedroom: property.bedroom,
    bathroom: property.bathroom,
    maxarea: property.maxarea,
    nearby: nearbyPlaces(property),
    photos: photosOf(property.photos),
    floors: property.floor_photos.map((names, at): ShownFloor => ({
      at,
      name: property.floor_description[at] || `Floor ${at + 1}`,
      photos: photosOf(names),
    })),
  }
}

export type ShownProperty = ReturnType<typeof shownProperty>
