import { sql } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'

import type { PropertyId } from './property.ts'

/** Removed listings too: they can be restored. */
export function withoutWords(db: Database, { limit, after }: { limit: number; after: PropertyId }) {
  const page = db
    .selectFrom('properties')
    .select(['id', 'title', 'type', 'price', 'nearby', 'updated_at'])
    .whereRef('words_of', '<>', 'updated_at')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  // Where many may write at once, each fills what no other is just filling or changing.
  return (engineOf(db) === 'postgres' ? page.forUpdate().skipLocked() : page).execute()
}

export async function fill(
  db: Database,
  written: { id: PropertyId; words: string; words_of: string }[],
): Promise<void> {
  const values = written.map(
    ({ id, words, words_of }) => sql`(cast(${id} as integer), ${words}, ${words_of})`,
  )
  await sql`
    update properties set words = column2, words_of = column3
    from (values ${sql.join(values)}) as written
    where properties.id = column1
  `.execute(db)
}
