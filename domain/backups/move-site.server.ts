import { hash } from 'node:crypto'

import type { App } from '#domain/app.ts'
import { Conflict, Unsupported } from '#domain/problem.ts'
import * as siteIdentity from '#domain/settings/site-identity.server.ts'
import type { Database, Engine } from '#storage/database/database.ts'
import { migrationNames } from '#storage/database/migrate.ts'
import { matchesItsHash } from '#storage/files/file-store.ts'

import type { Archive } from './archive-reader.server.ts'
import * as rows from './backup-rows.server.ts'
import { createManifest, type BackupSource } from './backups.server.ts'
import { restore, type RestoreTarget } from './restore.server.ts'

const WRITTEN_TO = 'The site was written to while it was moved. Stop it, and move it again.'

/**
 * Copies a site into an empty database and file store, completely or not at all: every row and file
 * is read back and compared. If the site was written to meanwhile, nothing is copied. Sessions are
 * not moved, nor are the smaller widths of photos, which are made again.
 */
export function move(source: BackupSource, target: RestoreTarget) {
  return source.snapshot(async (db, engine) => {
    await assertUpToDate(db)
    await assertOtherFiles(source, target)
    const before = await tableChecksums(db)
    const fileChecksums = new Map<string, string>()
    const moved = await restore(target, await archiveOf(source, db, engine, fileChecksums), {
      isMove: true,
      async check(restored) {
        const changed = changedTable(before, await tableChecksums(restored.db))
        if (changed) throw new Error(`The table ${changed} is not the same at its new place`)
        await assertSameFiles(restored.files, fileChecksums)
        if (changedTable(before, await source.snapshot(tableChecksums)))
          throw new Conflict(WRITTEN_TO)
      },
    })
    // Files that were damaged before the move: their content does not match the hash in their name.
    const damaged = [...fileChecksums].filter(([key, sum]) => !matchesItsHash(key, sum))
    return { ...moved, damaged: damaged.map(([key]) => key) }
  })
}

async function assertUpToDate(db: Database): Promise<void> {
  const [applied, known] = [await rows.migrations(db), migrationNames()]
  if (applied.join() !== known.join())
    throw new Unsupported(
      'The site to be moved was served by another version. Start and stop this one on it first.',
    )
}

/** Addresses do not tell: one place has many names. */
async function assertOtherFiles(source: BackupSource, target: RestoreTarget): Promise<void> {
  const identity = await siteIdentity.filesIdentity(source)
  if (identity !== undefined && identity === (await siteIdentity.filesIdentity(target)))
    throw new Conflict(
      'The uploads would be moved onto themselves. Name an empty folder in DATA_DIR, or an empty place in FILES_URL.',
    )
}

/** The site as if read from a backup; records the checksum of each file that is read. */
async function archiveOf(
  { files, clock }: BackupSource,
  db: Database,
  engine: Engine,
  fileChecksums: Map<string, string>,
): Promise<Pick<Archive, 'manifest' | 'tables' | 'file'>> {
  return {
    manifest: await createManifest(db, engine, clock.now()),
    tables: (await rows.backupTables(db)).map((name) => ({ name, rows: () => rowsOf(db, name) })),
    async file(key) {
      const bytes = (await (await files.find(key))?.read()) ?? null
      if (bytes) fileChecksums.set(key, checksumOf(bytes))
      return bytes
    },
  }
}

async function* rowsOf(db: Database, table: string): AsyncGenerator<rows.Row> {
  for await (const page of rows.pages(db, table)) yield* page
}

/** The row count of each table with a checksum that does not depend on the order of the rows. */
async function tableChecksums(db: Database): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for (const table of await rows.backupTables(db)) {
    let count = 0
    const total = Buffer.alloc(32)
    for await (const row of rowsOf(db, table)) {
      count++
      const sum = Buffer.from(checksumOf(JSON.stringify(row, Object.keys(row).sort())), 'hex')
      for (let i = 0; i < total.length; i++) total[i] = (total[i] ?? 0) ^ (sum[i] ?? 0)
    }
    sums.set(table, `${count} ${total.toString('hex')}`)
  }
  return sums
}

function changedTable(before: Map<string, string>, after: Map<string, string>) {
  return before.keys().find((table) => after.get(table) !== before.get(table))
}

async function assertSameFiles(files: App['files'], sums: Map<string, string>): Promise<void> {
  for (const [key, sum] of sums) {
    const file = await files.find(key)
    if (!file || checksumOf(await file.read()) !== sum)
      throw new Error(`The file ${key} is not the same at its new place`)
  }
}

function checksumOf(content: string | Buffer): string {
  return hash('sha256', content)
}
