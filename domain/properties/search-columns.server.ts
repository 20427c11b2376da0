import { setImmediate as nextTurn } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'

import type { PropertyId } from './property.ts'
import * as rows from './search-column-rows.server.ts'
import { searchColumnsOf } from './search-columns.ts'

const BATCH_SIZE = 500

/** Computes the search columns of properties that were just saved, in the same transaction. */
export async function write(tx: Database, ids: readonly PropertyId[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE)
    await fill(tx, await rows.sources(tx, ids.slice(start, start + BATCH_SIZE)))
}

/**
 * Computes the search columns of properties that lack them or were changed without them: by a
 * restored backup, or by a process of an older version that runs beside this one. Returns how many.
 */
export async function backfill({ db }: Pick<App, 'db'>): Promise<number> {
  let count = 0
  for (let after: PropertyId | undefined = 0; after !== undefined;) {
    const page = { limit: BATCH_SIZE, after }
    const filled = await db.transaction().execute(async (tx) => {
      const sources = await rows.outdatedSources(tx, page)
      await fill(tx, sources)
      return sources
    })
    count += filled.length
    after = filled.length < BATCH_SIZE ? undefined : filled.at(-1)?.id
    // SQLite works synchronously: let other requests run between two batches.
    await nextTurn()
  }
  return count
}

async function fill(
  tx: Database,
  sources: Awaited<ReturnType<typeof rows.sources>>,
): Promise<void> {
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
