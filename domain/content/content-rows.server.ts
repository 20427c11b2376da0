import { sql } from 'kysely'

import type { Database } from '#storage/database.ts'

const NAME = 'content-changes'

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
