import { setTimeout as wait } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as backups from '#domain/backups/schedule.server.ts'
import * as content from '#domain/content/content.server.ts'
import * as removal from '#domain/content/removal.server.ts'
import * as erasure from '#domain/enquiries/erasure.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import * as media from '#domain/media/media.server.ts'
import * as sessions from '#domain/sessions/sessions.server.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'

import type { Config } from './config.ts'
import type { Pages } from './pages/pages.ts'

const CATCH_UP_EVERY_MS = 500
const OUTBOX_EVERY_MS = 1000
const TIDY_EVERY_MS = 3_600_000
const BACKUP_CHECKED_EVERY_MS = 60_000

type Settings = Pick<Config, 'backups' | 'enquiriesKeptMs' | 'auditKeptMs'>

/**
 * What goes on beside the requests. Returns how to stop it; what is under way is finished, save a
 * backup, which can take long and is given up.
 */
export function startJobs(
  app: App,
  pages: Pick<Pages, 'warm'>,
  settings: Settings,
): () => Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const backUp = () => backups.makeIfDue(app, settings.backups, signal)
  const jobs = [
    repeat(app, 'catching up', () => catchUp(app, pages), CATCH_UP_EVERY_MS, signal),
    repeat(app, 'the outbox', outbox.deliverDue, OUTBOX_EVERY_MS, signal),
    repeat(app, 'tidying up', () => tidy(app, settings), TIDY_EVERY_MS, signal),
  ]
  if (settings.backups.everyMs > 0)
    jobs.push(repeat(app, 'the backup', backUp, BACKUP_CHECKED_EVERY_MS, signal))
  return async () => {
    stop.abort()
    await Promise.all(jobs)
  }
}

async function repeat(
  app: App,
  name: string,
  job: (app: App) => Promise<unknown>,
  everyMs: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await job(app)
    } catch (err) {
      if (signal.aborted) return
      app.log.error({ err, job: name }, 'a job failed and is tried again')
    }
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => {})
  }
}

async function catchUp(app: App, pages: Pick<Pages, 'warm'>): Promise<void> {
  await content.catchUp(app)
  await pages.warm()
}

async function tidy(app: App, { enquiriesKeptMs, auditKeptMs }: Settings): Promise<void> {
  const photos = await media.emptyQuarantine(app)
  await sessions.sweep(app)
  await throttle.sweep(app)
  await removal.purge(app)
  await erasure.sweep(app)
  const enquiries = enquiriesKeptMs > 0 ? await erasure.purge(app, enquiriesKeptMs) : 0
  if (auditKeptMs > 0) await audit.purge(app, auditKeptMs)
  app.log.info({ photos, enquiries }, 'tidied up')
}
