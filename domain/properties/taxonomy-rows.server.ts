import type { Database } from '#storage/database/database.ts'

export type Shelf = 'categories' | 'locations'

export function list(db: Database, shelf: Shelf) {
  return db.selectFrom(shelf).select(['id', 'name']).orderBy('name').execute()
}

export async function insertMissing(db: Database, shelf: Shelf, names: string[]): Promise<void> {
  await db
    .insertInto(shelf)
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
