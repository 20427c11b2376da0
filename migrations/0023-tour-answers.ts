import { sql, type Kysely } from 'kysely'

/**
 * What the agency answers to a tour: other times, or why there is none. And the private address of
 * each person's calendar.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    "alter table tours add column offered_times text not null default '[]'",
    "alter table tours add column reason text not null default ''",
    "alter table tour_changes add column offered_times text not null default '[]'",
    "alter table tour_changes add column reason text not null default ''",
    `create table agent_calendars (
      user_id integer primary key references users (id) on delete cascade,
      token_hash text not null unique,
      token text not null,
      created_at text not null
    )`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
