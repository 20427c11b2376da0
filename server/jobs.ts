import { sendAlerts } from '#domain/alerts/send-alerts.server.ts'
import type { App } from '#domain/app.ts'
import * as backups from '#domain/backups/schedule.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import * as absence from '#domain/enquiries/follow-up/leave.server.ts'
import * as notices from '#domain/enquiries/follow-up/notices.server.ts'
import * as enquirySearch from '#domain/enquiries/inbox/search-texts.server.ts'
import * as visits from '#domain/figures/visits.server.ts'
import * as weeklySummary from '#domain/figures/weekly-summary.server.ts'
import * as portalLeads from '#domain/enquiries/portal-leads/read-mailbox.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import * as photoFingerprints from '#domain/photos/photo-fingerprints.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as lastFeeds from '#domain/properties/portals/last-feeds.server.ts'
import * as searchColumns from '#domain/properties/search-columns.server.ts'
import * as webhooks from '#domain/webhooks/deliver.server.ts'
import { listenTo } from '#storage/database/database.ts'

import type { AppContext } from './app-context.ts'
import { cleanUp } from './clean-up.ts'
import type { Config } from './config.ts'
import { enforcePermits } from './enforce-permits.ts'
import { hourly } from './hourly.ts'
import type { Pages } from './pages/pages.ts'
import { repeat, SKIPPED, type Job } from './repeat-job.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** A lock in the table `settings`: the process that takes it runs the hourly job, others skip it. */
const CLEANUP_CLAIM = 'cleanup-claimed-until'

type JobConfig = Pick<Config, 'database' | 'backups' | 'enquiryRetentionMs' | 'auditRetentionMs'>

/**
 * Starts the background jobs and returns a function that stops them. It waits for jobs in progress,
 * except a backup, which can take long and is aborted.
 */
export function startJobs(
  app: AppContext,
  pages: Pick<Pages, 'warm'>,
  config: JobConfig,
  countFailure: (job: string) => void = () => {},
): () => Promise<void> {
  const stop = new AbortController()
  const cleanUpStores = () => app.withoutTimeouts((db) => cleanUp({ ...app, db }, config))
  const claimed = {
    permits: enforcePermits(app),
    cleanup: hourly(app, CLEANUP_CLAIM, cleanUpStores),
  }
  const jobs = jobsFor(app, pages, config, { ...claimed, signal: stop.signal }).map((job) =>
    repeat(app, job, stop.signal, countFailure),
  )
  const listening = listenTo(config.database, content.CHANNEL, (version) =>
    app.contentVersion.advanceTo(Number(version)),
  )
  return async () => {
    stop.abort()
    await Promise.all(jobs)
    await visits
      .write(app)
      .catch((err: unknown) => app.log.error({ err }, 'visits were not counted'))
    const stopListening = await listening
    await stopListening()
    for (const { release } of Object.values(claimed)) await release().catch(() => {})
  }
}

interface ClaimedJobs {
  permits: ReturnType<typeof enforcePermits>
  cleanup: ReturnType<typeof hourly>
}

/** The names appear in the log and in the metrics. */
function jobsFor(
  app: AppContext,
  pages: Pick<Pages, 'warm'>,
  config: JobConfig,
  { permits, cleanup, signal }: ClaimedJobs & { signal: AbortSignal },
): Job[] {
  const jobs: Job[] = [
    [SECOND_MS / 2, 'content version', () => content.catchUp(app).then(() => pages.warm())],
    [SECOND_MS, 'last feeds', () => lastFeeds.dropRenewed(app)],
    [SECOND_MS, 'outbox', () => outbox.deliverDue(app, signal)],
    [SECOND_MS, 'webhooks', () => webhooks.deliverDue(app, signal)],
    [SECOND_MS, 'enquiry reminders', () => notices.sendDue(app)],
    [MINUTE_MS, 'enquiries of people on leave', () => absence.reassignFromAbsent(app)],
    [10 * SECOND_MS, 'search columns', () => searchColumns.backfill(app)],
    [10 * SECOND_MS, 'enquiry search texts', () => enquirySearch.backfill(app)],
    [3 * SECOND_MS, 'photo fingerprints', () => photoFingerprints.computeMissing(app)],
    [5 * SECOND_MS, 'scheduled posts', () => publishScheduledPosts(app)],
    [10 * SECOND_MS, 'alerts', () => sendAlerts(app)],
    [30 * SECOND_MS, 'figures', () => visits.write(app)],
    [MINUTE_MS, 'portal leads', () => portalLeads.readNew(app, signal)],
    [MINUTE_MS, 'weekly summary', () => weeklySummary.sendIfDue(app)],
    [MINUTE_MS, 'permits', () => permits.run()],
    [MINUTE_MS, 'cleanup', () => cleanup.run()],
  ]
  const { backups: schedule } = config
  if (schedule.everyMs > 0)
    jobs.push([
      MINUTE_MS,
      'backup',
      async () => (await backups.makeIfDue(app, schedule, signal)) ?? SKIPPED,
    ])
  return jobs
}

async function publishScheduledPosts(app: App): Promise<void> {
  const published = await posts.publishDue(app)
  if (published > 0) app.log.info({ published }, 'scheduled posts were published')
}
