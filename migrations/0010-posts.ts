import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

const STATEMENTS = [
  `alter table posts add column status text not null default 'published'`,
  'alter table posts add column publish_at text',
  `create index posts_scheduled on posts (publish_at) where status = 'scheduled'`,
  // Whose `property_id` it is: a post has previews, too.
  `alter table previews add column kind text not null default 'property'`,
  `alter table audit add column changes text not null default ''`,
]

// PostgreSQL gets them while the site is running; see `postgres-indexes.ts`.
const SQLITE_INDEXES = [
  'create index audit_by_who on audit (who, id)',
  'create index audit_by_what on audit (what, id)',
  'create index audit_by_about on audit (about_id, id) where about_id is not null',
  'create index audit_by_time on audit (at)',
]

/** Posts are drafts or scheduled before they are published; the audit log says what was changed. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = engine === 'sqlite' ? [...STATEMENTS, ...SQLITE_INDEXES] : STATEMENTS
  for (const statement of statements) await sql.raw(statement).execute(db)
}
