import { z } from 'zod'

import type { App } from '#domain/app.ts'
import { apiObject } from '#domain/fields.ts'
import type { Language } from '#domain/language.ts'
import type { Database } from '#storage/database/database.ts'

const named = { id: z.int(), name: z.string() }

/** The API has each name under two fields, because the specification's clients read either. */
export const category = apiObject('Category', { ...named, category_name: z.string() })
export const location = apiObject('Location', { ...named, location_name: z.string() })

export type Category = z.infer<typeof category>
export type Location = z.infer<typeof location>

type TaxonomyTable = 'categories' | 'locations'

export async function categories({ db }: Pick<App, 'db'>): Promise<Category[]> {
  return (await list(db, 'categories')).map((row) => ({ ...row, category_name: row.name }))
}

export async function locations({ db }: Pick<App, 'db'>): Promise<Location[]> {
  return (await list(db, 'locations')).map((row) => ({ ...row, location_name: row.name }))
}

/** What a search can be narrowed to: the name, and what it is called in another language. */
export type PlaceChoice = string | readonly [name: string, shown: string]

export async function choices(
  { db }: Pick<App, 'db'>,
  table: TaxonomyTable,
  language: Language,
): Promise<PlaceChoice[]> {
  const query = db.selectFrom(table).select(['name', 'name_ar'])
  const places = await query.orderBy('position').orderBy('name').execute()
  return places.map(({ name, name_ar }) => (language === 'ar' && name_ar ? [name, name_ar] : name))
}

/** What portals take a category for; '' where its name says it. */
export async function kindOf({ db }: Pick<App, 'db'>, id: number | null): Promise<string> {
  if (id === null) return ''
  const category = db.selectFrom('categories').select('kind').where('id', '=', id)
  return (await category.executeTakeFirst())?.kind ?? ''
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
  return db.selectFrom(table).select(['id', 'name']).orderBy('position').orderBy('name').execute()
}
