import { sql } from 'kysely'

import { CURRENCY_RATES, type Order } from '#domain/search/query.ts'
import type { Database } from '#storage/database/database.ts'

import type { PropertyId } from './property.ts'
import { conditionSql, type StoredQuery } from '#domain/search/in-database/condition-sql.server.ts'

/** Newest first; `before` continues after the last id of the page before. */
export function page(
  db: Database,
  { limit, before }: { limit: number; before?: PropertyId | undefined },
) {
  const query = newest(db).limit(limit)
  return (before === undefined ? query : query.where('properties.id', '<', before)).execute()
}

/** Where a page of the others begins: beside one that was seen, which is quick anywhere, or counted. */
export type Place = { before: PropertyId } | { after: PropertyId } | { offset: number }

export function others(db: Database, id: PropertyId, limit: number, place: Place) {
  // The index alone tells which they are; only those are read.
  const but = listed(db).select('properties.id').where('properties.id', '!=', id).limit(limit)
  const which =
    'after' in place
      ? but.where('properties.id', '>', place.after).orderBy('properties.id')
      : 'before' in place
        ? but.where('properties.id', '<', place.before).orderBy('properties.id', 'desc')
        : but.orderBy('properties.id', 'desc').offset(place.offset)
  return newest(db).where('properties.id', 'in', which).execute()
}

/** The first of what is found. */
export async function found(
  db: Database,
  sought: StoredQuery,
  { order, limit }: { order: Order; limit: number },
): Promise<PropertyId[]> {
  let query = listed(db).select('properties.id').where(conditionSql(sought)).limit(limit)
  if (order !== 'newest') query = query.orderBy(inOrder(order))
  return ids(query.orderBy('properties.id', 'desc').execute())
}

/** The newest of what is found among those above an id and up to another, read one by one. */
export async function foundBetween(
  db: Database,
  sought: StoredQuery,
  { above, upTo, limit }: { above: PropertyId; upTo: PropertyId; limit: number },
): Promise<PropertyId[]> {
  return ids(
    listed(db)
      .select('properties.id')
      .where(conditionSql(sought, 'one by one'))
      .where('properties.id', '>', above)
      .where('properties.id', '<=', upTo)
      .orderBy('properties.id', 'desc')
      .limit(limit)
      .execute(),
  )
}

export async function ids(rows: Promise<{ id: PropertyId }[]>): Promise<PropertyId[]> {
  return (await rows).map(({ id }) => id)
}

export async function largestId(db: Database): Promise<PropertyId> {
  const row = await db
    .selectFrom('properties')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** What lists tell of these, in this order. */
export async function those(db: Database, ids: PropertyId[]) {
  if (ids.length === 0) return []
  const rows = await entries(db).where('properties.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** What has no figure to be ordered by comes last. */
function inOrder(order: Exclude<Order, 'newest'>) {
  if (order === 'area') return sql`properties.maxarea desc nulls last`
  return order === 'price-up'
    ? sql`${IN_DIRHAMS} asc nulls last`
    : sql`${IN_DIRHAMS} desc nulls last`
}

const IN_DIRHAMS = sql`properties.amount * case properties.currency ${sql.join(
  CURRENCY_RATES.map(
    ([currency, rate]) =>
      sql`when ${sql.lit(currency)} then cast(${sql.lit(rate)} as double precision)`,
  ),
  sql` `,
)} end`

export async function count(db: Database): Promise<number> {
  const { count } = await listed(db)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of what is sought there are, up to an id; with a bound, counting ends one beyond it. */
export async function countFound(
  db: Database,
  sought: StoredQuery,
  { most, upTo }: { most: number; upTo: PropertyId },
): Promise<number> {
  let found = listed(db).select('properties.id').where(conditionSql(sought))
  if (upTo !== Infinity) found = found.where('properties.id', '<=', upTo)
  const { count } = await db
    .selectFrom((most === Infinity ? found : found.limit(most + 1)).as('found'))
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function listed(db: Database) {
  return db
    .selectFrom('properties')
    .where('properties.removed_at', 'is', null)
    .where('properties.hidden_at', 'is', null)
}

function newest(db: Database) {
  return entries(db).orderBy('properties.id', 'desc')
}

function entries(db: Database) {
  return listed(db)
    .leftJoin('categories', 'categories.id', 'properties.category_id')
    .leftJoin('locations', 'locations.id', 'properties.location_id')
    .select([
      'properties.id',
      'properties.title',
      'locations.name as location',
      'categories.name as category',
      'properties.type',
      'properties.currency',
      'properties.price',
      'properties.bedroom',
      'properties.bathroom',
      'properties.maxarea',
      'properties.photos',
      'properties.photo_texts',
    ])
}

/** The words that the newest of so many listings are found by, a page at a time. */
export function spoken(
  db: Database,
  { limit, before }: { limit: number; before?: PropertyId | undefined },
) {
  const query = listed(db)
    .select(['properties.id', 'lowered_title', 'category_id', 'location_id'])
    .orderBy('properties.id', 'desc')
    .limit(limit)
  return (before === undefined ? query : query.where('properties.id', '<', before)).execute()
}
