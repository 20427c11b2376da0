import type { App } from '#domain/app.ts'
import { nearPlaces, type KnownPlace, type NearPlace } from '#domain/geo/near-places.ts'
import type { Point } from '#domain/geo/point.ts'
import { isDrawn } from '#domain/geo/small-map.ts'
import type { Language } from '#domain/language.ts'
import { locationPoints } from '#domain/places/location-points.server.ts'

import type { Property } from './property.ts'

/** What a small map of a property shows. */
export interface WhereItIs {
  point: Point
  /** What the point is: the place itself, its marker near it, or the middle of its community. */
  kind: 'exact' | 'near' | 'community'
  /** With distances from the point. */
  near: NearPlace[]
}

/**
 * Of a property as visitors see it, whose point is its marker. Null where neither the property nor its
 * community has a point, or it is far from Dubai.
 */
export async function whereItIs(
  app: Pick<App, 'db'>,
  property: Pick<Property, 'latitude' | 'longitude' | 'map_marker' | 'location_id'>,
  places: readonly KnownPlace[],
  language: Language,
): Promise<WhereItIs | null> {
  const { latitude, longitude, map_marker, location_id } = property
  const own = latitude === null || longitude === null ? undefined : { latitude, longitude }
  const ids = location_id === null ? [] : [location_id]
  const point = own ?? (await locationPoints(app, ids)).values().next().value
  if (!point || !isDrawn(point)) return null
  const kind = own ? map_marker : 'community'
  return { point, kind, near: nearPlaces(places, point, language) }
}
