import type { Insertable } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

import type { AuditEntry } from './audit.ts'

export async function insert(db: Database, rows: Insertable<Tables['audit']>[]) {
  if (rows.length > 0) await db.insertInto('audit').values(rows).execute()
}

/** Newest first; `before` is the last id of the previous page. */
export async function list(
  db: Database,
  { before, limit }: { before: number | undefined; limit: number },
) {
  let query = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit)
  if (before !== undefined) query = query.where('id', '<', before)
  return (await query.execute()) as AuditEntry[]
}

export async function removeBefore(db: Database, at: string) {
  await db.deleteFrom('audit').where('at', '<', at).execute()
}
