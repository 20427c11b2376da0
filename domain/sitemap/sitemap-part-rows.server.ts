import { sql, type SqlBool } from 'kysely'

import { countRows } from '#domain/count-rows.server.ts'
import type { IdRange } from '#domain/paging.server.ts'
import type { Removable } from '#domain/removal/removal.server.ts'
import type { Database } from '#storage/database/database.ts'

export function count(db: Database, table: Removable) {
  return countRows(visible(db, table))
}

/** The first id above this one. */
export async function nextId(db: Database, table: Removable, above: number) {
  const next = await visible(db, table)
    .select('id')
    .where('id', '>', above)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.id
}

/** When something in the range last changed; null where it is empty. */
export async function lastChange(db: Database, table: Removable, { above, to }: IdRange) {
  const { changed } = await visible(db, table)
    .select((select) => select.fn.max('updated_at').as('changed'))
    .where('id', '>', above)
    .where('id', '<=', to)
    .executeTakeFirstOrThrow()
  return changed
}

function visible(db: Database, table: Removable) {
  const query = db.selectFrom(table).where('removed_at', 'is', null)
  return table === 'properties' ? query.where(sql<SqlBool>`hidden_at is null`) : query
}
