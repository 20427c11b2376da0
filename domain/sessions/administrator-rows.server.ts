import type { Insertable } from 'kysely'

import type { Database } from '#storage/database.ts'
import type { Tables } from '#storage/tables.ts'

export async function any(db: Database): Promise<boolean> {
  return (await db.selectFrom('administrators').select('id').executeTakeFirst()) !== undefined
}

export function find(db: Database, username: string) {
  return db
    .selectFrom('administrators')
    .select(['id', 'password_hash'])
    .where('username', '=', username)
    .executeTakeFirst()
}

/** Undefined where the name is taken. */
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
  password_hash: string,
): Promise<number | undefined> {
  const administrator = await db
    .updateTable('administrators')
    .set({ password_hash })
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirst()
  return administrator?.id
}

/** Their sessions go with them. The id, or undefined where there is none of this name. */
export async function remove(db: Database, username: string): Promise<number | undefined> {
  const administrator = await db
    .deleteFrom('administrators')
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirst()
  return administrator?.id
}
