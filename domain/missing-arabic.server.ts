import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

import type { App } from '#domain/app.ts'

import { COLUMN_POLICIES } from './language-policy.ts'
import { missingArabic } from './missing-arabic.ts'

type TranslatedTable = 'properties' | 'posts' | 'users' | 'categories' | 'locations'

/** How many texts of a row have no Arabic. */
export function missingIn(table: TranslatedTable): RawBuilder<number> {
  const columns = Object.entries(COLUMN_POLICIES[table] ?? {}).filter(
    ([, policy]) => policy === 'translated',
  )
  const counts = columns.map(([name]) => {
    const [english, arabic] = [sql.ref(`${table}.${name}`), sql.ref(`${table}.${name}_ar`)]
    return sql`case when ${english} <> '' and ${arabic} = '' then 1 else 0 end`
  })
  return sql<number>`(${sql.join(counts, sql` + `)})`
}

/** How many texts that visitors read have no Arabic yet. */
export async function countMissing({ db, agency }: Pick<App, 'db' | 'agency'>) {
  const settings = missingArabic(await agency.current())
  const [listings, posts, people, categories, locations] = await Promise.all([
    total(
      db.selectFrom('properties').where('removed_at', 'is', null).where('hidden_at', 'is', null),
      'properties',
    ),
    total(
      db.selectFrom('posts').where('removed_at', 'is', null).where('status', '=', 'published'),
      'posts',
    ),
    total(db.selectFrom('users').where('shown', '=', 1).where('active', '=', 1), 'users'),
    total(db.selectFrom('categories'), 'categories'),
    total(db.selectFrom('locations'), 'locations'),
  ])
  return { listings, posts, people, places: categories + locations, settings }
}

async function total<Tables, Name extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Name, object>,
  table: TranslatedTable,
): Promise<number> {
  const counted = rows.select(sql<number>`sum(${missingIn(table)})`.as('count'))
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number | null }
  return Number(count)
}
