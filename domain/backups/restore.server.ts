import limit from 'p-limit'

import type { App } from '#domain/app.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict } from '#domain/problem.ts'
import * as siteIdentity from '#domain/settings/site-identity.server.ts'
import { tableNames, type OpenDatabase } from '#storage/database/database.ts'
import { removeAll } from '#storage/files/file-store.ts'
import { migrate } from '#storage/database/migrate.ts'

import type { Archive } from './archive-reader.server.ts'
import * as rows from './backup-rows.server.ts'
import { forgetRun } from './manual-backup.server.ts'

/** A database and a file store. */
export interface RestoreTarget
  extends Pick<App, 'files' | 'referencedFiles'>, Pick<OpenDatabase, 'db' | 'engine'> {}

export interface RestoreReport {
  rows: number
  files: number
  /** Files that records refer to and that the backup lacks. */
  lost: string[]
}

export interface RestoreOptions {
  /** Runs before the commit; an error undoes the restore. */
  check?: (target: RestoreTarget) => Promise<void>
  /** True where the site itself is moved, and nothing can have happened since. */
  isMove?: boolean
}

const FOLDERS = ['photos', 'enquiries', 'brochures', 'brand', 'variants', 'made']
const BATCH_SIZE = 200
const MAX_PARALLEL_FILES = 4
const MAX_PARALLEL_CHECKS = 10

export type ArchiveContent = Pick<Archive, 'manifest' | 'tables' | 'file'>

/**
 * Restores a backup into an empty database and file store, completely or not at all. Files left by an
 * earlier try that was killed are no obstacle.
 */
export async function restore(
  target: RestoreTarget,
  archive: ArchiveContent,
  { check, isMove = false }: RestoreOptions = {},
): Promise<RestoreReport> {
  const { db, files } = target
  await assertEmpty(target, archive)
  const put: string[] = []
  try {
    return await db.transaction().execute(async (tx) => {
      const report = await restoreContent({ ...target, db: tx }, archive, put, isMove)
      await check?.({ ...target, db: tx })
      await siteIdentity.renew({ db: tx, files })
      return report
    })
  } catch (error) {
    await removeAll(files, put)
    throw error
  }
}

/**
 * Restores all rows, into a database without tables, and the files that they refer to and that are
 * not there yet. Runs in a transaction of the caller, who removes the files in `put` where it fails.
 */
export async function restoreContent(
  target: RestoreTarget,
  archive: ArchiveContent,
  put: string[],
  isMove: boolean,
): Promise<RestoreReport> {
  const { db, engine, files, referencedFiles } = target
  const rows = await restoreTables(target, archive)
  await migrate(db, engine)
  if (!isMove) {
    // Emails that were waiting in the backup may have been sent since.
    await outbox.markUnsentAsPossibleDuplicates(db)
    await forgetRun({ db })
  }
  const keys = await referencedFiles(db)
  const lost = await restoreFiles(files, archive, keys, put)
  return { rows, files: keys.length - lost.length, lost }
}

async function assertEmpty({ db, files }: RestoreTarget, archive: ArchiveContent): Promise<void> {
  if ((await tableNames(db)).length > 0)
    throw new Conflict('The database is not empty, and a backup never overwrites anything.')
  for (const folder of FOLDERS)
    for await (const key of files.list(folder))
      if (!(await isLeftover(files, archive, key)))
        throw new Conflict(
          `There are uploads already (${key}), and a backup never overwrites anything. ` +
            `Empty ${FOLDERS.join(', ')} there, or choose another place.`,
        )
}

// Files are stored before the commit. A process that dies in between leaves some of them, each
// complete and equal to the one in the backup.
async function isLeftover(files: App['files'], archive: ArchiveContent, key: string) {
  const [stored, archived] = [await files.find(key), await archive.file(key)]
  return stored !== null && archived !== null && archived.equals(await stored.read())
}

async function restoreTables(
  { db, engine }: RestoreTarget,
  { manifest, tables }: Pick<Archive, 'manifest' | 'tables'>,
): Promise<number> {
  await migrate(db, engine, manifest.migrations.at(-1))
  // Migrations insert rows of their own, which the backup holds, too.
  for (const { name } of tables.toReversed()) await rows.empty(db, name)
  let count = 0
  for (const table of tables)
    for await (const batch of batches(table.rows())) {
      await rows.insert(db, table.name, batch)
      count += batch.length
    }
  for (const [table, last] of Object.entries(manifest.last_ids))
    await rows.setLastId(db, engine, table, last)
  return count
}

/** Stores those of the files that are not there yet. Returns the keys that the backup lacks. */
export async function restoreFiles(
  files: App['files'],
  archive: Pick<Archive, 'file'>,
  keys: string[],
  put: string[],
): Promise<string[]> {
  const lost: string[] = []
  const queue = (await missingFiles(files, keys)).values()
  const copyNext = async () => {
    for (const key of queue) {
      const bytes = await archive.file(key)
      if (!bytes) lost.push(key)
      // Recorded first: a failed put may have stored the file.
      else if (put.push(key)) await files.put(key, bytes)
    }
  }
  const copying = Array.from({ length: MAX_PARALLEL_FILES }, () =>
    copyNext().catch((error: unknown) => {
      queue.toArray()
      throw error
    }),
  )
  // All writes must have ended before a failure removes what was stored.
  await Promise.allSettled(copying)
  await Promise.all(copying)
  return lost
}

/** Asks for several in parallel, since the store may be remote. */
async function missingFiles(files: App['files'], keys: string[]): Promise<string[]> {
  const isThere = await limit(MAX_PARALLEL_CHECKS).map(keys, (key) => files.has(key))
  return keys.filter((_, at) => !isThere[at])
}

async function* batches(all: AsyncIterable<rows.Row>): AsyncGenerator<rows.Row[]> {
  let batch: rows.Row[] = []
  for await (const row of all) {
    batch.push(row)
    if (batch.length < BATCH_SIZE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
