import { setTimeout as wait } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import type { Database, Engine } from '#storage/database/database.ts'
import type { StoredFile } from '#storage/files/file-store.ts'
import type { Added } from '#storage/tar/tar-writer.ts'

import { newArchive, type ArchiveWriter } from './archive-writer.server.ts'
import { fileEntry, MANIFEST, tableEntry } from './backup.ts'
import * as rows from './backup-rows.server.ts'
import { matchesItsHash, referencedFiles } from './referenced-files.server.ts'
import { manifestOf } from './manifest.server.ts'

/** What a backup is made of. */
export type Source = Pick<App, 'snapshot' | 'files' | 'clock'>

export interface Made {
  path: string
  bytes: number
  rows: number
  files: number
  /** Files that records refer to and that are not there. */
  lost: string[]
  /** Files that are no longer what they were. */
  damaged: string[]
}

export interface Manner {
  signal?: AbortSignal | undefined
  /** Leaves the process time for others, and takes longer. */
  gently?: boolean
}

const LOOK_AGAIN_MS = 500
const REST_MS = 2

/**
 * Writes one file with all tables, as they stood at one moment, and every upload that they refer
 * to. The site serves meanwhile.
 */
export async function make(
  { files, clock, snapshot }: Source,
  path: string,
  { signal, gently = false }: Manner = {},
): Promise<Made> {
  const madeAt = clock.now()
  const archive = await newArchive(path, madeAt)
  try {
    const copying: Copying = { archive, files, signal, gently, copied: 0, damaged: [] }
    // Most of them before the moment, so that it is a short one.
    await copyFiles(copying, await snapshot((db) => referencedFiles({ db })))
    let missed: string[] = []
    for (;;) {
      const counted = await snapshot(async (db, engine) => {
        const gone = await copyFiles(copying, await referencedFiles({ db }))
        // It may have left together with its record since the moment began: then the tables are
        // read at a later one. What is still missed there is lost.
        if (gone.some((key) => !missed.includes(key))) return void (missed = gone)
        return { lost: gone, rows: await copyTables(copying, db, engine, madeAt) }
      })
      if (counted) {
        const { bytes } = await archive.finish()
        return { path, bytes, files: copying.copied, damaged: copying.damaged, ...counted }
      }
      await wait(LOOK_AGAIN_MS, undefined, { signal })
    }
  } finally {
    await archive.abandon()
  }
}

interface Copying extends Pick<App, 'files'> {
  archive: ArchiveWriter
  signal: AbortSignal | undefined
  gently: boolean
  copied: number
  damaged: string[]
}

/** Copies the files that are not in the backup yet, and returns the keys of those there are not. */
async function copyFiles(copying: Copying, keys: string[]): Promise<string[]> {
  const gone: string[] = []
  for (const key of keys) {
    if (copying.archive.has(fileEntry(key))) continue
    copying.signal?.throwIfAborted()
    const added = await copyFile(copying, key)
    if (!added) gone.push(key)
    else copying.copied++
    if (added && !matchesItsHash(key, added.sha256)) copying.damaged.push(key)
  }
  return gone
}

async function copyFile(copying: Copying, key: string): Promise<Added | null> {
  const { archive, files } = copying
  const file = await files.find(key)
  if (!file) return null
  try {
    return await archive.add(fileEntry(key), piecesOf(file, copying))
  } catch (error) {
    // It may have been removed since it was found; anything else is a fault.
    if (await files.has(key)) throw error
    return null
  }
}

async function* piecesOf(file: StoredFile, { signal, gently }: Copying): AsyncGenerator<Buffer> {
  for await (const piece of file.stream()) {
    signal?.throwIfAborted()
    yield piece as Buffer
    if (gently) await wait(REST_MS)
  }
}

async function copyTables(
  { archive, signal }: Copying,
  db: Database,
  engine: Engine,
  madeAt: Date,
): Promise<number> {
  const tables = await rows.tables(db)
  const counter = { rows: 0 }
  for (const table of tables)
    await archive.add(tableEntry(table), linesOf(rows.pages(db, table), counter, signal))
  const manifest = await manifestOf(db, engine, madeAt)
  await archive.add(MANIFEST, [`${JSON.stringify(manifest, null, 2)}\n`])
  return counter.rows
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
