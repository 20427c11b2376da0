import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import type { Language } from '#domain/language.ts'
import {
  placedCommunities,
  withPrice,
  type MapHome,
  type MapResults,
} from '#domain/search/map-results.ts'
import type { SearchParams } from '#domain/search/query-params.ts'
import { settingsOfPage } from '#domain/search/search-settings.server.ts'

import { interpretParams, searchContext, type SearchContext } from './find.server.ts'
import { priceInAed } from './order-sql.server.ts'
import { findRows } from './query-sql.server.ts'
import { lookUpTexts } from './text-index.server.ts'

/** More markers than this can nobody tell apart; a smaller area shows the others. */
const MAX_HOMES = 2000

/** What the map shows of a search. `in-browser/map-results.ts` finds the same in a search index. */
export async function mapResults(
  app: Pick<App, 'db' | 'contentVersion' | 'agency'>,
  params: SearchParams,
  { language = 'en', maxHomes = MAX_HOMES }: { language?: Language; maxHomes?: number } = {},
): Promise<MapResults> {
  const scope = { audience: 'everyone', textColumn: 'lowercase_title', language } as const
  const context = await searchContext(app, scope)
  const { query } = await interpretParams(context, params)
  await lookUpTexts(context, query)
  const found = findRows(context, query)
  const groups = await readGroups(context, found)
  const byCommunity = Map.groupBy(groups, ({ location }) => location)
  const communities = Array.from(byCommunity, ([name, inside]) => ({
    name,
    count: sum(inside),
    ...withPrice(inside),
  }))
  return {
    count: sum(groups),
    communities: placedCommunities(communities, settingsOfPage(context.settings, language)),
    homes: await readHomes(context, found, maxHomes),
  }
}

type FoundRows = ReturnType<typeof findRows>

/** How many homes there are by community and by how they are offered, with the lowest price of each. */
async function readGroups({ names, rates }: SearchContext, found: FoundRows) {
  const rows = await found
    .clearSelect()
    .select(['location_id', 'property_type as type', 'rent_period'])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number | null>`min(${priceInAed(rates)})`.as('aed'),
    ])
    .groupBy(['location_id', 'property_type', 'rent_period'])
    .execute()
  const nameOf = new Map(names.locations.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, location: nameOf.get(row.location_id ?? 0) ?? '' }))
}

async function readHomes(
  { names, rates }: SearchContext,
  found: FoundRows,
  limit: number,
): Promise<MapHome[]> {
  const rows = await found
    .select([
      'location_id',
      'property_type as type',
      'rent_period',
      'marker_longitude',
      'marker_latitude',
    ])
    .select(sql<number | null>`${priceInAed(rates)}`.as('aed'))
    .where('marker_longitude', 'is not', null)
    .orderBy('properties.id', 'desc')
    .limit(limit)
    .execute()
  const nameOf = new Map(names.locations.map(({ id, name }) => [id, name]))
  return rows.map(({ id, location_id, marker_longitude, marker_latitude, ...offer }) => ({
    id,
    location: nameOf.get(location_id ?? 0) ?? '',
    longitude: marker_longitude ?? 0,
    latitude: marker_latitude ?? 0,
    ...withPrice([offer]),
  }))
}

function sum(groups: readonly { count: number }[]): number {
  return groups.reduce((total, { count }) => total + count, 0)
}
