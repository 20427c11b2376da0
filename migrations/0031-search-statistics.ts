import { sql, type Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

/**
 * PostgreSQL's planner compares a searched word with every sample of a text, in each statement: with
 * a thousand that took longer than most statements themselves.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return
  for (const column of ['lowercase_title', 'search_text'])
    await sql`alter table properties alter column ${sql.ref(column)} set statistics 400`.execute(db)
  await sql`analyze properties (lowercase_title, search_text)`.execute(db)
}
