import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { App } from '#domain/app.ts'
import * as settings from '#domain/settings/settings.server.ts'

import { PART } from './archive-writer.server.ts'
import { backupFileName, timeOf } from './backup.ts'
import { make, type Made, type Source } from './backups.server.ts'

export interface Schedule {
  folder: string
  everyMs: number
  /** So many of the newest stay. */
  keep: number
}

const CLAIM = 'backup-claimed-until'
const LONGEST_CLAIM_MS = 3_600_000
const LEFT_BEHIND_MS = 86_400_000

/** Makes a backup where the last one is old enough, and lets the oldest go. */
export async function makeIfDue(
  app: Source & Pick<App, 'db' | 'log'>,
  { folder, everyMs, keep }: Schedule,
  signal?: AbortSignal,
): Promise<Made | null> {
  const now = app.clock.now()
  const last = await newest(folder, now)
  if (last && now.getTime() - last.madeAt.getTime() < everyMs) return null
  // One process makes it, where there are several. After a failure the next try is not at once.
  const until = new Date(now.getTime() + Math.min(everyMs, LONGEST_CLAIM_MS))
  if (!(await settings.claim(app, CLAIM, until))) return null
  await removeLeftBehind(folder, now)
  const made = await make(app, join(folder, backupFileName(now)), { signal, gently: true })
  await letGo(folder, keep)
  const { bytes, rows, files, lost, damaged } = made
  app.log.info({ bytes, rows, files }, 'a backup was made')
  if (lost.length + damaged.length > 0)
    app.log.error({ lost, damaged }, 'files are missing or damaged')
  return made
}

export interface Kept {
  name: string
  madeAt: Date
}

/**
 * The last backup in the folder: how old it is tells whether the schedule is kept. One from a time
 * to come was made by a clock that was wrong, and does not count.
 */
export async function newest(folder: string, now: Date): Promise<Kept | null> {
  return (await list(folder)).findLast(({ madeAt }) => madeAt <= now) ?? null
}

/** Oldest first. What is named otherwise is none of ours. */
async function list(folder: string): Promise<Kept[]> {
  const names = (await namesIn(folder)).sort()
  return names.flatMap((name) => {
    const madeAt = timeOf(name)
    return madeAt ? { name, madeAt } : []
  })
}

async function letGo(folder: string, keep: number): Promise<void> {
  for (const { name } of (await list(folder)).slice(0, -keep))
    await rm(join(folder, name), { force: true })
}

/** A process that died while it made a backup has left a part of it. */
async function removeLeftBehind(folder: string, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(PART)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (now.getTime() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
