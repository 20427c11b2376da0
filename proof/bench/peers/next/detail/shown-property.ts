import { described, type Property } from '@/content/listings'
import type { Photo } from '@/content/photo'

export interface ShownPhoto extends Photo {
  /** What it shows, where somebody has said so. */
  alt?: string | undefined
}

/** A property as its page shows it, each photo with what is needed to draw it. */
export function shownProperty(property: Property) {
  const known = described([...property.photos, ...property.floors.flatMap((floor) => floor.photos)])
  const photosOf = (names: readonly string[]): ShownPhoto[] =>
    [...new Set(names)].flatMap((name) => {
      const photo = known.get(name)
      const alt = property.photo_texts[name]?.alt
      return photo ? { ...photo, ...(alt && { alt }) } : []
    })
  return {
    ...property,
    places: property.nearby
      .split(',')
      .map((place) => place.trim())
      .filter((place) => place !== ''),
    photos: photosOf(property.photos),
    floors: property.floors.map(({ description, photos }, at) => ({
      at,
      name: description || `Floor ${at + 1}`,
      photos: photosOf(photos),
    })),
  }
}

export type ShownProperty = ReturnType<typeof shownProperty>
export type ShownFloor = ShownProperty['floors'][number]
