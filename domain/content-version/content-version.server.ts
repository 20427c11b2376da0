import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { engineOf, type Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

const VERSION_SETTING = 'content-changes'

/** The PostgreSQL channel on which processes tell each other the new version. */
export const CHANNEL = 'content'

type ContentReader = Pick<App, 'db' | 'contentVersion' | 'replica'>

/** Runs one change of public content in a transaction, and raises the content version. */
export async function change<Result>(
  { db, contentVersion }: Pick<App, 'db' | 'contentVersion'>,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { result, version } = await db.transaction().execute(async (tx) => {
    const result = await work(tx)
    return { result, version: await raise(tx) }
  })
  contentVersion.advanceTo(version)
  return result
}

/** Raises the version. The row stays locked to the end of the transaction, so changes queue. */
async function raise(tx: Database): Promise<number> {
  const { value } = await tx
    .insertInto('settings')
    .values({ name: VERSION_SETTING, value: '1' })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: sql`cast(cast(settings.value as integer) + 1 as text)` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  // PostgreSQL delivers the notification to the other processes when the transaction commits.
  if (engineOf(tx) === 'postgres') await sql`select pg_notify(${CHANNEL}, ${value})`.execute(tx)
  return Number(value)
}

/** Raises the version above one that other processes may know, after the database was replaced. */
export async function raiseAbove(tx: Database, version: number): Promise<number> {
  const highest = Math.max(version, await readVersion(tx))
  await settings.write({ db: tx }, VERSION_SETTING, String(highest))
  return raise(tx)
}

/** Reads the version from the database, in case a notification of another process was missed. */
export async function catchUp({ db, contentVersion, replica }: ContentReader): Promise<void> {
  contentVersion.advanceTo(await readVersion(db))
  if (replica) replica.version = await readVersion(replica.db).catch(() => -1)
}

export async function readVersion(db: Database): Promise<number> {
  return Number((await settings.read({ db }, VERSION_SETTING)) ?? 0)
}

/**
 * The app for reading public content: with the replica as its database, where that holds every
 * change that this process knows of. So no read is older than a previous write or a cached page.
 */
export function reader<A extends ContentReader>(app: A): A {
  const { contentVersion, replica } = app
  return replica && replica.version >= contentVersion.current() ? { ...app, db: replica.db } : app
}

/** Reads through `reader`, and from the main database where the replica is unreachable. */
export async function read<A extends ContentReader, Result>(
  app: A,
  work: (app: A) => Promise<Result>,
): Promise<Result> {
  const readingApp = reader(app)
  try {
    return await work(readingApp)
  } catch (error) {
    if (readingApp === app || storeUnavailable(error) !== 'unreachable') throw error
    stopUsingReplica(app)
    return work(app)
  }
}

/** Until `catchUp` reaches it again. */
export function stopUsingReplica({ replica }: Pick<App, 'replica'>): void {
  if (replica) replica.version = -1
}
