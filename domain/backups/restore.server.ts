import type { App } from '#domain/app.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict } from '#domain/problem.ts'
import type { Database, OpenDatabase } from '#storage/database/database.ts'
import { removeAll } from '#storage/files/remove-all.ts'
import { migrate } from '#storage/database/migrate.ts'

import type { Archive } from './archive-reader.server.ts'
import type { Manifest } from './backup.ts'
import * as rows from './backup-rows.server.ts'
import { referencedFiles } from './referenced-files.server.ts'

/** An empty place for a site. */
export interface Place extends Pick<App, 'files'>, Pick<OpenDatabase, 'db' | 'engine'> {}

export interface RestoreReport {
  rows: number
  files: number
  /** Files that records refer to and that were lost before the backup was made. */
  lost: string[]
}

export interface Restoring {
  /** Looks at the place before it counts as restored; what it throws takes everything back. */
  check?: (place: Place) => Promise<void>
  /** False where nobody can have sent letters since the moment that is brought back. */
  doubtLetters?: boolean
}

const FOLDERS = ['photos', 'enquiries', 'brochures', 'variants', 'made']
const BATCH = 200
const FILES_AT_ONCE = 4

type Content = Pick<Archive, 'manifest' | 'tables' | 'file'>

/**
 * Brings a backup back into an empty place, whole or not at all. What an earlier try has left that was
 * killed half-way is no obstacle.
 */
export async function restore(
  place: Place,
  archive: Content,
  { check, doubtLetters = true }: Restoring = {},
): Promise<RestoreReport> {
  const { db, engine, files } = place
  await assertEmpty(place, archive)
  const put: string[] = []
  try {
    return await db.transaction().execute(async (tx) => {
      const inserted = await restoreTables({ ...place, db: tx }, archive)
      await migrate(tx, engine)
      // What waited for delivery then may have been delivered since.
      if (doubtLetters) await outbox.doubt(tx)
      const lost = await restoreFiles(files, archive, await referencedFiles({ db: tx }), put)
      await check?.({ ...place, db: tx })
      return { rows: inserted, files: put.length, lost }
    })
  } catch (error) {
    await removeAll(files, put)
    throw error
  }
}

async function assertEmpty({ db, files }: Place, archive: Content): Promise<void> {
  if ((await rows.allTables(db)).length > 0)
    throw new Conflict('The database is not empty, and a backup never overwrites anything.')
  for (const folder of FOLDERS)
    for await (const key of files.list(folder))
      if (!(await isLeftBehind(files, archive, key)))
        throw new Conflict(
          `There are uploads already (${key}), and a backup never overwrites anything. ` +
            `Empty ${FOLDERS.join(', ')} there, or choose another place.`,
        )
}

// The files come before the commit. A process that dies in between leaves some of them, each whole
// and as the backup has it.
async function isLeftBehind(files: App['files'], archive: Content, key: string): Promise<boolean> {
  const [there, kept] = [await files.find(key), await archive.file(key)]
  return there !== null && kept !== null && kept.equals(await there.read())
}

async function restoreTables(
  { db, engine }: Place,
  { manifest, tables }: Pick<Archive, 'manifest' | 'tables'>,
): Promise<number> {
  await migrate(db, engine, manifest.migrations.at(-1))
  // Some migrations bring rows of their own; the backup has them as they were.
  for (const { name } of tables.toReversed()) await rows.empty(db, name)
  let count = 0
  for (const table of tables)
    for await (const batch of batches(table.rows())) {
      await rows.insert(db, table.name, batch)
      count += batch.length
    }
  await restoreLastIds(db, engine, manifest)
  return count
}

async function restoreLastIds(
  db: Database,
  engine: Place['engine'],
  { last_ids }: Manifest,
): Promise<void> {
  for (const [table, last] of Object.entries(last_ids))
    await rows.setLastId(db, engine, table, last)
}

async function restoreFiles(
  files: App['files'],
  archive: Pick<Archive, 'file'>,
  keys: string[],
  put: string[],
): Promise<string[]> {
  const lost: string[] = []
  const waiting = keys.values()
  const copySome = async () => {
    for (const key of waiting) {
      const bytes = await archive.file(key)
      if (!bytes) lost.push(key)
      // Noted first: one that fails may be there all the same.
      else if (put.push(key)) await files.put(key, bytes)
    }
  }
  const copying = Array.from({ length: FILES_AT_ONCE }, () =>
    copySome().catch((error: unknown) => {
      waiting.toArray()
      throw error
    }),
  )
  // Nothing is on its way any more when they are taken back.
  await Promise.allSettled(copying)
  await Promise.all(copying)
  return lost
}

async function* batches(all: AsyncIterable<rows.Row>): AsyncGenerator<rows.Row[]> {
  let batch: rows.Row[] = []
  for await (const row of all) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
