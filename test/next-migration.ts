import { sql, type Kysely } from 'kysely'

import { MIGRATIONS } from '#migrations/migrations.ts'

// A made-up migration after the last real one. It rewrites every property, as a real one may.
// Loaded by `--import`, it runs in a process of the site; see `next-migration-preload.ts`.

export const NEXT_MIGRATION = '9999-made-up'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table properties add column title_copy text not null default ''`.execute(db)
  await sql`alter table enquiries add column checked integer not null default 0`.execute(db)
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from properties`.execute(db)
  for (const { id, title } of rows)
    await sql`update properties set title_copy = ${title} where id = ${id}`.execute(db)
}

export async function withNextMigration<Result>(work: () => Promise<Result>): Promise<Result> {
  MIGRATIONS[NEXT_MIGRATION] = { up }
  try {
    return await work()
  } finally {
    delete MIGRATIONS[NEXT_MIGRATION]
  }
}
