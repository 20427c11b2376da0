import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

const BANDS = ['band_0', 'band_1', 'band_2', 'band_3']

/**
 * Tours with a proposed time, every change of them, and letters to others than the agency; what the
 * photos of a listing show, and what they look like.
 */
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

  await db.schema
    .alterTable('properties')
    .addColumn('photo_texts', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
  const media = () => db.schema.alterTable('media')
  await media()
    .addColumn('fingerprint', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await media().addColumn('looked_at', 'text').execute()
  await media().addColumn('brightness', 'integer').execute()
  for (const band of BANDS) await media().addColumn(band, 'integer').execute()

  // PostgreSQL makes its indexes beside the work.
  if (engine === 'postgres') return
  for (const band of BANDS)
    await db.schema.createIndex(`media_by_${band}`).on('media').column(band).execute()
  await sql`create index media_unseen on media (created_at) where looked_at is null`.execute(db)
}
