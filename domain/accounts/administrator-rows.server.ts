import type { Insertable } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

export async function exists(db: Database): Promise<boolean> {
  return (await db.selectFrom('administrators').select('id').executeTakeFirst()) !== undefined
}

export function find(db: Database, username: string) {
  return db
    .selectFrom('administrators')
    .select(['id', 'password_hash', 'password_until'])
    .where('username', '=', username)
    .executeTakeFirst()
}

/** Returns undefined where the name is taken. */
export async function insert(
  db: Database,
  row: Insertable<Tables['administrators']>,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('administrators')
    .values(row)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function setPassword(
  db: Database,
  username: string,
  password: { password_hash: string; password_until: string | null },
): Promise<number | undefined> {
  const administrator = await db
    .updateTable('administrators')
    .set(password)
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirst()
  return administrator?.id
}

/** Removes their sessions, too. Returns undefined where the name is unknown. */
export async function remove(db: Database, username: string): Promise<number | undefined> {
  const removed = await db
    .deleteFrom('administrators')
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirst()
  return removed?.id
}
