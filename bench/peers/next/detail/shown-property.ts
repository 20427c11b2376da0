import { described, type Property } from '@/content/listings'
import type { Photo } from '@/content/photo'

/** A property as its page shows it, each photo with what is needed to draw it. */
export function shownProperty(property: Property) {
  const known = described([...property.photos, ...property.floors.flatMap((floor) => floor.photos)])
  const photosOf = (names: readonly string[]): Photo[] =>
    [...new Set(names)].flatMap((name) => known.get(name) ?? [])
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
