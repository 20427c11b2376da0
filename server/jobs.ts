import { setTimeout as wait } from 'node:timers/promises'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as backups from '#domain/backups/schedule.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import * as erasure from '#domain/enquiries/privacy/erasure.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import * as looks from '#domain/photos/photo-fingerprints.server.ts'
import * as media from '#domain/photos/photos.server.ts'
import { dubaiMidnightAfter } from '#domain/dubai-time.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import * as made from '#domain/pdf/printed-files.server.ts'
import * as figures from '#domain/properties/search-columns.server.ts'
import * as words from '#domain/properties/search-text.server.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import { listenTo, type WithoutTimeouts } from '#storage/database/database.ts'

import type { Config } from './config.ts'
import type { Pages } from './pages/pages.ts'

const CATCH_UP_EVERY_MS = 500
const OUTBOX_EVERY_MS = 1000
const WORDS_EVERY_MS = 10_000
const LOOKS_EVERY_MS = 3000
const TIDY_EVERY_MS = 3_600_000
const PERMITS_EVERY_MS = 3_600_000
const DUE_CHECKED_EVERY_MS = 60_000

/** Where there are several processes, one of them tidies up. */
const TIDYING = 'tidying-claimed-until'
const PERMITS = 'permits-claimed-until'

type Settings = Pick<Config, 'database' | 'backups' | 'enquiriesKeptMs' | 'auditKeptMs'>

/**
 * What goes on beside the requests. Returns how to stop it; what is under way is finished, save a
 * backup, which can take long and is given up.
 */
export function startJobs(
  app: App,
  pages: Pick<Pages, 'warm'>,
  config: Settings,
  patiently: WithoutTimeouts,
  failed: (job: string) => void = () => {},
): () => Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const repeat = (name: string, everyMs: number, job: () => Promise<unknown>) =>
    repeatedly({ app, name, everyMs, signal, failed }, job)
  const jobs = [
    repeat('catching up', CATCH_UP_EVERY_MS, () => catchUp(app, pages)),
    repeat('the outbox', OUTBOX_EVERY_MS, () => outbox.deliverDue(app)),
    repeat('the words of the search', WORDS_EVERY_MS, () => words.backfillSearchText(app)),
    repeat('looking at photos', LOOKS_EVERY_MS, () => looks.computeMissing(app)),
    repeat('permits', DUE_CHECKED_EVERY_MS, () => enforcePermitsIfDue(app)),
    repeat('the figures of the search', WORDS_EVERY_MS, () => figures.backfillSearchColumns(app)),
    repeat('tidying up', DUE_CHECKED_EVERY_MS, () => tidyIfDue(app, config, patiently)),
  ]
  if (config.backups.everyMs > 0)
    jobs.push(
      repeat('the backup', DUE_CHECKED_EVERY_MS, () =>
        backups.makeIfDue(app, config.backups, signal),
      ),
    )
  const listening = listenTo(config.database, content.CHANNEL, (version) =>
    app.contentVersion.reached(Number(version)),
  )
  return async () => {
    stop.abort()
    await Promise.all(jobs)
    await (
      await listening
    )()
    // Whoever starts next need not wait for the hour to be over.
    for (const claim of [TIDYING, PERMITS]) await settings.release(app, claim).catch(() => {})
  }
}

interface Repetition {
  app: App
  name: string
  everyMs: number
  signal: AbortSignal
  failed: (job: string) => void
}

async function repeatedly(
  { app, name, everyMs, signal, failed }: Repetition,
  job: () => Promise<unknown>,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      await job()
      if (failures > 0) app.log.info({ job: name, failures }, 'a job works again')
      failures = 0
    } catch (err) {
      if (signal.aborted) return
      failed(name)
      // A database that is away for an hour is told once, and not twice a second.
      if (failures++ === 0) app.log.error({ err, job: name }, 'a job failed and is tried again')
    }
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => {})
  }
}

async function catchUp(app: App, pages: Pick<Pages, 'warm'>): Promise<void> {
  await content.catchUp(app)
  await pages.warm()
}

/** Within the hour, and when a day begins in Dubai: permits end with their day. */
async function enforcePermitsIfDue(app: App): Promise<void> {
  const now = app.clock.now()
  const hour = now.getTime() + PERMITS_EVERY_MS
  const until = new Date(Math.min(hour, dubaiMidnightAfter(now).getTime()))
  if (!(await settings.claim(app, PERMITS, until))) return
  const { changed } = await permits.enforce(app)
  if (changed > 0) app.log.info({ changed }, 'properties were hidden or shown again')
}

async function tidyIfDue(app: App, config: Settings, patiently: WithoutTimeouts): Promise<void> {
  const until = new Date(app.clock.now().getTime() + TIDY_EVERY_MS)
  if (await settings.claim(app, TIDYING, until))
    await patiently((db) => tidy({ ...app, db }, config))
}

async function tidy(app: App, { enquiriesKeptMs, auditKeptMs }: Settings): Promise<void> {
  const photos = await media.removeUnusedUploads(app)
  const prints = await made.removeOutdated(app)
  await sessions.sweep(app)
  await throttle.sweep(app)
  await removal.purge(app)
  await erasure.sweep(app)
  const enquiries = enquiriesKeptMs > 0 ? await erasure.purge(app, enquiriesKeptMs) : 0
  if (auditKeptMs > 0) await audit.purge(app, auditKeptMs)
  app.log.info({ photos, prints, enquiries }, 'tidied up')
}
