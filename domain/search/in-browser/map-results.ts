import type { RentPeriod } from '#domain/properties/property-type.ts'
import {
  placedCommunities,
  withPrice,
  type MapHome,
  type MapResults,
  type OfferedPrice,
} from '#domain/search/map-results.ts'

import type { Prices } from './matches.ts'
import { readMarker, wordAt, type SearchIndex } from './search-index.ts'

/** What the map shows of the listings at some positions. `in-database/map.server.ts` finds the same. */
export function mapResultsOf(
  index: SearchIndex,
  positions: Uint32Array,
  { aed }: Pick<Prices, 'aed'>,
): MapResults {
  const offerAt = (position: number): OfferedPrice => ({
    type: wordAt(index.types, position),
    rent_period: wordAt(index.rentPeriods, position) as RentPeriod | '',
    aed: aed[position] ?? null,
  })
  const byCommunity = Map.groupBy(positions, (position) => wordAt(index.locations, position))
  const communities = Array.from(byCommunity, ([name, inside]) => ({
    name,
    count: inside.length,
    ...withPrice(inside.map(offerAt)),
  }))
  const homes = Array.from(positions)
    .sort((a, b) => a - b)
    .flatMap((position): MapHome[] => {
      const marker = wordAt(index.points, position)
      if (marker === '') return []
      const [longitude, latitude] = readMarker(marker)
      const location = wordAt(index.locations, position)
      const id = index.ids[position] ?? 0
      return [{ id, location, longitude, latitude, ...withPrice([offerAt(position)]) }]
    })
  return {
    count: positions.length,
    communities: placedCommunities(communities, index.settings),
    homes,
  }
}
