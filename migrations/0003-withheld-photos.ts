import { sql, type Kysely } from 'kysely'

/** Photos of removed listings and posts are no longer served. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table photos add column withheld_at text`.execute(db)
}
