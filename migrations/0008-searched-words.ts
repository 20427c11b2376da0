import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database.ts'

/**
 * What the dashboard's search reads of a listing, and the change of the listing that it was written
 * for. Both begin empty, so that no reader waits for a long table to be rewritten: a job of the
 * running site writes them, and also those of what an older process writes meanwhile.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const name of ['words', 'words_of'])
    await db.schema
      .alterTable('properties')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await sql`
    create index properties_without_words on properties (id) where words_of <> updated_at
  `.execute(db)
  for (const shelf of ['category', 'location'])
    await sql`
      create index if not exists ${sql.id(`properties_by_${shelf}`)}
      on properties (${sql.ref(`${shelf}_id`)}, id) where removed_at is null
    `.execute(db)
  if (engine === 'postgres') await indexTrigrams(db)
}

async function indexTrigrams(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  // What was written last waits in a list that every search reads through: a short one.
  await sql`
    create index properties_words on properties using gin (words gin_trgm_ops)
    with (gin_pending_list_limit = 256)
  `.execute(db)
}
