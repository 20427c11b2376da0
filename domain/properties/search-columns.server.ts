import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { change } from '#domain/content-version/content-version.server.ts'
import { obscurePoint } from '#domain/geo/marker.server.ts'
import { idOf, inBatches, readPages } from '#domain/paging.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { engineOf, type Database } from '#storage/database/database.ts'

import type { PropertyId } from './property.ts'
import { SEARCH_SOURCES, searchColumnsOf } from './search-columns.ts'

const BATCH_SIZE = 500

const MARKER_SOURCES = [
  'location_id',
  'longitude',
  'latitude',
  'map_marker',
  'marker_longitude',
  'marker_latitude',
  'marker_for',
] as const

/** The setting that keeps anybody from computing true points from markers. */
const SECRET = 'marker-secret'
const newSecret = () => randomBytes(32).toString('base64url')

/** Computes the search columns of properties that were just saved, in the same transaction. */
export async function write(tx: Database, ids: readonly PropertyId[]): Promise<void> {
  for (const batch of inBatches(ids, BATCH_SIZE))
    await fill(tx, await sources(tx).where('id', 'in', batch).execute())
}

/**
 * Computes the search columns of properties that lack them or were changed without them: by a
 * restored backup, or by a process of an older version that runs beside this one. Removed properties
 * too: they can be restored. Returns how many. Where there were any, it raises the content version,
 * since searches then find something else.
 */
export async function backfill(app: Pick<App, 'db' | 'contentVersion'>): Promise<number> {
  const { db } = app
  let count = 0
  const fillPage = (after: PropertyId = 0) =>
    db.transaction().execute(async (tx) => {
      const outdated = sources(tx)
        .whereRef('search_columns_for', '<>', 'updated_at')
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH_SIZE)
      // PostgreSQL may serve several processes: each skips what another is filling or changing.
      const isShared = engineOf(tx) === 'postgres'
      const page = await (isShared ? outdated.forUpdate().skipLocked() : outdated).execute()
      await fill(tx, page)
      return page
    })
  for await (const filled of readPages(BATCH_SIZE, fillPage, idOf)) count += filled.length
  if (count > 0) await change(app, () => Promise.resolve())
  return count
}

type Source = Awaited<ReturnType<ReturnType<typeof sources>['execute']>>[number]

function sources(db: Database) {
  return db
    .selectFrom('properties')
    .select([...SEARCH_SOURCES, ...MARKER_SOURCES, 'updated_at'])
    .select((row) => {
      const ofCommunity = (column: 'longitude' | 'latitude') =>
        row
          .selectFrom('locations')
          .select(`locations.${column}`)
          .whereRef('locations.id', '=', 'properties.location_id')
      return [
        ofCommunity('longitude').as('community_longitude'),
        ofCommunity('latitude').as('community_latitude'),
      ]
    })
}

async function fill(tx: Database, sources: Source[]): Promise<void> {
  if (sources.length === 0) return
  const hasPoint = sources.some(({ longitude }) => longitude !== null)
  const secret = hasPoint ? await settings.readOrCreate({ db: tx }, SECRET, newSecret) : ''
  const values = sources.map((source) => {
    const row = searchColumnsOf(source)
    const marker = markerOf(source, secret)
    return sql`(cast(${source.id} as integer), ${row.lowercase_title}, ${row.search_text}, cast(${row.price_number} as double precision), ${row.property_type}, ${source.updated_at}, cast(${marker.longitude} as double precision), cast(${marker.latitude} as double precision), ${marker.for})`
  })
  // Both engines name the columns of a list of values `column1`, `column2` and so on.
  await sql`
    update properties set
      lowercase_title = column2, search_text = column3, price_number = column4,
      property_type = column5, search_columns_for = column6, marker_longitude = column7,
      marker_latitude = column8, marker_for = column9
    from (values ${sql.join(values)}) as filled
    where properties.id = column1
  `.execute(tx)
}

/** Where visitors see a home; once computed it stays, until the home has another point. */
function markerOf(source: Source, secret: string) {
  const { longitude, latitude, map_marker } = source
  if (longitude === null || latitude === null) return { longitude: null, latitude: null, for: '' }
  const computedFor = [longitude, latitude, source.location_id, map_marker].join(' ')
  if (source.marker_for === computedFor)
    return {
      longitude: source.marker_longitude,
      latitude: source.marker_latitude,
      for: computedFor,
    }
  const point = { longitude, latitude }
  const marker = map_marker === 'exact' ? point : obscurePoint(point, communityOf(source), secret)
  return { ...marker, for: computedFor }
}

function communityOf({ community_longitude: longitude, community_latitude: latitude }: Source) {
  return longitude === null || latitude === null ? undefined : { longitude, latitude }
}
