import type { Insertable } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

type Columns = Insertable<Tables['administrators']>

export async function exists(db: Database) {
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
export function insert(db: Database, row: Columns) {
  return db
    .insertInto('administrators')
    .values(row)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Returns undefined where the name is unknown. */
export function setPassword(
  db: Database,
  username: string,
  password: Pick<Columns, 'password_hash' | 'password_until'>,
) {
  return db
    .updateTable('administrators')
    .set(password)
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirst()
}

/** Removes their sessions, too. Returns undefined where the name is unknown. */
export function remove(db: Database, username: string) {
  return db
    .deleteFrom('administrators')
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirst()
}
