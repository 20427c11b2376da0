import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import * as rows from './content-rows.server.ts'

/** One verb that changes public content, in one transaction. */
export async function change<Result>(
  { db, contentVersion }: Pick<App, 'db' | 'contentVersion'>,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { result, version } = await db.transaction().execute(async (tx) => {
    const result = await work(tx)
    const version = await rows.countChange(tx)
    await rows.announce(tx, version)
    return { result, version }
  })
  contentVersion.reached(version)
  return result
}

/** Where processes tell each other of changes, by their number. */
export const CHANNEL = rows.CHANNEL

/** Learns of changes that other processes have made, whether or not they could be heard. */
export async function catchUp({
  db,
  contentVersion,
  replica,
}: Pick<App, 'db' | 'contentVersion' | 'replica'>): Promise<void> {
  contentVersion.reached(await rows.changes(db))
  if (replica) replica.reached = await rows.changes(replica.db).catch(() => -1)
}

/**
 * The same app for reading public content: from the replica, where that holds every change this
 * process knows of. So nobody reads what is older than what they wrote, or than a page that is kept.
 */
export function reader<A extends Pick<App, 'db' | 'contentVersion' | 'replica'>>(app: A): A {
  const { contentVersion, replica } = app
  return replica && replica.reached >= contentVersion.current() ? { ...app, db: replica.db } : app
}

/** Reads by `reader`, and from the database itself where the replica turns out to be gone. */
export async function read<A extends Pick<App, 'db' | 'contentVersion' | 'replica'>, Result>(
  app: A,
  work: (app: A) => Promise<Result>,
): Promise<Result> {
  const from = reader(app)
  try {
    return await work(from)
  } catch (error) {
    if (from === app || storeUnavailable(error) !== 'unreachable') throw error
    stopUsingReplica(app)
    return work(app)
  }
}

/** Until it is found again when this process catches up. */
export function stopUsingReplica({ replica }: Pick<App, 'replica'>): void {
  if (replica) replica.reached = -1
}
