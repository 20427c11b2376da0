import { sql } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'

import type { Figures } from './search-columns.ts'
import type { PropertyId } from './property.ts'

/** Removed listings too: they can be restored. */
export function withoutFigures(
  db: Database,
  { limit, after }: { limit: number; after: PropertyId },
) {
  const page = db
    .selectFrom('properties')
    .select(['id', 'type', 'price', 'updated_at'])
    .whereRef('figures_of', '<>', 'updated_at')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  // Where many may write at once, each fills what no other is just filling or changing.
  return (engineOf(db) === 'postgres' ? page.forUpdate().skipLocked() : page).execute()
}

export async function fill(
  db: Database,
  written: (Figures & { id: PropertyId; figures_of: string })[],
): Promise<void> {
  const values = written.map(
    ({ id, amount, kind, figures_of }) =>
      sql`(cast(${id} as integer), cast(${amount} as double precision), ${kind}, ${figures_of})`,
  )
  await sql`
    update properties set amount = column2, kind = column3, figures_of = column4
    from (values ${sql.join(values)}) as written
    where properties.id = column1
  `.execute(db)
}
