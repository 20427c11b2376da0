import type { Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

/** Who did what, and when. Nothing refers to it and it refers to nothing: it outlives both. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', (c) =>
      engine === 'sqlite'
        ? c.primaryKey().autoIncrement()
        : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('administrator_id', 'integer')
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('about_id', 'integer')
    .addColumn('note', 'text', (c) => c.notNull())
    .execute()
}
