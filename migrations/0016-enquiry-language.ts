import { sql, type Kysely } from 'kysely'

/** The language in which a visitor wrote, so that emails to them are in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column language text not null default 'en'`.execute(db)
}
