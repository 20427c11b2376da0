import type { Database } from '#storage/database/database.ts'

export type TaxonomyTable = 'categories' | 'locations'

export function list(db: Database, table: TaxonomyTable) {
  return db.selectFrom(table).select(['id', 'name']).orderBy('name').execute()
}

export async function insertMissing(db: Database, table: TaxonomyTable, names: string[]) {
  await db
    .insertInto(table)
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
