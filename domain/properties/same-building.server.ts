import { sql } from 'kysely'
import type { z } from 'zod'

import type { App } from '#domain/app.ts'
import { lowercase } from '#storage/database/database.ts'

import { audienceFor } from './audience.ts'
import type { Property } from './property.ts'
import * as rows from './property-rows.server.ts'
import type { sameBuildingQuery } from './same-building.ts'

const MAX_FOUND = 3

/** The newest listings in a building or project, whatever their status. Case does not count. */
export async function inSameBuilding(
  { db, actor }: Pick<App, 'db' | 'actor'>,
  { field, name }: z.output<typeof sameBuildingQuery>,
): Promise<Property[]> {
  const found = await rows
    .visibleRows(db, audienceFor(actor))
    .select('properties.id')
    .where(lowercase(db, sql`trim(${sql.ref(`properties.${field}`)})`), '=', name.toLowerCase())
    .orderBy('properties.id', 'desc')
    .limit(MAX_FOUND)
    .execute()
  return rows.findManyUnremoved(
    db,
    found.map(({ id }) => id),
  )
}
