import { createHash } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { Conflict, Unsupported } from '#domain/problem.ts'
import type { Database, Engine } from '#storage/database/database.ts'
import { migrationNames } from '#storage/database/migrate.ts'

import type { Archive } from './archive-reader.server.ts'
import type { Source } from './backups.server.ts'
import * as rows from './backup-rows.server.ts'
import { matchesItsHash } from './referenced-files.server.ts'
import { manifestOf } from './manifest.server.ts'
import { restore, type Place, type RestoreReport } from './restore.server.ts'

export interface MoveReport extends RestoreReport {
  /** Files that were no longer what they had been before the move. */
  damaged: string[]
}

/**
 * Copies a site into an empty place, whole or not at all: every row and file there has been read
 * back and is the same. Nobody may write to the site meanwhile; where somebody did, nothing is
 * copied. Sessions stay behind, and so do the smaller widths of photos, which are made again.
 */
export function move(source: Source, place: Place): Promise<MoveReport> {
  return source.snapshot(async (db, engine) => {
    await assertUpToDate(db)
    const before = await tableSums(db)
    const fileSums = new Map<string, string>()
    const moved = await restore(place, await readingFrom(source, db, engine, fileSums), {
      doubtLetters: false,
      async check(there) {
        assertSame(before, await tableSums(there.db))
        await assertSameFiles(there.files, fileSums)
        await assertStill(source, before)
      },
    })
    const damaged = [...fileSums]
      .filter(([key, sum]) => !matchesItsHash(key, sum))
      .map(([key]) => key)
    return { ...moved, damaged }
  })
}

async function assertUpToDate(db: Database): Promise<void> {
  const [there, known] = [await rows.migrations(db), await migrationNames()]
  if (there.join() !== known.join())
    throw new Unsupported(
      'The site to be moved was served by another version. Start and stop this one on it first.',
    )
}

/** The site as a backup of this moment would hold it; notes the sum of each file that it reads. */
async function readingFrom(
  { files, clock }: Source,
  db: Database,
  engine: Engine,
  fileSums: Map<string, string>,
): Promise<Pick<Archive, 'manifest' | 'tables' | 'file'>> {
  return {
    manifest: await manifestOf(db, engine, clock.now()),
    tables: (await rows.tables(db)).map((name) => ({ name, rows: () => rowsOf(db, name) })),
    async file(key) {
      const bytes = (await (await files.find(key))?.read()) ?? null
      if (bytes) fileSums.set(key, sumOf(bytes))
      return bytes
    },
  }
}

async function* rowsOf(db: Database, table: string): AsyncGenerator<rows.Row> {
  for await (const page of rows.pages(db, table)) yield* page
}

/** How many rows each table has, and a sum of them all, in whatever order an engine sorts them. */
async function tableSums(db: Database): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for (const table of await rows.tables(db)) {
    let count = 0
    const total = Buffer.alloc(32)
    for await (const row of rowsOf(db, table)) {
      count++
      const sum = Buffer.from(sumOf(JSON.stringify(row, Object.keys(row).sort())), 'hex')
      for (let at = 0; at < total.length; at++) total[at] = (total[at] ?? 0) ^ (sum[at] ?? 0)
    }
    sums.set(table, `${count} ${total.toString('hex')}`)
  }
  return sums
}

function assertSame(before: Map<string, string>, after: Map<string, string>): void {
  for (const [table, sum] of before)
    if (after.get(table) !== sum)
      throw new Error(`The table ${table} is not the same at its new place`)
}

async function assertSameFiles(files: App['files'], sums: Map<string, string>): Promise<void> {
  for (const [key, sum] of sums) {
    const file = await files.find(key)
    if (!file || sumOf(await file.read()) !== sum)
      throw new Error(`The file ${key} is not the same at its new place`)
  }
}

async function assertStill({ snapshot }: Source, before: Map<string, string>): Promise<void> {
  const after = await snapshot((db) => tableSums(db))
  for (const [table, sum] of before)
    if (after.get(table) !== sum)
      throw new Conflict('The site was written to while it was moved. Stop it, and move it again.')
}

function sumOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
