import type { Database } from '#storage/database/database.ts'

export async function find(db: Database, name: string) {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export async function put(db: Database, name: string, value: string) {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function insertMissing(db: Database, name: string, value: string) {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/**
 * False where the stored time is still to come. One later than `until` was stored by a wrong clock,
 * and is replaced.
 */
export async function putTime(
  db: Database,
  name: string,
  { now, until }: { now: string; until: string },
) {
  const row = await db
    .insertInto('settings')
    .values({ name, value: until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: until })
        .where((row) =>
          row.or([row('settings.value', '<=', now), row('settings.value', '>', until)]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}
