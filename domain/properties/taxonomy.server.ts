import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'

import type { Category, Location } from './taxonomy.ts'
import * as rows from './taxonomy-rows.server.ts'

export async function categories({ db }: Pick<App, 'db'>): Promise<Category[]> {
  const named = await rows.list(db, 'categories')
  return named.map(({ id, name }) => ({ id, name, category_name: name }))
}

export async function locations({ db }: Pick<App, 'db'>): Promise<Location[]> {
  const named = await rows.list(db, 'locations')
  return named.map(({ id, name }) => ({ id, name, location_name: name }))
}

/** Those of the ids that there are not. */
export async function missing(db: Database, shelf: rows.Shelf, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const there = new Set((await rows.list(db, shelf)).map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}

/** Adds the names that are not there yet; those that are stay as they are. */
export async function ensure(
  { db }: Pick<App, 'db'>,
  shelf: rows.Shelf,
  names: string[],
): Promise<void> {
  await rows.insertMissing(db, shelf, names)
}
