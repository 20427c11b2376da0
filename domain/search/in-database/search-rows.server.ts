import { countRows } from '#domain/count-rows.server.ts'
import type { PageBefore } from '#domain/paging.server.ts'
import type { Audience } from '#domain/properties/property.ts'
import type { Order } from '#domain/search/query.ts'
import type { Database } from '#storage/database/database.ts'

import { orderSql, type querySql } from './query-sql.server.ts'

interface Rows {
  where: ReturnType<typeof querySql>
  audience: Audience
}

/** The ids of one page of what a query finds. */
export async function findIds(
  db: Database,
  { where, audience }: Rows,
  { order, limit, offset = 0 }: { order: Order; limit: number; offset?: number },
) {
  let query = visibleRows(db, audience).select('properties.id').where(where)
  if (order !== 'newest') query = query.orderBy(orderSql(order))
  const page = query.orderBy('properties.id', 'desc').limit(limit).offset(offset)
  return (await page.execute()).map(({ id }) => id)
}

/** How many a query finds; counting stops at `max`. */
export function count(db: Database, { where, audience }: Rows, max: number) {
  const rows = visibleRows(db, audience).select('properties.id').where(where)
  return countRows(db.selectFrom((max === Infinity ? rows : rows.limit(max)).as('rows')))
}

export async function idsWithPermit(db: Database, number: string, audience: Audience) {
  const rows = await visibleRows(db, audience)
    .select('properties.id')
    .where('properties.permit_number', '=', number)
    // The index leaves out listings without a permit.
    .where('properties.permit_number', '<>', '')
    .execute()
  return rows.map(({ id }) => id)
}

/** The titles of public listings, newest first. */
export function titles(db: Database, { limit, before }: PageBefore) {
  const query = visibleRows(db, 'everyone')
    .select(['properties.id', 'lowercase_title', 'category_id', 'location_id'])
    .orderBy('properties.id', 'desc')
    .limit(limit)
  return (before === undefined ? query : query.where('properties.id', '<', before)).execute()
}

function visibleRows(db: Database, audience: Audience) {
  const rows = db.selectFrom('properties').where('properties.removed_at', 'is', null)
  return audience === 'everyone' ? rows.where('properties.hidden_at', 'is', null) : rows
}
