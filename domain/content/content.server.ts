import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database.ts'

import * as rows from './content-rows.server.ts'

/**
 * The number of changes to the public content, as this process knows it. What is made from content
 * (rendered pages, answers, the search index) is good for as long as the number stands.
 */
export interface ContentVersion {
  current(): number
  reached(version: number): void
}

export function contentVersion(): ContentVersion {
  let version = 0
  return {
    current: () => version,
    reached: (newer) => {
      version = Math.max(version, newer)
    },
  }
}

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
