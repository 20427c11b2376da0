import { createReadStream } from 'node:fs'
import { mkdir, readFile, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Conflict, NotFound } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'
import { unlessMissing } from '#storage/files/disk.ts'
import type { StoredFile } from '#storage/files/file-store.ts'

import { backupFileName } from './backup.ts'
import type { BackupRun } from './backup-state.ts'
import { make, type BackupSource } from './backups.server.ts'
import { isLocked, withRunLock } from './run-lock.server.ts'
import { list, removeAbandoned } from './schedule.server.ts'

const RUN_SETTING = 'backup-run'
const PROGRESS_MS = 1000
/** Beside the room for a backup as large as the last one. */
const RESERVED_BYTES = 100_000_000

type BackupApp = BackupSource & Pick<App, 'db' | 'log' | 'actor'>

/** Starts a backup, and returns while it is made; `finished` ends with it and never fails. */
export async function start(app: BackupApp, folder: string, signal: AbortSignal) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [last] = await listFiles(folder)
  await assertRoom(folder, (last?.bytes ?? 0) + RESERVED_BYTES)
  const begun = Promise.withResolvers<boolean>()
  const finished = withRunLock(app, async () => {
    await writeRun(app, runningSince(app, { copied: 0, known: 0 }))
    begun.resolve(true)
    await run(app, folder, signal)
  }).then(
    // Without the lock nothing has begun.
    () => begun.resolve(false),
    (error: unknown) => begun.reject(error),
  )
  if (!(await begun.promise)) throw new Conflict('A backup is being made or restored already.')
  return { finished }
}

async function run(app: BackupApp, folder: string, signal: AbortSignal): Promise<void> {
  const name = backupFileName(app.clock.now())
  try {
    await removeAbandoned(folder, app.clock.now())
    const onProgress = progressWriter(app)
    const path = join(folder, name)
    const { lost, damaged } = await make(app, path, { signal, lowPriority: true, onProgress })
    await audit.record(app.db, app, { what: 'backup-made', note: name })
    await writeRun(app, {
      state: 'done',
      name,
      lost: lost.length,
      damaged: damaged.length,
    })
  } catch (err) {
    if (!signal.aborted) app.log.error({ err }, 'a backup could not be made')
    const at = app.clock.now().toISOString()
    await writeRun(app, { state: 'failed', at, why: reason(err, signal) }).catch(() => {})
  }
}

function reason(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'The site was stopped meanwhile.'
  if (storeUnavailable(error) === 'full') return 'There is no room left on the disk.'
  return 'Something went wrong; the log of the site says what.'
}

function progressWriter(app: BackupApp) {
  const started = runningSince(app, { copied: 0, known: 0 })
  let writtenAt = performance.now()
  return (files: { copied: number; known: number }) => {
    if (performance.now() - writtenAt < PROGRESS_MS) return
    writtenAt = performance.now()
    void writeRun(app, { ...started, ...files }).catch(() => {})
  }
}

function runningSince({ clock }: Pick<App, 'clock'>, files: { copied: number; known: number }) {
  return { state: 'running' as const, started_at: clock.now().toISOString(), ...files }
}

function writeRun(app: Pick<App, 'db'>, run: BackupRun): Promise<void> {
  return settings.write(app, RUN_SETTING, JSON.stringify(run))
}

/** The last backup that was started by hand. One whose process has died counts as failed. */
export async function lastRun(app: Pick<App, 'db' | 'clock'>): Promise<BackupRun> {
  const stored = await settings.read(app, RUN_SETTING)
  if (stored === undefined) return { state: 'none' }
  const run = JSON.parse(stored) as BackupRun
  if (run.state !== 'running' || (await isLocked(app))) return run
  return { state: 'failed', at: run.started_at, why: 'The site was stopped meanwhile.' }
}

/** After a restore: a backup made by hand holds its own run, which had not ended yet. */
export function forgetRun(app: Pick<App, 'db'>): Promise<void> {
  return settings.remove(app, RUN_SETTING)
}

/** The backups of a folder, newest first. */
export async function listFiles(folder: string) {
  const files = await Promise.all(
    (await list(folder)).map(async ({ name, madeAt }) => {
      // The schedule may remove the oldest meanwhile.
      const stats = await unlessMissing(stat(join(folder, name)), null)
      return stats ? [{ name, made_at: madeAt.toISOString(), bytes: stats.size }] : []
    }),
  )
  return files.flat().toReversed()
}

/** Opens a backup to be downloaded, which is recorded: it holds what visitors wrote. */
export async function open(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  folder: string,
  name: string,
): Promise<StoredFile> {
  const path = join(folder, name)
  const stats = await unlessMissing(stat(path), null)
  if (!stats?.isFile()) throw new NotFound('backup', name)
  await audit.record(app.db, app, { what: 'backup-downloaded', note: name })
  return {
    size: stats.size,
    read: () => readFile(path),
    stream: (range) => createReadStream(path, range),
  }
}

/** The free bytes of the disk that a folder is on or will be; null where that is not known. */
export async function freeBytes(folder: string): Promise<number | null> {
  const stats = await statfs(folder).catch(() => null)
  if (stats) return stats.bavail * stats.bsize
  return dirname(folder) === folder ? null : freeBytes(dirname(folder))
}

export async function assertRoom(folder: string, needed: number): Promise<void> {
  const free = await freeBytes(folder)
  if (free !== null && free < needed)
    throw new Conflict(
      `There is not enough room on the disk: ${inMegabytes(needed)} are needed, and ${inMegabytes(free)} are free.`,
    )
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en-GB')} MB`
}
