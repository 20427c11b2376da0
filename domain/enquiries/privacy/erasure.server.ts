import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as enquiryRows from '#domain/enquiries/enquiry-rows.server.ts'
import * as privatePhotos from '#domain/enquiries/private-photos.server.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import * as emailRows from '#domain/mail/email-rows.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { Erased } from './person.ts'

const BATCH_SIZE = 100

type Stores = Pick<App, 'db' | 'files' | 'clock' | 'actor'>

/** Removes all enquiries of a person for good, with their emails and private photos. */
export async function erase(app: Stores, ids: number[]): Promise<Erased> {
  const { photos, ...removed } = await app.db.transaction().execute(async (tx) => {
    const removed = await remove(tx, ids)
    await audit.record(tx, app, { what: 'person-erased', note: `${removed.enquiries}` })
    return removed
  })
  return { ...removed, photos: await privatePhotos.removeUnused(app, photos) }
}

/** Removes enquiries older than they are kept, whether handled or not. */
export async function purge(app: Stores, keepMs: number): Promise<number> {
  const before = new Date(app.clock.now().getTime() - keepMs).toISOString()
  let purged = 0
  for (;;) {
    const ids = await enquiryRows.idsBefore(app.db, before, BATCH_SIZE)
    if (ids.length === 0) return purged
    const { enquiries, photos } = await app.db.transaction().execute(async (tx) => {
      const removed = await remove(tx, ids)
      await audit.record(tx, app, { what: 'enquiries-purged', note: `${removed.enquiries}` })
      return removed
    })
    await privatePhotos.removeUnused(app, photos)
    purged += enquiries
  }
}

/** Inside the caller's transaction. The photos may still belong to other enquiries. */
async function remove(tx: Database, ids: number[]) {
  const removed: Awaited<ReturnType<typeof enquiryRows.remove>> = []
  const emailIds: number[] = []
  for (const batch of inBatches(ids)) {
    emailIds.push(...(await tours.remove(tx, batch)))
    removed.push(...(await enquiryRows.remove(tx, batch)))
  }
  emailIds.push(...removed.flatMap(({ email_id }) => email_id ?? []))
  for (const batch of inBatches(emailIds)) await emailRows.remove(tx, batch)
  const photos = removed.flatMap((row) => JSON.parse(row.photos) as string[])
  return { enquiries: removed.length, letters: emailIds.length, photos }
}

function inBatches(ids: number[]): number[][] {
  const count = Math.ceil(ids.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, at) => ids.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE))
}
