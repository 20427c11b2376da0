import { countRows } from '#domain/count-rows.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { NewRow, RowChange } from '#storage/database/tables.ts'

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
export function replaceSecret(
  db: Database,
  id: number,
  { from, to }: Record<'from' | 'to', string>,
) {
  return db
    .updateTable('second_factors')
    .set({ secret: to })
    .where('id', '=', id)
    .where('secret', '=', from)
    .execute()
}

/** Replaces one that was never confirmed; undefined where a confirmed one exists. */
export function putUnconfirmed(db: Database, row: Omit<NewRow<'second_factors'>, 'confirmed_at'>) {
  const { secret, last_step, started_at } = row
  return db
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
}

/** Undefined where it is confirmed already. */
export function confirm(db: Database, id: number, change: RowChange<'second_factors'>) {
  return db
    .updateTable('second_factors')
    .set(change)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

/** Marks a step as used; undefined where it, or a later one, was used before. */
export function advance(db: Database, id: number, last_step: number) {
  return db
    .updateTable('second_factors')
    .set({ last_step })
    .where('id', '=', id)
    .where('last_step', '<', last_step)
    .returning('id')
    .executeTakeFirst()
}

/** Removes its recovery codes, too. Undefined where none was on. */
export function remove(db: Database, administrator_id: number) {
  return db
    .deleteFrom('second_factors')
    .where('administrator_id', '=', administrator_id)
    .where('confirmed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
}

export function insertRecoveryCodes(db: Database, second_factor_id: number, hashes: string[]) {
  const rows = hashes.map((code_hash) => ({ second_factor_id, code_hash }))
  return db.insertInto('recovery_codes').values(rows).execute()
}

/** Undefined where the code does not exist or was used. */
export function takeRecoveryCode(db: Database, second_factor_id: number, code_hash: string) {
  return db
    .deleteFrom('recovery_codes')
    .where('second_factor_id', '=', second_factor_id)
    .where('code_hash', '=', code_hash)
    .returning('id')
    .executeTakeFirst()
}

export function countRecoveryCodes(db: Database, second_factor_id: number) {
  return countRows(db.selectFrom('recovery_codes').where('second_factor_id', '=', second_factor_id))
}
