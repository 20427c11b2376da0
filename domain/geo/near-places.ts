import { inLanguage, type Language } from '#domain/language.ts'

import { distanceInKm, type Point } from './point.ts'

export const NEAR_KINDS = [
  'school',
  'metro',
  'beach',
  'park',
  'hospital',
  'mall',
  'airport',
] as const

export type NearKind = (typeof NEAR_KINDS)[number]

/** A place that people want to live near, as the settings have it. */
export interface KnownPlace extends Point {
  kind: NearKind
  name: string
  name_ar: string
}

/** A place near a point, with its name in the language of the page. */
export interface NearPlace extends Point {
  name: string
  kind: NearKind
  /** In a straight line. */
  km: number
}

const MAX_PLACES = 6

/** What is farther away is not near; people drive farther to an airport. */
const MAX_KM = 12
const MAX_KM_TO_AIRPORT = 40

/**
 * At most MAX_PLACES places near a point, sorted by distance. Each kind gets its nearest place before
 * any kind gets a second one.
 */
export function nearPlaces(
  all: readonly KnownPlace[],
  point: Point,
  language: Language,
): NearPlace[] {
  const near = all
    .map((place) => ({ ...inLanguage(language, place), km: distanceInKm(point, place) }))
    .filter(({ kind, km }) => km <= (kind === 'airport' ? MAX_KM_TO_AIRPORT : MAX_KM))
    .toSorted(byDistance)
  const seen = new Map<NearKind, number>()
  const ranked = near.map((place) => {
    const rank = seen.get(place.kind) ?? 0
    seen.set(place.kind, rank + 1)
    return { place, rank }
  })
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MAX_PLACES)
    .map(({ place: { name, kind, km, longitude, latitude } }) => ({
      name,
      kind,
      km,
      longitude,
      latitude,
    }))
    .toSorted(byDistance)
}

function byDistance(one: { km: number }, other: { km: number }): number {
  return one.km - other.km
}
