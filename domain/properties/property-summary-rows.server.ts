import { countRows } from '#domain/count-rows.server.ts'
import type { PageBefore } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'

import { COUNT_NAMES } from './property-facts.ts'
import type { PropertyId } from './property.ts'

/** Newest first. */
export function page(db: Database, { limit, before }: PageBefore) {
  const query = newestFirst(db).limit(limit)
  return (before === undefined ? query : query.where('properties.id', '<', before)).execute()
}

export function findMany(db: Database, ids: readonly PropertyId[]) {
  return summaries(db).where('properties.id', 'in', ids).execute()
}

/** Where a page of the others starts. A key is fast anywhere; an offset is counted off. */
export type OthersStart = { before: PropertyId } | { after: PropertyId } | { offset: number }

export function others(db: Database, id: PropertyId, limit: number, start: OthersStart) {
  // The ids come from the index alone; only those rows are read.
  const ids = publicRows(db).select('properties.id').where('properties.id', '!=', id).limit(limit)
  const page =
    'after' in start
      ? ids.where('properties.id', '>', start.after).orderBy('properties.id')
      : 'before' in start
        ? ids.where('properties.id', '<', start.before).orderBy('properties.id', 'desc')
        : ids.orderBy('properties.id', 'desc').offset(start.offset)
  return newestFirst(db).where('properties.id', 'in', page).execute()
}

export function count(db: Database) {
  return countRows(publicRows(db))
}

function publicRows(db: Database) {
  return db
    .selectFrom('properties')
    .where('properties.removed_at', 'is', null)
    .where('properties.hidden_at', 'is', null)
}

function newestFirst(db: Database) {
  return summaries(db).orderBy('properties.id', 'desc')
}

function summaries(db: Database) {
  return publicRows(db)
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
      ...COUNT_NAMES.map((name) => `properties.${name}` as const),
      'properties.maxarea',
      'properties.photos',
      'properties.photo_texts',
    ])
}
