import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as enquiryRows from '#domain/enquiries/enquiry-rows.server.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import * as privatePhotos from '#domain/enquiries/private-photos.server.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import * as figures from '#domain/figures/figures.server.ts'
import { isoAfter } from '#domain/iso-time.ts'
import * as emailRows from '#domain/mail/email-rows.server.ts'
import { idOf, inBatches, readPages } from '#domain/paging.server.ts'
import { Conflict } from '#domain/problem.ts'
import { forgetDeleted, type Database } from '#storage/database/database.ts'
import type { ZipEntry } from '#storage/zip.ts'

import { isFrom, type PersonalData, type Person } from './person.ts'

const PAGE_SIZE = 1000
const BATCH_SIZE = 100

type Stores = Pick<App, 'db' | 'files' | 'clock' | 'actor'>

const ABOUT =
  'Everything that this site keeps about a person: what they sent, and whether it was e-mailed on ' +
  'to the agency. Times are in UTC.'

/** Everything stored about a person, newest first. */
export async function find(app: Pick<App, 'db' | 'mail'>, person: Person): Promise<PersonalData> {
  return { enquiries: await inbox.findMany(app, await enquiryIdsOf(app, person)) }
}

/** The same as files to give to the person: a machine-readable one, and the photos. */
export async function* exportPerson(
  app: Pick<App, 'db' | 'mail' | 'files' | 'clock' | 'actor'>,
  person: Person,
): AsyncGenerator<ZipEntry> {
  const { enquiries } = await find(app, person)
  await audit.record(app.db, app, { what: 'person-exported', note: `${enquiries.length}` })
  const data = {
    about: ABOUT,
    made_at: app.clock.now().toISOString(),
    person,
    enquiries: enquiries.map((enquiry) => ({
      ...enquiry,
      photos: namedPhotos(enquiry).map(({ name }) => name),
    })),
  }
  yield { name: 'personal-data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }
  for (const { photo, name } of enquiries.flatMap(namedPhotos)) {
    const file = await app.files.find(privatePhotos.photoKey(photo))
    if (file) yield { name, bytes: await file.read() }
  }
}

/**
 * Removes everything about a person for good: enquiries, their emails and private photos. `seen` is
 * how many enquiries were reviewed before.
 */
export async function erase(app: Stores, person: Person, seen: number) {
  const ids = await enquiryIdsOf(app, person)
  if (ids.length !== seen)
    throw new Conflict(`There are ${ids.length} enquiries now, not ${seen}. Please look again.`)
  const erased = await remove(app, ids, 'person-erased')
  await forgetDeleted(app.db)
  return erased
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
    await figures.keepCountOfEnquiries(tx, batch)
    emailIds.push(...(await tours.remove(tx, batch)))
    emailIds.push(...(await events.emailIdsOf(tx, batch)))
    removed.push(...(await enquiryRows.remove(tx, batch)))
  }
  emailIds.push(...removed.flatMap(({ email_id }) => email_id ?? []))
  for (const batch of inBatches(emailIds, BATCH_SIZE)) await emailRows.remove(tx, batch)
  const photos = removed.flatMap((row) => JSON.parse(row.photos) as string[])
  return { enquiries: removed.length, letters: emailIds.length, photos }
}

// Compared here rather than in SQL, which cannot tell whether two phone numbers are the same.
async function enquiryIdsOf({ db }: Pick<App, 'db'>, person: Person): Promise<number[]> {
  const ids: number[] = []
  const read = (before?: number) => enquiryRows.listSenders(db, { before, limit: PAGE_SIZE })
  for await (const page of readPages(PAGE_SIZE, read, idOf))
    ids.push(...page.filter((sender) => isFrom(person, sender)).map(idOf))
  return ids
}

function namedPhotos({ id, photos }: Enquiry): { photo: string; name: string }[] {
  return photos.map((photo, index) => ({
    photo,
    name: `photos/enquiry-${id}-${index + 1}${photo.slice(photo.lastIndexOf('.'))}`,
  }))
}
