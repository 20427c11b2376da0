import type { Insertable } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

export async function insert(db: Database, row: Insertable<Tables['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

export function find(db: Database, token_hash: string) {
  return withAdministrator(db)
    .select('sessions.administrator_id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
}

export function list(db: Database) {
  return withAdministrator(db).orderBy('sessions.id').execute()
}

/** Newest first. */
export function listByAdministrator(db: Database, administrator_id: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'seen_at', 'expires_at'])
    .where('administrator_id', '=', administrator_id)
    .orderBy('id', 'desc')
    .execute()
}

export async function markSeen(
  db: Database,
  id: number,
  seen: { seen_at: string; expires_at: string },
): Promise<void> {
  await db.updateTable('sessions').set(seen).where('id', '=', id).execute()
}

export async function remove(
  db: Database,
  which: { id: number; administrator_id?: number } | { administrator_id: number } | 'all',
): Promise<number> {
  let sessions = db.deleteFrom('sessions')
  if (which !== 'all') sessions = sessions.where((row) => row.and(which))
  return Number((await sessions.executeTakeFirst()).numDeletedRows)
}

export async function removeOthers(
  db: Database,
  administrator_id: number,
  exceptId: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('administrator_id', '=', administrator_id)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function removeEnded(
  db: Database,
  { now, seenBefore }: { now: string; seenBefore: string },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('seen_at', '<=', seenBefore)]))
    .execute()
}

function withAdministrator(db: Database) {
  return db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administrator_id')
    .select([
      'sessions.id',
      'sessions.created_at',
      'sessions.seen_at',
      'sessions.expires_at',
      'administrators.username',
    ])
}
