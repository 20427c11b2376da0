import type { Insertable } from 'kysely'

import type { PageBefore } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

import type { AuditEntry } from './audit.ts'

export async function insert(db: Database, rows: Insertable<Tables['audit']>[]) {
  if (rows.length > 0) await db.insertInto('audit').values(rows).execute()
}

/** Newest first. */
export async function list(db: Database, { limit, before }: PageBefore) {
  let query = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit)
  if (before !== undefined) query = query.where('id', '<', before)
  return (await query.execute()) as AuditEntry[]
}

export async function removeBefore(db: Database, at: string) {
  await db.deleteFrom('audit').where('at', '<', at).execute()
}
