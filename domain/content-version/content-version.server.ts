import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'
import { troubleOf } from '#storage/database/store-errors.ts'

import * as rows from './content-rows.server.ts'

/** One verb that changes public content, in one transaction. */
export async function change<Result>(
  { db, content }: Pick<App, 'db' | 'content'>,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { result, version } = await db.transaction().execute(async (tx) => {
    const result = await work(tx)
    const version = await rows.countChange(tx)
    await rows.announce(tx, version)
    return { result, version }
  })
  content.reached(version)
  return result
}

/** Where processes tell each other of changes, by their number. */
export const CHANNEL = rows.CHANNEL

/** Learns of changes that other processes have made, whether or not they could be heard. */
export async function catchUp({
  db,
  content,
  replica,
}: Pick<App, 'db' | 'content' | 'replica'>): Promise<void> {
  content.reached(await rows.changes(db))
  if (replica) replica.reached = await rows.changes(replica.db).catch(() => -1)
}

/**
 * The same app for reading public content: from the replica, where that holds every change this
 * process knows of. So nobody reads what is older than what they wrote, or than a page that is kept.
 */
export function reader<A extends Pick<App, 'db' | 'content' | 'replica'>>(app: A): A {
  const { content, replica } = app
  return replica && replica.reached >= content.current() ? { ...app, db: replica.db } : app
}

/** Reads by `reader`, and from the database itself where the replica turns out to be gone. */
export async function read<A extends Pick<App, 'db' | 'content' | 'replica'>, Result>(
  app: A,
  work: (app: A) => Promise<Result>,
): Promise<Result> {
  const from = reader(app)
  try {
    return await work(from)
  } catch (error) {
    if (from === app || troubleOf(error) !== 'unreachable') throw error
    doWithoutReplica(app)
    return work(app)
  }
}

/** Until it is found again when this process catches up. */
export function doWithoutReplica({ replica }: Pick<App, 'replica'>): void {
  if (replica) replica.reached = -1
}
