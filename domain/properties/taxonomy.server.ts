import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'

import type { Category, Location } from './taxonomy.ts'
import * as rows from './taxonomy-rows.server.ts'

export async function categories({ db }: Pick<App, 'db'>): Promise<Category[]> {
  return (await rows.list(db, 'categories')).map((row) => ({ ...row, category_name: row.name }))
}

export async function locations({ db }: Pick<App, 'db'>): Promise<Location[]> {
  return (await rows.list(db, 'locations')).map((row) => ({ ...row, location_name: row.name }))
}

/** Those of the ids that do not exist. */
export async function missing(db: Database, table: rows.TaxonomyTable, ids: number[]) {
  if (ids.length === 0) return []
  const existing = new Set((await rows.list(db, table)).map(({ id }) => id))
  return ids.filter((id) => !existing.has(id))
}

/** Adds the names that do not exist yet. */
export async function ensure({ db }: Pick<App, 'db'>, table: rows.TaxonomyTable, names: string[]) {
  await rows.insertMissing(db, table, names)
}
