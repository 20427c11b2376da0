import { sql } from 'kysely'

import { engineOf, type Database } from '#storage/database/database.ts'

const NAME = 'content-changes'
export const CHANNEL = 'content'

export async function changes(db: Database): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}

/** Counts one more change. The row stays locked to the end of the transaction: changes queue. */
export async function countChange(tx: Database): Promise<number> {
  const { value } = await tx
    .insertInto('settings')
    .values({ name: NAME, value: '1' })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: sql`cast(cast(settings.value as integer) + 1 as text)` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return Number(value)
}

/** Tells all processes of a change, at the moment that it is committed. */
export async function announce(tx: Database, version: number): Promise<void> {
  if (engineOf(tx) === 'postgres')
    await sql`select pg_notify(${CHANNEL}, ${String(version)})`.execute(tx)
}
