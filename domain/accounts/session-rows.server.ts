import type { Database } from '#storage/database/database.ts'
import type { NewRow } from '#storage/database/tables.ts'

export function insert(db: Database, row: NewRow<'sessions'>) {
  return db.insertInto('sessions').values(row).execute()
}

export function find(db: Database, token_hash: string) {
  return withAdministrator(db)
    .leftJoin('users', 'users.administrator_id', 'administrators.id')
    .select(['sessions.administrator_id', 'users.id as user_id', 'users.role', 'users.active'])
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

export function markSeen(db: Database, id: number, seen: Record<'seen_at' | 'expires_at', string>) {
  return db.updateTable('sessions').set(seen).where('id', '=', id).execute()
}

/** Removes those that match, or all; returns how many. */
export async function remove(
  db: Database,
  which: { id?: number; administrator_id?: number },
  { exceptId = 0 } = {},
) {
  const sessions = db.deleteFrom('sessions').where((row) => row.and(which))
  const { numDeletedRows } = await sessions.where('id', '<>', exceptId).executeTakeFirst()
  return Number(numDeletedRows)
}

export function removeEnded(
  db: Database,
  { now, seenBefore }: Record<'now' | 'seenBefore', string>,
) {
  return db
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
