import { sql } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'

export const VERSION_SETTING = 'content-changes'
export const CHANNEL = 'content'

/** Raises the version. The row stays locked to the end of the transaction, so changes queue. */
export async function raise(tx: Database) {
  const { value } = await tx
    .insertInto('settings')
    .values({ name: VERSION_SETTING, value: '1' })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: sql`cast(cast(settings.value as integer) + 1 as text)` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  // PostgreSQL delivers the notification to the other processes when the transaction commits.
  if (engineOf(tx) === 'postgres') await sql`select pg_notify(${CHANNEL}, ${value})`.execute(tx)
  return Number(value)
}
