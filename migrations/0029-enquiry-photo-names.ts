import { sql, type Kysely } from 'kysely'

/** What the files of a seller's photos were called, in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column photo_file_names text not null default '[]'`.execute(
    db,
  )
}
