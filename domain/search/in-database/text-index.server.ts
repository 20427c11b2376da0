import { sql } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'

import { contains, type SqlContext } from './query-sql.server.ts'

/**
 * Whether any listing, hidden and removed ones included, has this text. A trigram index tells
 * without reading the listings.
 */
export async function isPresent(
  db: Database,
  column: SqlContext['textColumn'],
  text: string,
): Promise<boolean> {
  // One or two characters make no trigram.
  if (Array.from(text).length < 3) return true
  const trigrams = sql.raw(`${column}_trigrams`)
  const phrase = `"${text.replaceAll('"', '""')}"`
  const query =
    engineOf(db) === 'postgres'
      ? sql`select 1 from properties where removed_at is null and ${contains(column, text)} limit 1`
      : sql`select 1 from ${trigrams} where ${trigrams} match ${phrase} limit 1`
  return (await query.execute(db)).rows.length > 0
}
