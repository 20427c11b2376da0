import type { Spot } from '#app/map/spots.ts'
import type { CardProperty } from '#app/ui/property-card.tsx'
import { writeArea } from '#domain/geo/map-boxes.ts'
import type { Language } from '#domain/language.ts'
import type { SearchParams } from '#domain/search/query-params.ts'

import { queryFor, type ListState } from '#app/site/properties/use-search.ts'
import { placeName } from './marker-text.ts'

/** A marker that was chosen. Its homes come first in the list. */
export interface Choice {
  spot: Spot
  title: string | undefined
  /** What narrows the search to its homes. */
  change: Partial<SearchParams>
}

export function choiceOf(spot: Spot, language: Language): Choice {
  return { spot, title: placeName(spot, language), change: changeTo(spot) }
}

/** The change of a search that narrows it to the homes of a marker. */
export function changeTo(spot: Spot): Partial<SearchParams> {
  const [community, ...others] = spot.communities
  return community && others.length === 0 && spot.homes.length === 0
    ? { selectedLocation: community.name }
    : { area: areaAround(spot) }
}

/** The query of a search that is narrowed by a change. */
export function narrowedQuery({ search, ...rest }: ListState, change: Partial<SearchParams>) {
  return queryFor({ ...rest, search: { ...search, ...change } })
}

/** About two metres: an area around a single point must not be empty. */
const HALF_DEGREES = 0.00002

/** The smallest area that has all points of a spot. */
function areaAround({ communities, homes }: Spot): string {
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

/** Tells spots apart by what they count, also where they are placed anew at another scale. */
export function spotKey({ communities, homes }: Spot): string {
  return [...communities.map(({ name }) => name), ...homes.map(({ id }) => id)].join('\n')
}

/** Whether a marker counts a home. */
export function countsHome({ communities, homes }: Spot, { id, location }: CardProperty): boolean {
  return homes.some((home) => home.id === id) || communities.some(({ shown }) => shown === location)
}
