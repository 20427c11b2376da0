import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { App } from '#domain/app.ts'
import { isoAfter } from '#domain/iso-time.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { unlessMissing } from '#storage/files/disk.ts'

import { PART_SUFFIX } from './archive-writer.server.ts'
import { backupFileName, readBackupTime } from './backup.ts'
import { withRunLock } from './run-lock.server.ts'
import { make, type BackupReport, type BackupSource } from './backups.server.ts'

export interface Schedule {
  folder: string
  everyMs: number
  /** How many backups are kept. */
  keep: number
}

const CLAIM = 'backup-claimed-until'
const MAX_CLAIM_MS = 3_600_000
const ABANDONED_MS = 86_400_000

/** Makes a backup if the last one is old enough, and removes the oldest. */
export async function makeIfDue(
  app: BackupSource & Pick<App, 'db' | 'log'>,
  { folder, everyMs, keep }: Schedule,
  signal?: AbortSignal,
): Promise<BackupReport | null> {
  const now = app.clock.now()
  const last = await newest(folder, now)
  if (last && now.getTime() - last.madeAt.getTime() < everyMs) return null
  // The claim lets one of several processes make it, and delays the next try after a failure.
  const until = new Date(now.getTime() + Math.min(everyMs, MAX_CLAIM_MS))
  if (!(await settings.claim(app, CLAIM, until))) return null
  const report = await withRunLock(app, async () => {
    await removeAbandoned(folder, now)
    return make(app, join(folder, backupFileName(now)), { signal, lowPriority: true })
  })
  if (!report) return null
  await removeOldest(folder, keep, now)
  const { bytes, rows, files, lost, damaged } = report
  app.log.info({ bytes, rows, files }, 'a backup was made')
  if (lost.length + damaged.length > 0)
    app.log.error({ lost, damaged }, 'files are missing or damaged')
  return report
}

/** The latest backup in the folder. One from the future was made by a wrong clock and is ignored. */
export async function newest(folder: string, now: Date) {
  return (await list(folder)).findLast(({ madeAt }) => madeAt <= now) ?? null
}

/** What the backups of the folder still hold: how many there are, and when the last is rotated out. */
export async function heldUntil({ folder, everyMs, keep }: Schedule, now: Date) {
  const backups = (await list(folder)).length
  const isRotated = backups > 0 && everyMs > 0
  return { backups, backups_until: isRotated ? isoAfter(now, everyMs * keep) : null }
}

/** Oldest first. Files with other names are ignored. */
export async function list(folder: string) {
  const names = (await namesIn(folder)).sort()
  return names.flatMap((name) => {
    const madeAt = readBackupTime(name)
    return madeAt ? { name, madeAt } : []
  })
}

// Those from the future go first: a wrong clock made them, and they would outlive every later one.
async function removeOldest(folder: string, keep: number, now: Date): Promise<void> {
  const all = await list(folder)
  const isFuture = ({ madeAt }: { madeAt: Date }) => madeAt > now
  const inOrder = [...all.filter(isFuture), ...all.filter((backup) => !isFuture(backup))]
  for (const { name } of inOrder.slice(0, -keep)) await rm(join(folder, name), { force: true })
}

/** Removes unfinished backups of processes that died. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(PART_SUFFIX)) continue
    const path = join(folder, name)
    // A backup from the command line may be finished, and so renamed, meanwhile.
    const stats = await unlessMissing(stat(path), null)
    if (stats && now.getTime() - stats.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}

function namesIn(folder: string): Promise<string[]> {
  return unlessMissing(readdir(folder), [])
}
