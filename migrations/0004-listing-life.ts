import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

const COLUMNS = [
  `status text not null default 'published'`,
  'status_changed_at text',
  'published_at text',
  `reference text not null default ''`,
  `purpose text not null default ''`,
  `rent_period text not null default ''`,
  `developer text not null default ''`,
  `project_name text not null default ''`,
  `project_number text not null default ''`,
  `escrow_account text not null default ''`,
  `handover text not null default ''`,
  `orientation text not null default ''`,
  `service_charge text not null default ''`,
]

/** A listing has a status, a purpose, a reference, and what off-plan homes must state. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const column of COLUMNS)
    await sql`alter table properties add column ${sql.raw(column)}`.execute(db)
  await sql`update properties set published_at = created_at where hidden_at is null`.execute(db)
  await sql`create index properties_by_reference on properties (lower(reference)) where reference <> ''`.execute(
    db,
  )
  // PostgreSQL gets it while the site is running; see `postgres-indexes.ts`.
  if (engine === 'sqlite')
    await sql`create index properties_by_status on properties (status, id) where removed_at is null`.execute(
      db,
    )
}
