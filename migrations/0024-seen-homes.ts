import { sql, type Kysely } from 'kysely'

/** The homes that a visitor looked at, sent along by their consent: its wording, and when it was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column seen text not null default '[]'`.execute(db)
  await sql`alter table enquiries add column seen_consent text not null default ''`.execute(db)
  await sql`alter table enquiries add column seen_consent_at text`.execute(db)
}
