import { sql, type SqlBool } from 'kysely'

import type { Database } from '#storage/database/database.ts'

import type { Removable } from './removal-rows.server.ts'
import type { IdRange } from './id-ranges.server.ts'

export async function count(db: Database, table: Removable): Promise<number> {
  const { count } = await standing(db, table)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The first id above this one. */
export async function nextId(
  db: Database,
  table: Removable,
  above: number,
): Promise<number | undefined> {
  const next = await standing(db, table)
    .select('id')
    .where('id', '>', above)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.id
}

/** When something with an id above `above` and up to `to` last changed. */
export async function lastChange(
  db: Database,
  table: Removable,
  { above, to }: IdRange,
): Promise<string | null> {
  const { changed } = await standing(db, table)
    .select((select) => select.fn.max('updated_at').as('changed'))
    .where('id', '>', above)
    .where('id', '<=', to)
    .executeTakeFirstOrThrow()
  return changed
}

function standing(db: Database, table: Removable) {
  const standing = db.selectFrom(table).where('removed_at', 'is', null)
  return table === 'properties' ? standing.where(sql<SqlBool>`hidden_at is null`) : standing
}
