import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database.ts'

import * as rows from './content-rows.server.ts'

/** One verb that changes public content, in one transaction. */
export async function change<Result>(
  { db, content }: Pick<App, 'db' | 'content'>,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { result, version } = await db.transaction().execute(async (tx) => ({
    result: await work(tx),
    version: await rows.countChange(tx),
  }))
  content.reached(version)
  return result
}

/** Learns of changes that other processes have made. */
export async function catchUp({ db, content }: Pick<App, 'db' | 'content'>): Promise<void> {
  content.reached(await rows.changes(db))
}
