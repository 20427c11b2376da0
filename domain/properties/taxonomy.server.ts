import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'

import type { Category, Location } from './taxonomy.ts'

type TaxonomyTable = 'categories' | 'locations'

export async function categories({ db }: Pick<App, 'db'>): Promise<Category[]> {
  return (await list(db, 'categories')).map((row) => ({ ...row, category_name: row.name }))
}

export async function locations({ db }: Pick<App, 'db'>): Promise<Location[]> {
  return (await list(db, 'locations')).map((row) => ({ ...row, location_name: row.name }))
}

/** Those of the ids that do not exist. */
export async function missing(db: Database, table: TaxonomyTable, ids: number[]) {
  if (ids.length === 0) return []
  const existing = new Set((await list(db, table)).map(({ id }) => id))
  return ids.filter((id) => !existing.has(id))
}

/** Adds the names that do not exist yet. */
export async function ensure({ db }: Pick<App, 'db'>, table: TaxonomyTable, names: string[]) {
  await db
    .insertInto(table)
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

function list(db: Database, table: TaxonomyTable) {
  return db.selectFrom(table).select(['id', 'name']).orderBy('name').execute()
}
