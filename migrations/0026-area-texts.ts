import { sql, type Kysely } from 'kysely'

/** What the owner writes about a community, for its page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table locations add column about text not null default ''`.execute(db)
  await sql`alter table locations add column about_ar text not null default ''`.execute(db)
}
