import type { Language } from '#domain/language.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { nearbyPlaces, titleOf, type Property } from '#domain/properties/property.ts'

import { WORDS } from './words.ts'

export interface PhotoView extends Photo {
  /** Description of the photo, if there is one. */
  alt?: string | undefined
}

/** A property as its page shows it, with the sizes and placeholders of its photos. */
export function toPropertyView(
  property: Property,
  photosByName: Record<string, Photo>,
  language: Language,
) {
  const words = WORDS[language]
  const toPhotoViews = (names: readonly string[]): PhotoView[] =>
    [...new Set(names)].flatMap((name) => {
      const photo = photosByName[name]
      const alt = property.photo_texts[name]?.alt
      return photo ? { ...photo, ...(alt && { alt }) } : []
    })
  return {
    id: property.id,
    title: titleOf(property, words.untitled),
    location: property.location_name,
    category: property.category_name,
    currency: property.currency,
    price: property.price,
    rent_period: property.rent_period,
    reference: property.reference,
    bedroom: property.bedroom,
    bathroom: property.bathroom,
    parking_spaces: property.parking_spaces,
    maxarea: property.maxarea,
    nearby: nearbyPlaces(property),
    photos: toPhotoViews(property.photos),
    floors: property.floor_photos.map((names, index) => ({
      /** From 0. */
      index,
      name: property.floor_description[index] || words.floor(index + 1),
      photos: toPhotoViews(names),
    })),
  }
}

export type PropertyView = ReturnType<typeof toPropertyView>
