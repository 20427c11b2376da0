import { sql, type Expression, type RawBuilder } from 'kysely'

import { engineOf, type Database } from './database.ts'

/**
 * Lower case in every script. SQLite's own `lower` knows only ASCII, so `sqlite.ts` registers a
 * function; PostgreSQL's depends on the locale, so the collation is named.
 */
export function lowercase(db: Database, text: Expression<unknown>): RawBuilder<string> {
  return engineOf(db) === 'postgres'
    ? sql<string>`lower(${text} collate "und-x-icu")`
    : sql<string>`lowercase(${text})`
}
