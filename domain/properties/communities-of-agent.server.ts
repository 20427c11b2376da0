import type { App } from '#domain/app.ts'
import { isDrawn } from '#domain/geo/small-map.ts'
import type { Point } from '#domain/geo/point.ts'

import { visibleRows } from './property-rows.server.ts'

/** A community in which an agent has homes that visitors see. */
export interface AgentCommunity extends Point {
  id: number
  name: string
  name_ar: string
  homes: number
}

/** Those that a map of Dubai can show; the one with most homes first. */
export async function communitiesOfAgent(
  { db }: Pick<App, 'db'>,
  agentId: number,
): Promise<AgentCommunity[]> {
  const rows = await visibleRows(db)
    .innerJoin('locations', 'locations.id', 'properties.location_id')
    .where('properties.agent_id', '=', agentId)
    .select(({ fn }) => [
      'locations.id',
      'locations.name',
      'locations.name_ar',
      'locations.longitude',
      'locations.latitude',
      fn.countAll().as('homes'),
    ])
    .groupBy(['locations.id', 'locations.name', 'locations.name_ar'])
    .groupBy(['locations.longitude', 'locations.latitude'])
    .execute()
  return rows
    .flatMap(({ longitude, latitude, homes, ...names }) =>
      longitude === null || latitude === null
        ? []
        : { ...names, longitude, latitude, homes: Number(homes) },
    )
    .filter(isDrawn)
    .toSorted((one, other) => other.homes - one.homes || one.name.localeCompare(other.name))
}
