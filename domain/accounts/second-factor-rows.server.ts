import type { Insertable } from 'kysely'

import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

export function find(db: Database, administrator_id: number) {
  return db
    .selectFrom('second_factors')
    .select(['id', 'secret', 'last_step', 'confirmed_at'])
    .where('administrator_id', '=', administrator_id)
    .executeTakeFirst()
}

export function all(db: Database) {
  return db.selectFrom('second_factors').select(['id', 'secret']).execute()
}

/** Only where the secret is still `from`: the setup may have been started again meanwhile. */
export async function replaceSecret(
  db: Database,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ secret: to })
    .where('id', '=', id)
    .where('secret', '=', from)
    .execute()
}

/** Replaces one that was never confirmed; false where a confirmed one exists. */
export async function putUnconfirmed(
  db: Database,
  row: Omit<Insertable<Tables['second_factors']>, 'confirmed_at'>,
): Promise<boolean> {
  const { secret, last_step, started_at } = row
  const put = await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('administrator_id')
        .doUpdateSet({ secret, last_step, started_at })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return put !== undefined
}

/** False where it is confirmed already. */
export async function confirm(
  db: Database,
  id: number,
  { confirmed_at, last_step }: { confirmed_at: string; last_step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at, last_step })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Marks a step as used; false where it, or a later one, was used before. */
export async function advance(db: Database, id: number, last_step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step })
    .where('id', '=', id)
    .where('last_step', '<', last_step)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Removes its recovery codes, too. False where none was on. */
export async function remove(db: Database, administrator_id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('administrator_id', '=', administrator_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function insertRecoveryCodes(
  db: Database,
  second_factor_id: number,
  hashes: string[],
): Promise<void> {
  const rows = hashes.map((code_hash) => ({ second_factor_id, code_hash }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

/** False where the code does not exist or was used. */
export async function takeRecoveryCode(
  db: Database,
  second_factor_id: number,
  code_hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('second_factor_id', '=', second_factor_id)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function countRecoveryCodes(db: Database, second_factor_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll().as('count'))
    .where('second_factor_id', '=', second_factor_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
