import { sql, type Expression, type RawBuilder } from 'kysely'

import { engineOf, type Database } from './database.ts'

/**
 * A text in small letters, those beyond English too: SQLite's `lower` knows only these, PostgreSQL's
 * as many as the language of its database has.
 */
export function lowered(db: Database, text: Expression<unknown>): RawBuilder<string> {
  return engineOf(db) === 'postgres'
    ? sql<string>`lower(${text} collate "und-x-icu")`
    : sql<string>`lowered(${text})`
}
