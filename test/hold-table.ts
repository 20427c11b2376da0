import { sql } from 'kysely'
import { inject } from 'vitest'

import type { App } from '#domain/app.ts'
import type { Tables } from '#storage/database/tables.ts'

/** Makes every reader of a table wait until it is let go. */
export async function holdTable(
  { db }: Pick<App, 'db'>,
  table: keyof Tables,
): Promise<() => Promise<void>> {
  const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction().execute(async (tx) => {
    // SQLite has one connection, and the transaction has it.
    if (inject('engine') === 'postgres') await sql`lock table ${sql.table(table)}`.execute(tx)
    held.resolve()
    await end.promise
  })
  await held.promise
  return () => {
    end.resolve()
    return holding
  }
}
