import * as sessions from '#domain/accounts/sessions.server.ts'
import * as alerts from '#domain/alerts/alerts.server.ts'
import * as homeNews from '#domain/alerts/home-news.server.ts'
import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as brandFiles from '#domain/brand/brand-files.server.ts'
import * as privatePhotos from '#domain/enquiries/private-photos.server.ts'
import * as people from '#domain/enquiries/privacy/people.server.ts'
import * as figures from '#domain/figures/figures.server.ts'
import * as printedFiles from '#domain/pdf/printed-files.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import * as withheldPhotos from '#domain/photos/withheld-photos.server.ts'
import * as previews from '#domain/previews/stored-changes.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import * as logins from '#domain/team/logins.server.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import * as webhookDeliveries from '#domain/webhooks/deliveries.server.ts'

import type { Config } from './config.ts'

type Retention = Pick<Config, 'enquiryRetentionMs' | 'auditRetentionMs'>

/**
 * Removes what has outlived its time. A step that fails does not stop those after it: a file that
 * cannot be removed must not keep personal data beyond its time.
 */
export async function cleanUp(app: App, config: Retention): Promise<void> {
  const { enquiryRetentionMs, auditRetentionMs } = config
  const failures: unknown[] = []
  const attempt = <Result>(step: Promise<Result>) =>
    step.catch((err: unknown) => void failures.push(err))

  const removedPhotos = await attempt(photos.removeUnusedUploads(app))
  await attempt(brandFiles.removeUnused(app))
  const prints = await attempt(printedFiles.removeOutdated(app))
  await attempt(sessions.removeExpired(app))
  await attempt(logins.removeExpired(app))
  await attempt(throttle.removeExpired(app))
  await attempt(previews.removeExpired(app))
  await attempt(webhookDeliveries.cleanUp(app))
  await attempt(alerts.removeOld(app))
  await attempt(homeNews.removeOldNews(app))
  await attempt(purgeTrash(app))
  await attempt(figures.removeOld(app))
  await attempt(withheldPhotos.withholdAll(app))
  const privateLeftovers = await attempt(privatePhotos.removeAllUnused(app))
  const enquiries =
    enquiryRetentionMs > 0 ? await attempt(people.purge(app, enquiryRetentionMs)) : 0
  if (auditRetentionMs > 0) await attempt(audit.purge(app, auditRetentionMs))

  const removed = { photos: removedPhotos, privateLeftovers, prints, enquiries }
  if (Object.values(removed).some((count) => (count ?? 0) > 0)) app.log.info(removed, 'cleaned up')
  if (failures.length > 0) throw new AggregateError(failures, 'Parts of the cleanup failed')
}

async function purgeTrash(app: App): Promise<void> {
  const { properties } = await removal.purge(app)
  await figures.forgetListings(app, properties)
}
