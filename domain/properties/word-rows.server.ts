import { sql } from 'kysely'

import type { Database } from '#storage/database.ts'

import type { PropertyId } from './property.ts'

/** Removed listings too: they can be restored. */
export function withoutWords(db: Database, { limit, after }: { limit: number; after: PropertyId }) {
  return db
    .selectFrom('properties')
    .select(['id', 'title', 'type', 'price', 'nearby', 'updated_at'])
    .whereRef('words_of', '<>', 'updated_at')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** One that was changed since it was read is left for the next time. */
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
    where properties.id = column1 and properties.updated_at = column3
  `.execute(db)
}
