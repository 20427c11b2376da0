import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'

import type { Database } from '#storage/database.ts'
import type { Tables } from '#storage/tables.ts'

import type { PropertyId } from './property.ts'

/** What a search comes to: each part must be met, and the term by the title or what it is filed under. */
export interface Sought {
  category_id: number | undefined
  location_id: number | undefined
  /** In lower case; empty where nothing was typed. */
  term: string
  /** The categories and locations whose names hold the term. */
  category_ids: number[]
  location_ids: number[]
}

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

export function found(db: Database, sought: Sought, limit: number) {
  const which = listed(db)
    .select('properties.id')
    .where(meets(sought))
    .orderBy('properties.id', 'desc')
    .limit(limit)
  return newest(db).where('properties.id', 'in', which).execute()
}

export async function count(db: Database): Promise<number> {
  const { count } = await listed(db)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of what is sought there are; with a bound, counting ends one beyond it. */
export async function countFound(db: Database, sought: Sought, most: number): Promise<number> {
  const found = listed(db).select('properties.id').where(meets(sought))
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
  return listed(db)
    .leftJoin('categories', 'categories.id', 'properties.category_id')
    .leftJoin('locations', 'locations.id', 'properties.location_id')
    .select([
      'properties.id',
      'properties.title',
      'locations.name as location',
      'categories.name as category',
      'properties.currency',
      'properties.price',
      'properties.bedroom',
      'properties.bathroom',
      'properties.maxarea',
      'properties.photos',
      'properties.photo_texts',
    ])
    .orderBy('properties.id', 'desc')
}

/** Whether a term can be part of "property 7", as one without a title is shown. */
function canBeUntitled(term: string): boolean {
  const at = term.search(/[0-9]/)
  if (at === -1) return 'property '.includes(term)
  return 'property '.endsWith(term.slice(0, at)) && /^[0-9]+$/.test(term.slice(at))
}

function meets({ category_id, location_id, term, category_ids, location_ids }: Sought) {
  return (eb: ExpressionBuilder<Tables, 'properties'>) => {
    const parts: Expression<SqlBool>[] = []
    if (category_id !== undefined) parts.push(eb('properties.category_id', '=', category_id))
    if (location_id !== undefined) parts.push(eb('properties.location_id', '=', location_id))
    if (term !== '') {
      const pattern = patternHolding(term)
      const ways: Expression<SqlBool>[] = [
        sql<boolean>`properties.lowered_title like ${pattern} escape '\\'`,
      ]
      if (canBeUntitled(term))
        ways.push(
          sql<boolean>`properties.lowered_title = '' and 'property ' || properties.id like ${pattern} escape '\\'`,
        )
      if (category_ids.length > 0) ways.push(eb('properties.category_id', 'in', category_ids))
      if (location_ids.length > 0) ways.push(eb('properties.location_id', 'in', location_ids))
      parts.push(eb.or(ways))
    }
    return eb.and(parts)
  }
}

/** The pattern of `like … escape '\\'` that any text with the term in it meets. */
export function patternHolding(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
