import { setTimeout as wait } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import { Unsupported } from '#domain/problem.ts'
import type { Database, Engine } from '#storage/database/database.ts'
import { migrationNames } from '#storage/database/migrate.ts'
import { matchesItsHash, type StoredFile } from '#storage/files/file-store.ts'
import type { AddedFile } from '#storage/tar.ts'

import { newArchive, type ArchiveWriter } from './archive-writer.server.ts'
import * as rows from './backup-rows.server.ts'
import { ABOUT, fileEntry, FORMAT, MANIFEST, tableEntry } from './backup.ts'

/** What a backup reads. */
export type BackupSource = Pick<App, 'snapshot' | 'files' | 'clock' | 'referencedFiles'>

export interface BackupReport {
  path: string
  bytes: number
  rows: number
  files: number
  /** Files that records refer to and that do not exist. */
  lost: string[]
  /** Files whose content does not match the hash in their name. */
  damaged: string[]
}

export interface BackupOptions {
  signal?: AbortSignal | undefined
  /** Pauses between chunks, to leave time for requests. */
  lowPriority?: boolean
  /** How many of the files that are known so far have been copied. */
  onProgress?: ((files: { copied: number; known: number }) => void) | undefined
}

const RETRY_MS = 500
const PAUSE_MS = 2

/**
 * Writes one file with all tables, as of one moment, and every upload that they refer to. The site
 * keeps serving.
 */
export async function make(
  { files, clock, snapshot, referencedFiles }: BackupSource,
  path: string,
  { signal, lowPriority = false, onProgress }: BackupOptions = {},
): Promise<BackupReport> {
  const madeAt = clock.now()
  const archive = await newArchive(path, madeAt)
  try {
    const options = { signal, lowPriority, onProgress }
    const run: BackupRun = { archive, files, ...options, copied: 0, damaged: [] }
    // Most files are copied first, so that the snapshot of the tables is short.
    await copyFiles(run, await snapshot(knownFiles(referencedFiles)))
    let missing: string[] = []
    for (;;) {
      const result = await snapshot(async (db, engine) => {
        const stillMissing = await copyFiles(run, await referencedFiles(db))
        // A file may have been removed with its record after the snapshot began. Then a later
        // snapshot is taken. What is missing again is lost.
        if (stillMissing.some((key) => !missing.includes(key))) return void (missing = stillMissing)
        return { lost: stillMissing, rows: await copyTables(run, db, engine, madeAt) }
      })
      if (result) {
        const { bytes } = await archive.finish()
        return { path, bytes, files: run.copied, damaged: run.damaged, ...result }
      }
      await wait(RETRY_MS, undefined, { signal })
    }
  } finally {
    await archive.abandon()
  }
}

/**
 * The keys of the files to copy. Refuses a database of a newer version: the backup would not have its
 * new tables, and nothing would tell.
 */
function knownFiles(referencedFiles: BackupSource['referencedFiles']) {
  return async (db: Database) => {
    const known = new Set(migrationNames())
    const unknown = (await rows.migrations(db)).find((name) => !known.has(name))
    if (unknown !== undefined)
      throw new Unsupported(
        `The database is of a newer version of the site (${unknown}): only that version can back it up.`,
      )
    return referencedFiles(db)
  }
}

interface BackupRun extends Pick<App, 'files'> {
  archive: ArchiveWriter
  signal: AbortSignal | undefined
  lowPriority: boolean
  onProgress: BackupOptions['onProgress']
  copied: number
  damaged: string[]
}

/** Copies the files that are not in the archive yet, and returns the keys of missing ones. */
async function copyFiles(run: BackupRun, keys: string[]): Promise<string[]> {
  const missing: string[] = []
  for (const key of keys) {
    if (run.archive.has(fileEntry(key))) continue
    run.signal?.throwIfAborted()
    const added = await copyFile(run, key)
    if (!added) missing.push(key)
    else run.copied++
    run.onProgress?.({ copied: run.copied, known: keys.length })
    if (added && !matchesItsHash(key, added.sha256)) run.damaged.push(key)
  }
  return missing
}

async function copyFile(run: BackupRun, key: string): Promise<AddedFile | null> {
  const { archive, files } = run
  const file = await files.find(key)
  if (!file) return null
  try {
    return await archive.add(fileEntry(key), chunksOf(file, run))
  } catch (error) {
    // It may have been removed since it was found; anything else is an error.
    if (await files.has(key)) throw error
    return null
  }
}

async function* chunksOf(file: StoredFile, { signal, lowPriority }: BackupRun) {
  for await (const chunk of file.stream()) {
    signal?.throwIfAborted()
    yield chunk as Buffer
    if (lowPriority) await wait(PAUSE_MS)
  }
}

async function copyTables(
  { archive, signal }: BackupRun,
  db: Database,
  engine: Engine,
  madeAt: Date,
): Promise<number> {
  const counter = { rows: 0 }
  for (const table of await rows.backupTables(db))
    await archive.add(tableEntry(table), linesOf(rows.pages(db, table), counter, signal))
  const manifest = await createManifest(db, engine, madeAt)
  await archive.add(MANIFEST, [`${JSON.stringify(manifest, null, 2)}\n`])
  return counter.rows
}

/** The manifest of a backup of this database. */
export async function createManifest(db: Database, engine: Engine, madeAt: Date) {
  return {
    format: FORMAT,
    about: ABOUT,
    made_at: madeAt.toISOString(),
    engine,
    migrations: await rows.migrations(db),
    last_ids: await rows.lastIds(db, engine, await rows.backupTables(db)),
  }
}

async function* linesOf(
  pages: AsyncIterable<rows.Row[]>,
  counter: { rows: number },
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  for await (const page of pages) {
    signal?.throwIfAborted()
    counter.rows += page.length
    yield page.map(lineOf).join('')
  }
}

function lineOf(row: rows.Row): string {
  for (const [column, value] of Object.entries(row))
    if (value !== null && typeof value !== 'string' && !Number.isFinite(value))
      throw new Error(`JSON cannot hold what is in the column ${column}`)
  return `${JSON.stringify(row)}\n`
}
