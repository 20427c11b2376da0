import type { Spot } from '#app/map/spots.ts'
import type { CardProperty } from '#app/ui/property-card.tsx'
import { writeArea } from '#domain/geo/map-boxes.ts'
import type { Language } from '#domain/language.ts'
import type { SearchParams } from '#domain/search/query-params.ts'

import { placeName } from './marker-text.ts'

/** A marker that was chosen: its homes are the first of the list. */
export interface Choice {
  spot: Spot
  title: string | undefined
  /** What narrows the search to its homes. */
  change: Partial<SearchParams>
}

export function choiceOf(spot: Spot, language: Language): Choice {
  const [community] = spot.communities
  const change = community ? { selectedLocation: community.name } : { area: areaAround(spot) }
  return { spot, title: placeName(spot, language), change }
}

/** About the size of a house on every side. */
const HALF_DEGREES = 0.00002

/** The smallest area that has all homes of a spot. */
export function areaAround({ communities, homes }: Spot): string {
  const points = [...communities, ...homes]
  const [longitudes, latitudes] = [
    points.map(({ longitude }) => longitude),
    points.map(({ latitude }) => latitude),
  ]
  return writeArea({
    west: Math.min(...longitudes) - HALF_DEGREES,
    south: Math.min(...latitudes) - HALF_DEGREES,
    east: Math.max(...longitudes) + HALF_DEGREES,
    north: Math.max(...latitudes) + HALF_DEGREES,
  })
}

/** Whether a marker is the chosen one; at another scale its homes may be counted by another. */
export function isSameSpot(one: Spot, other: Spot): boolean {
  return keyOf(one) === keyOf(other)
}

export function keyOf({ communities, homes }: Spot): string {
  return [...communities.map(({ name }) => name), ...homes.map(({ id }) => id)].join('\n')
}

/** Whether a marker counts a home. */
export function counts({ communities, homes }: Spot, { id, location }: CardProperty): boolean {
  return homes.some((home) => home.id === id) || communities.some(({ shown }) => shown === location)
}
