import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

/**
 * What the dashboard's search reads of a listing, and the change of the listing that it was written
 * for. Both begin empty, so that nobody waits for a long table to be rewritten: a job of the running
 * site fills them in, and goes on to do so for what an older process writes meanwhile.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const name of ['words', 'words_of'])
    await db.schema
      .alterTable('properties')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  // PostgreSQL makes its indexes beside the work.
  if (engine === 'sqlite')
    await sql`
      create index properties_without_words on properties (id) where words_of <> updated_at
    `.execute(db)
}
