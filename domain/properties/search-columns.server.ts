import type { App } from '#domain/app.ts'
import { idOf, inBatches, readPages } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { PropertyId } from './property.ts'
import * as rows from './search-column-rows.server.ts'
import { searchColumnsOf } from './search-columns.ts'

const BATCH_SIZE = 500

/** Computes the search columns of properties that were just saved, in the same transaction. */
export async function write(tx: Database, ids: readonly PropertyId[]): Promise<void> {
  for (const batch of inBatches(ids, BATCH_SIZE)) await fill(tx, await rows.sources(tx, batch))
}

/**
 * Computes the search columns of properties that lack them or were changed without them: by a
 * restored backup, or by a process of an older version that runs beside this one. Returns how many.
 */
export async function backfill({ db }: Pick<App, 'db'>): Promise<number> {
  let count = 0
  const fillPage = (after: PropertyId = 0) =>
    db.transaction().execute(async (tx) => {
      const sources = await rows.outdatedSources(tx, { limit: BATCH_SIZE, after })
      await fill(tx, sources)
      return sources
    })
  for await (const filled of readPages(BATCH_SIZE, fillPage, idOf)) count += filled.length
  return count
}

async function fill(tx: Database, sources: Awaited<ReturnType<typeof rows.sources>>) {
  if (sources.length === 0) return
  await rows.fill(
    tx,
    sources.map((source) => ({
      id: source.id,
      ...searchColumnsOf(source),
      search_columns_for: source.updated_at,
    })),
  )
}
