import { sql } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'

import type { PropertyId } from './property.ts'
import type { SearchColumns } from './search-columns.ts'

export function sources(db: Database, ids: readonly PropertyId[]) {
  return everySource(db).where('id', 'in', ids).execute()
}

/** Removed properties too: they can be restored. */
export function outdatedSources(
  db: Database,
  { limit, after }: { limit: number; after: PropertyId },
) {
  const page = everySource(db)
    .whereRef('search_columns_for', '<>', 'updated_at')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  // PostgreSQL may serve several processes: each skips what another is filling or changing.
  return (engineOf(db) === 'postgres' ? page.forUpdate().skipLocked() : page).execute()
}

export async function fill(
  db: Database,
  filled: (SearchColumns & { id: PropertyId; search_columns_for: string })[],
) {
  const values = filled.map(
    (row) =>
      sql`(cast(${row.id} as integer), ${row.lowercase_title}, ${row.search_text}, cast(${row.price_number} as double precision), ${row.property_type}, ${row.search_columns_for})`,
  )
  // Both engines name the columns of a list of values `column1`, `column2` and so on.
  await sql`
    update properties set
      lowercase_title = column2, search_text = column3, price_number = column4,
      property_type = column5, search_columns_for = column6
    from (values ${sql.join(values)}) as filled
    where properties.id = column1
  `.execute(db)
}

function everySource(db: Database) {
  return db
    .selectFrom('properties')
    .select(['id', 'title', 'type', 'price', 'nearby', 'permit_number', 'updated_at'])
}
