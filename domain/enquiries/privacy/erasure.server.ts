import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as enquiryRows from '#domain/enquiries/enquiry-rows.server.ts'
import * as privatePhotos from '#domain/enquiries/private-photos.server.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import * as emailRows from '#domain/mail/email-rows.server.ts'
import { isoAfter } from '#domain/iso-time.ts'
import { inBatches } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { Erased } from './person.ts'

const BATCH_SIZE = 100

type Stores = Pick<App, 'db' | 'files' | 'clock' | 'actor'>

/** Removes all enquiries of a person for good, with their emails and private photos. */
export function erase(app: Stores, ids: number[]): Promise<Erased> {
  return remove(app, ids, 'person-erased')
}

/** Removes enquiries older than they are kept, whether handled or not. */
export async function purge(app: Stores, keepMs: number): Promise<number> {
  const before = isoAfter(app.clock.now(), -keepMs)
  let purged = 0
  for (;;) {
    const ids = await enquiryRows.idsBefore(app.db, before, BATCH_SIZE)
    if (ids.length === 0) return purged
    purged += (await remove(app, ids, 'enquiries-purged')).enquiries
  }
}

async function remove(app: Stores, ids: number[], what: 'person-erased' | 'enquiries-purged') {
  const { photos, ...removed } = await app.db.transaction().execute(async (tx) => {
    const removed = await removeRows(tx, ids)
    await audit.record(tx, app, { what, note: `${removed.enquiries}` })
    return removed
  })
  return { ...removed, photos: await privatePhotos.removeUnused(app, photos) }
}

/** The photos may still belong to other enquiries. */
async function removeRows(tx: Database, ids: number[]) {
  const removed: Awaited<ReturnType<typeof enquiryRows.remove>> = []
  const emailIds: number[] = []
  for (const batch of inBatches(ids, BATCH_SIZE)) {
    emailIds.push(...(await tours.remove(tx, batch)))
    removed.push(...(await enquiryRows.remove(tx, batch)))
  }
  emailIds.push(...removed.flatMap(({ email_id }) => email_id ?? []))
  for (const batch of inBatches(emailIds, BATCH_SIZE)) await emailRows.remove(tx, batch)
  const photos = removed.flatMap((row) => JSON.parse(row.photos) as string[])
  return { enquiries: removed.length, letters: emailIds.length, photos }
}
