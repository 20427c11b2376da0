import { alertsOf, eraseAlertsOf } from '#domain/alerts/alert-people.server.ts'
import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as enquiryRows from '#domain/enquiries/enquiry-rows.server.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import * as portalEmails from '#domain/enquiries/portal-leads/portal-emails.server.ts'
import * as privatePhotos from '#domain/enquiries/private-photos.server.ts'
import * as seenHomes from '#domain/enquiries/seen-homes.server.ts'
import * as tours from '#domain/enquiries/tours/enquiry-tours.server.ts'
import * as figures from '#domain/figures/figures.server.ts'
import { isoAfter } from '#domain/iso-time.ts'
import * as emailRows from '#domain/mail/email-rows.server.ts'
import { idOf, inBatches, readPages } from '#domain/paging.server.ts'
import { Conflict } from '#domain/problem.ts'
import * as webhookDeliveries from '#domain/webhooks/deliveries.server.ts'
import { forgetDeleted, type Database } from '#storage/database/database.ts'
import type { ZipEntry } from '#storage/zip.ts'

import { isFrom, type PersonalData, type Person } from './person.ts'

const PAGE_SIZE = 1000
const BATCH_SIZE = 100

type Stores = Pick<App, 'db' | 'files' | 'clock' | 'actor'>

const ABOUT =
  'Everything that this site keeps about a person: what they sent, the homes that they agreed to ' +
  'name, what was done about it, and whether it was e-mailed on to the agency. The systems that were ' +
  'told of it are named, and the alerts that they asked for, with what they agreed to. Times are in UTC.'

/** Everything stored about a person, newest first. */
export async function find(
  app: Pick<App, 'db' | 'mail' | 'clock' | 'agency'>,
  person: Person,
): Promise<PersonalData> {
  const ids = await enquiryIdsOf(app, person)
  return {
    enquiries: await inbox.findMany(app, ids),
    portal_emails: await portalEmails.findOf(app, person, ids),
    alerts: await alertsOf(app, person),
  }
}

/** The same as files to give to the person: a machine-readable one, and the photos. */
export async function* exportPerson(
  app: Pick<App, 'db' | 'mail' | 'files' | 'clock' | 'actor' | 'agency'>,
  person: Person,
): AsyncGenerator<ZipEntry> {
  const { enquiries, portal_emails, alerts } = await find(app, person)
  await audit.record(app.db, app, { what: 'person-exported', note: `${enquiries.length}` })
  const details = new Map<number, Awaited<ReturnType<typeof detailsOf>>>()
  for (const { id } of enquiries) details.set(id, await detailsOf(app.db, id))
  const data = {
    about: ABOUT,
    made_at: app.clock.now().toISOString(),
    person,
    enquiries: enquiries.map((enquiry) => ({
      ...enquiry,
      photos: namedPhotos(enquiry).map(({ name }) => name),
      ...details.get(enquiry.id),
    })),
    portal_emails: portal_emails.map(({ suggestion, ...stored }) => stored),
    alerts,
    webhooks: await webhookDeliveries.findOf(app, enquiries.map(idOf)),
  }
  yield { name: 'personal-data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }
  for (const { photo, name } of enquiries.flatMap(namedPhotos)) {
    const file = await app.files.find(privatePhotos.photoKey(photo))
    if (file) yield { name, bytes: await file.read() }
  }
}

/** The homes that they looked at, and what the agency noted, answered and did. */
async function detailsOf(db: Database, id: number) {
  const row = await enquiryRows.find(db, id)
  const timeline = await events.list(db, id)
  return {
    seen: row ? await seenHomes.find(db, row) : null,
    events: timeline.map(({ at, who, what, text, email_subject }) => ({
      at,
      who,
      what,
      text,
      ...(email_subject !== null && { email_subject }),
    })),
  }
}

/**
 * Removes everything about a person for good: enquiries, alerts, their emails and private photos,
 * portal emails, and what webhooks were told. `seen` is how many enquiries were reviewed before.
 */
export async function erase(app: Stores, person: Person, seen: number) {
  const ids = await enquiryIdsOf(app, person)
  if (ids.length !== seen)
    throw new Conflict(`There are ${ids.length} enquiries now, not ${seen}. Please look again.`)
  const portalEmailIds = (await portalEmails.findOf(app, person, ids)).map(idOf)
  const erased = await remove(app, { enquiryIds: ids, portalEmailIds, person }, 'person-erased')
  await forgetDeleted(app.db)
  return erased
}

/** Removes enquiries and portal emails older than they are kept, whether handled or not. */
export async function purge(app: Stores, keepMs: number): Promise<number> {
  const before = isoAfter(app.clock.now(), -keepMs)
  await portalEmails.eraseBefore(app.db, before)
  let purged = 0
  for (;;) {
    const ids = await enquiryRows.idsBefore(app.db, before, BATCH_SIZE)
    if (ids.length === 0) return purged
    purged += (await remove(app, { enquiryIds: ids }, 'enquiries-purged')).enquiries
  }
}

interface ToRemove {
  enquiryIds: number[]
  portalEmailIds?: number[]
  /** Whose alerts are removed. */
  person?: Person
}

async function remove(
  app: Stores,
  { enquiryIds, portalEmailIds = [], person = {} }: ToRemove,
  what: 'person-erased' | 'enquiries-purged',
) {
  const { photos, ...removed } = await app.db.transaction().execute(async (tx) => {
    await portalEmails.erase(tx, portalEmailIds)
    const removed = await removeRows(tx, enquiryIds)
    const { alerts, emails } = await eraseAlertsOf(tx, person)
    await audit.record(tx, app, { what, note: `${removed.enquiries}` })
    return { ...removed, alerts, emails: removed.emails + emails }
  })
  return { ...removed, photos: await privatePhotos.removeUnused(app, photos) }
}

/** The photos may still belong to other enquiries. */
async function removeRows(tx: Database, ids: number[]) {
  const removed: Awaited<ReturnType<typeof enquiryRows.remove>> = []
  const emailIds: number[] = []
  for (const batch of inBatches(ids, BATCH_SIZE)) {
    await enquiryRows.lockMany(tx, batch)
    await figures.keepCountOfEnquiries(tx, batch)
    await portalEmails.eraseOfEnquiries(tx, batch)
    await webhookDeliveries.eraseOf(tx, batch)
    emailIds.push(...(await tours.remove(tx, batch)))
    emailIds.push(...(await events.emailIdsOf(tx, batch)))
    removed.push(...(await enquiryRows.remove(tx, batch)))
  }
  emailIds.push(...removed.flatMap(({ email_id }) => email_id ?? []))
  for (const batch of inBatches(emailIds, BATCH_SIZE)) await emailRows.remove(tx, batch)
  const photos = removed.flatMap((row) => JSON.parse(row.photos) as string[])
  return { enquiries: removed.length, emails: emailIds.length, photos }
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
