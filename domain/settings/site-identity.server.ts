import { randomUUID } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { tableNames, type Database } from '#storage/database/database.ts'
import type { FileStore } from '#storage/files/file-store.ts'

import * as settings from './settings.server.ts'

type Stores = Pick<App, 'db' | 'files'>

// The same in both stores, so that a site on another site's files, or on an empty database, is noticed
// before it removes the files that its database does not know.
const SETTING = 'site-identity'
const KEY = 'site/identity.txt'
const UPLOADS = ['photos', 'enquiries', 'brochures']

const LOST_DATABASE =
  'There are uploads, but this database is empty. Name the right database, restore a backup, or remove the uploads.'

/** A database and a file store that do not belong together. */
export class WrongStores extends Error {}

/**
 * The check of `assertSameSite` for a database that is not migrated yet, maybe without tables. That of
 * another site must not be migrated, and an empty one must stay empty, so that a backup can be restored
 * into it.
 */
export async function assertSameBeforeMigration(app: Stores): Promise<void> {
  const tables = await tableNames(app.db)
  if (tables.includes('settings')) areMarkedAlike(await read(app))
  else if (tables.length === 0 && (await hasUploads(app.files)))
    throw new WrongStores(LOST_DATABASE)
}

/** Throws where the stores belong to two sites, or where the database is empty and the files are not. */
export async function assertSameSite(app: Stores): Promise<void> {
  const marks = await read(app)
  if (areMarkedAlike(marks)) return
  const { databaseIdentity, inFiles } = marks
  if (databaseIdentity === undefined && (await isEmpty(app)) && (await hasUploads(app.files)))
    throw new WrongStores(LOST_DATABASE)
  const identity = await settings.readOrCreate(app, SETTING, () => inFiles ?? randomUUID())
  await app.files.put(KEY, Buffer.from(identity))
}

/** Whether a second database is known to be of another site than the first. */
export async function isOfAnotherSite(app: Pick<App, 'db'>, second: Database): Promise<boolean> {
  const identities = [app.db, second].map((db) => databaseIdentity({ db }).catch(() => undefined))
  const [first, other] = await Promise.all(identities)
  return first !== undefined && other !== undefined && first !== other
}

/** Whether both stores have the mark of one site. Throws where they have those of two. */
function areMarkedAlike({ databaseIdentity, inFiles }: Awaited<ReturnType<typeof read>>): boolean {
  if (databaseIdentity === undefined || inFiles === undefined) return false
  if (databaseIdentity === inFiles) return true
  throw new WrongStores('These uploads belong to another site than this database.')
}

/** Whether the stores belong together, as far as both say so. */
export async function isSameSite(app: Stores): Promise<boolean> {
  const { databaseIdentity, inFiles } = await read(app)
  return databaseIdentity !== undefined && databaseIdentity === inFiles
}

export async function databaseIdentity({ db }: Pick<App, 'db'>): Promise<string | undefined> {
  return settings.read({ db }, SETTING)
}

export async function filesIdentity({ files }: Pick<App, 'files'>): Promise<string | undefined> {
  return String((await (await files.find(KEY))?.read()) ?? '').trim() || undefined
}

/** Gives a database whose rows were replaced its identity again. */
export async function keep({ db }: Pick<App, 'db'>, identity: string): Promise<void> {
  await settings.write({ db }, SETTING, identity)
}

/** Makes the stores those of a new site: the one that they were copied from goes on with its own. */
export async function renew(app: Stores): Promise<void> {
  const identity = randomUUID()
  await settings.write(app, SETTING, identity)
  await app.files.put(KEY, Buffer.from(identity))
}

async function read(app: Stores) {
  const databaseIdentity = await settings.read(app, SETTING)
  return { databaseIdentity, inFiles: await filesIdentity(app) }
}

async function isEmpty({ db }: Pick<App, 'db'>): Promise<boolean> {
  for (const table of ['administrators', 'properties', 'posts', 'enquiries'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  return true
}

async function hasUploads(files: FileStore): Promise<boolean> {
  for (const folder of UPLOADS) for await (const _ of files.list(folder)) return true
  return false
}
