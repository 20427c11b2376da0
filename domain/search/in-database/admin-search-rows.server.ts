import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

import type { Audience } from '#domain/properties/property.ts'
import { ids } from '#domain/properties/property-summary-rows.server.ts'
import type { PropertyId } from '#domain/properties/property.ts'
import { holding } from './condition-sql.server.ts'

/** What the dashboard looks for: the term in a listing's words or in what it is filed under. */
export interface Wanted {
  /** In lower case. */
  term: string
  /** The categories and locations whose names hold the term. */
  category_ids: number[]
  location_ids: number[]
  audience: Audience
}

interface Part {
  limit: number
  offset: number
}

/** A part of all listings, newest first, read from that end of the list which is nearer. */
export async function all(
  db: Database,
  { limit, offset }: Part,
  { total, audience }: { total: number; audience: Audience },
): Promise<PropertyId[]> {
  const behind = total - offset - limit
  if (offset <= behind)
    return ids(listed(db, audience).orderBy('id', 'desc').limit(limit).offset(offset).execute())
  const fromTheOldest = listed(db, audience)
    .orderBy('id')
    .limit(Math.max(0, limit + Math.min(0, behind)))
    .offset(Math.max(0, behind))
  return (await ids(fromTheOldest.execute())).toReversed()
}

/** How many there are, counted up to a bound, and a part of those counted, newest first. */
export async function counted(
  db: Database,
  wanted: Wanted,
  { limit, offset, bound }: Part & { bound: number },
): Promise<{ found: number; ids: PropertyId[] }> {
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      () => everyWay(db, wanted).limit(bound),
    )
    .selectFrom((from) =>
      from
        .selectFrom('found')
        .select((select) => select.fn.countAll().as('count'))
        .as('counted'),
    )
    .leftJoin(
      (from) =>
        from
          .selectFrom('found')
          .select('id')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .as('part'),
      (join) => join.onTrue(),
    )
    .select(['counted.count', 'part.id'])
    .orderBy('part.id', 'desc')
    .execute()
  return { found: Number(rows[0]?.count), ids: rows.flatMap(({ id }) => id ?? []) }
}

/** The newest of what is found among those with a larger id than so. */
export function amongNewest(
  db: Database,
  wanted: Wanted,
  { above, limit }: { above: PropertyId; limit: number },
): Promise<PropertyId[]> {
  return ids(
    listed(db, wanted.audience)
      .where('id', '>', above)
      .where(meets(wanted))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
}

/** A part of what is found anywhere: first all is found, then it is put in order. */
export function amongAll(
  db: Database,
  wanted: Wanted,
  { limit, offset }: Part,
): Promise<PropertyId[]> {
  return ids(
    db
      .with(
        (cte) => cte('found').materialized(),
        () => everyWay(db, wanted),
      )
      .selectFrom('found')
      .select('id')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
}

/**
 * Each way to be found by itself, for each has an index of its own; one after the other, so that a
 * bound that the first reaches spares the rest. What an earlier way has found, a later one leaves.
 */
function everyWay(db: Database, { term, category_ids, location_ids, audience }: Wanted) {
  const named = listed(db, audience).where(filedUnder('category_id', category_ids))
  const there = listed(db, audience)
    .where(filedUnder('location_id', location_ids))
    .where(notFiledUnder('category_id', category_ids))
  const spoken = listed(db, audience)
    .where(holds(term))
    .where(notFiledUnder('category_id', category_ids))
    .where(notFiledUnder('location_id', location_ids))
  return named.unionAll(there).unionAll(spoken)
}

function meets({ term, category_ids, location_ids }: Wanted) {
  return (eb: Expressions) =>
    eb.or([
      filedUnder('category_id', category_ids)(eb),
      filedUnder('location_id', location_ids)(eb),
      holds(term)(),
    ])
}

type Expressions = ExpressionBuilder<Tables, 'properties'>
type Shelf = 'category_id' | 'location_id'

function filedUnder(shelf: Shelf, ids: number[]) {
  return (eb: Expressions): Expression<SqlBool> =>
    ids.length > 0 ? eb(shelf, 'in', ids) : eb.lit(false)
}

function notFiledUnder(shelf: Shelf, ids: number[]) {
  return (eb: Expressions): Expression<SqlBool> =>
    ids.length > 0 ? eb.or([eb(shelf, 'is', null), eb(shelf, 'not in', ids)]) : eb.lit(true)
}

function holds(term: string) {
  return () => holding(sql`properties.words`, term)
}

function listed(db: Database, audience: Audience) {
  const all = db.selectFrom('properties').select('properties.id').where('removed_at', 'is', null)
  return audience === 'everyone' ? all.where('hidden_at', 'is', null) : all
}
