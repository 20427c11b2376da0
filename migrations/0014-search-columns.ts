import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

const OBSOLETE_INDEXES = [
  'properties_searched',
  'properties_titles',
  'properties_without_title',
  'properties_without_words',
  'properties_without_figures',
  'properties_by_title',
  'properties_by_words',
  'properties_by_price',
]

/**
 * The search columns under plain names. `search_columns_for` is the `updated_at` that they were
 * computed for; it starts empty, so that a job of the running site computes them anew.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const name of OBSOLETE_INDEXES) await sql`drop index if exists ${sql.id(name)}`.execute(db)
  const alter = () => db.schema.alterTable('properties')
  await alter().renameColumn('lowered_title', 'lowercase_title').execute()
  await alter().renameColumn('words', 'search_text').execute()
  await alter().renameColumn('amount', 'price_number').execute()
  await alter().renameColumn('kind', 'property_type').execute()
  await alter().renameColumn('words_of', 'search_columns_for').execute()
  await alter().dropColumn('figures_of').execute()
  await sql`update properties set search_columns_for = ''`.execute(db)

  if (engine === 'postgres') {
    // More samples tell the planner how common a word is. The indexes are made by `indexes.ts`.
    for (const name of ['lowercase_title', 'search_text'])
      await sql`alter table properties alter column ${sql.id(name)} set statistics 1000`.execute(db)
    return
  }
  // Holds every searched column, so that a search never reads the long rows themselves.
  await sql`
    create index properties_search on properties (
      removed_at, id, hidden_at, category_id, location_id, currency, price_number, property_type,
      bedroom, bathroom, maxarea, lowercase_title, search_text
    )
  `.execute(db)
  await sql`
    create index properties_by_permit on properties (permit_number) where permit_number <> ''
  `.execute(db)
  await sql`
    create index properties_without_search_columns on properties (id)
    where search_columns_for <> updated_at
  `.execute(db)
}
