import { sql, type Kysely } from 'kysely'

/** By which an enquiry that is sent again is told from another one under the same key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column request_hash text not null default ''`.execute(db)
}
