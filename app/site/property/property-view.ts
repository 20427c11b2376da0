import type { Photo } from '#domain/photos/photo.ts'
import { countFacts } from '#domain/properties/property-facts.ts'
import { nearbyPlaces, titleOf, type Property } from '#domain/properties/property.ts'

export interface ShownPhoto extends Photo {
  /** What it shows, where somebody has said so. */
  alt?: string | undefined
}

export interface ShownFloor {
  /** Its place among the floors, from 0. */
  at: number
  name: string
  photos: ShownPhoto[]
}

/** A property as its page shows it, each photo with what is needed to draw it. */
export function shownProperty(property: Property, described: Record<string, Photo>) {
  const photosOf = (names: readonly string[]): ShownPhoto[] =>
    [...new Set(names)].flatMap((name) => {
      const photo = described[name]
      const alt = property.photo_texts[name]?.alt
      return photo ? { ...photo, ...(alt && { alt }) } : []
    })
  return {
    id: property.id,
    title: titleOf(property),
    location: property.location_name,
    category: property.category_name,
    currency: property.currency,
    price: property.price,
    bedroom: property.bedroom,
    bathroom: property.bathroom,
    counts: countFacts(property),
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
