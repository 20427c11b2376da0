import type { Database } from '#storage/database.ts'

import type { PropertyId } from './property.ts'

/** Newest first; `before` continues after the last id of the page before. */
export function page(
  db: Database,
  { limit, before }: { limit: number; before?: PropertyId | undefined },
) {
  let query = db
    .selectFrom('properties')
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
    ])
    .where('properties.removed_at', 'is', null)
    .orderBy('properties.id', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('properties.id', '<', before)
  return query.execute()
}

export async function count(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('properties')
    .select((select) => select.fn.countAll().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
