import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { idOf, inBatches, readPages } from '#domain/paging.server.ts'
import { engineOf, type Database } from '#storage/database/database.ts'

import type { PropertyId } from './property.ts'
import { SEARCH_SOURCES, searchColumnsOf } from './search-columns.ts'

const BATCH_SIZE = 500

/** Computes the search columns of properties that were just saved, in the same transaction. */
export async function write(tx: Database, ids: readonly PropertyId[]): Promise<void> {
  for (const batch of inBatches(ids, BATCH_SIZE))
    await fill(tx, await sources(tx).where('id', 'in', batch).execute())
}

/**
 * Computes the search columns of properties that lack them or were changed without them: by a
 * restored backup, or by a process of an older version that runs beside this one. Removed properties
 * too: they can be restored. Returns how many.
 */
export async function backfill({ db }: Pick<App, 'db'>): Promise<number> {
  let count = 0
  const fillPage = (after: PropertyId = 0) =>
    db.transaction().execute(async (tx) => {
      const outdated = sources(tx)
        .whereRef('search_columns_for', '<>', 'updated_at')
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH_SIZE)
      // PostgreSQL may serve several processes: each skips what another is filling or changing.
      const isShared = engineOf(tx) === 'postgres'
      const page = await (isShared ? outdated.forUpdate().skipLocked() : outdated).execute()
      await fill(tx, page)
      return page
    })
  for await (const filled of readPages(BATCH_SIZE, fillPage, idOf)) count += filled.length
  return count
}

type Source = Awaited<ReturnType<ReturnType<typeof sources>['execute']>>[number]

function sources(db: Database) {
  return db.selectFrom('properties').select([...SEARCH_SOURCES, 'updated_at'])
}

async function fill(tx: Database, sources: Source[]): Promise<void> {
  if (sources.length === 0) return
  const values = sources.map((source) => {
    const row = searchColumnsOf(source)
    return sql`(cast(${source.id} as integer), ${row.lowercase_title}, ${row.search_text}, cast(${row.price_number} as double precision), ${row.property_type}, ${source.updated_at})`
  })
  // Both engines name the columns of a list of values `column1`, `column2` and so on.
  await sql`
    update properties set
      lowercase_title = column2, search_text = column3, price_number = column4,
      property_type = column5, search_columns_for = column6
    from (values ${sql.join(values)}) as filled
    where properties.id = column1
  `.execute(tx)
}
