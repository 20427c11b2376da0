import { titleOf } from '#app/site/on-cards.ts'
import type { App } from '#domain/app.ts'
import * as media from '#domain/media/media.server.ts'
import type { Photo } from '#domain/media/photo.ts'
import { nearbyPlaces, type Property } from '#domain/properties/property.ts'

export interface ShownFloor {
  /** Its place among the floors, from 0. */
  at: number
  name: string
  photos: Photo[]
}

/** A property as its page shows it, each photo with what is needed to draw it. */
export async function shownProperty(app: Pick<App, 'db'>, property: Property) {
  const described = await media.describe(app, [...property.photos, ...property.floor_photos.flat()])
  const photosOf = (names: readonly string[]) =>
    [...new Set(names)].flatMap((name) => described[name] ?? [])
  return {
    id: property.id,
    title: titleOf(property),
    description: property.properties_description,
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

export type ShownProperty = Awaited<ReturnType<typeof shownProperty>>
