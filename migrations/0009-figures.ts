import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

/** How often visitors did something, by listing and day. Nothing in it is about a person. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = `create table figures (
    property_id integer not null,
    kind text not null,
    day text not null,
    source text not null,
    count integer not null,
    primary key (property_id, kind, day, source)
  )`
  const statements =
    engine === 'sqlite'
      ? [
          `${table} without rowid`,
          // PostgreSQL gets it while the site is running; see `postgres-indexes.ts`.
          'create index enquiries_by_time on enquiries (created_at, property_id) where spam = 0',
        ]
      : [table]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
