import type { Kysely } from 'kysely'

import type { Engine } from '#storage/database.ts'

/** Tours with a proposed time, every change of them, and letters to others than the agency. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', 'integer', (c) =>
        engine === 'sqlite'
          ? c.primaryKey().autoIncrement()
          : c.primaryKey().generatedByDefaultAsIdentity(),
      )

  await db.schema
    .alterTable('letters')
    .addColumn('to_address', 'text', (c) => c.notNull().defaultTo(''))
    .execute()

  await table('tours')
    .addColumn('enquiry_id', 'integer', (c) => c.notNull().unique().references('enquiries.id'))
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .execute()
  await table('tour_changes')
    .addColumn('tour_id', 'integer', (c) => c.notNull().references('tours.id'))
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('letter_id', 'integer', (c) => c.references('letters.id'))
    .addColumn('visitor_letter_id', 'integer', (c) => c.references('letters.id'))
    .execute()
  await db.schema.createIndex('tour_changes_of').on('tour_changes').column('tour_id').execute()
}
