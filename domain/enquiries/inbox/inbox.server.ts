import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as letters from '#domain/mail/email-rows.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { NotFound } from '#domain/problem.ts'
import type { EnquiryTour } from '#domain/enquiries/tours/tour.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import type { StoredFile } from '#storage/files/file-store.ts'

import { keyOf } from '#domain/enquiries/enquiries.server.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import type {
  Delivery,
  Enquiry,
  EnquiryChange,
  InboxFilter,
  InboxPage,
  InboxSummary,
} from './inbox.ts'

const PAGE = 50

export async function list(
  { db, mail }: Pick<App, 'db' | 'mail'>,
  filter: InboxFilter,
): Promise<InboxPage> {
  const found = await rows.list(db, filter, PAGE + 1)
  return {
    enquiries: await withTours(db, found.slice(0, PAGE), mail),
    more: found.length > PAGE,
  }
}

/** Every enquiry that the filter leaves, newest first. */
export async function* all(
  app: Pick<App, 'db' | 'mail'>,
  filter: InboxFilter,
): AsyncGenerator<Enquiry> {
  for (let before = filter.before; ;) {
    const page = await list(app, { ...filter, before })
    yield* page.enquiries
    before = page.enquiries.at(-1)?.id
    if (!page.more) return
  }
}

export async function summary({ db, mail }: Pick<App, 'db' | 'mail'>): Promise<InboxSummary> {
  return {
    ...(await rows.count(db)),
    undelivered: await letters.countUndelivered(db),
    mail: mail === 'off' ? 'off' : 'on',
  }
}

export async function find({ db, mail }: Pick<App, 'db' | 'mail'>, id: number): Promise<Enquiry> {
  const row = await rowOf(db, id)
  return fromRow(row, mail, (await tours.ofEnquiries(db, [id])).get(id))
}

/** These enquiries, newest first. */
export async function pick(
  { db, mail }: Pick<App, 'db' | 'mail'>,
  ids: number[],
): Promise<Enquiry[]> {
  const picked: Enquiry[] = []
  for (let at = 0; at < ids.length; at += PAGE)
    picked.push(...(await withTours(db, await rows.findMany(db, ids.slice(at, at + PAGE)), mail)))
  return picked
}

async function withTours(
  db: App['db'],
  found: rows.EnquiryRow[],
  mail: App['mail'],
): Promise<Enquiry[]> {
  const ids = found.flatMap(({ id, kind }) => (kind === 'tour' ? id : []))
  const proposed = await tours.ofEnquiries(db, ids)
  return found.map((row) => fromRow(row, mail, proposed.get(row.id)))
}

/** Notes what the administrator thinks of an enquiry; calling it spam keeps its letter back. */
export async function change(
  app: Pick<App, 'db' | 'mail' | 'clock' | 'actor'>,
  id: number,
  { handled, spam }: EnquiryChange,
): Promise<Enquiry> {
  const now = app.clock.now()
  await app.db.transaction().execute(async (tx) => {
    const row = await rowOf(tx, id)
    const { letter_id, handled_at } = row
    await audit.record(tx, app, ...marksOf(row, { handled, spam }))
    if (handled !== undefined)
      await rows.update(tx, id, { handled_at: handled ? (handled_at ?? now.toISOString()) : null })
    if (spam === undefined) return
    await rows.update(tx, id, { spam: spam ? 1 : 0 })
    for (const letter of [letter_id, ...(await tours.letters(tx, [id]))]) {
      if (letter === null) continue
      if (spam) await outbox.hold(tx, letter)
      else await outbox.retryUndelivered(tx, now, letter)
    }
  })
  return find(app, id)
}

function marksOf(row: rows.EnquiryRow, { handled, spam }: EnquiryChange): audit.AuditAction[] {
  const wasHandled = row.handled_at !== null
  const marks: audit.AuditAction[] = []
  if (handled !== undefined && handled !== wasHandled)
    marks.push({ what: handled ? 'enquiry-handled' : 'enquiry-reopened', about: row.id })
  if (spam !== undefined && spam !== (row.spam === 1))
    marks.push({ what: spam ? 'enquiry-called-spam' : 'enquiry-called-no-spam', about: row.id })
  return marks
}

export async function resend(
  app: Pick<App, 'db' | 'mail' | 'clock' | 'actor'>,
  id: number,
): Promise<Enquiry> {
  await app.db.transaction().execute(async (tx) => {
    const { letter_id } = await rowOf(tx, id)
    if (letter_id === null) return
    const now = app.clock.now()
    await outbox.resend(tx, now, letter_id)
    for (const letter of await tours.letters(tx, [id])) await outbox.retry(tx, now, letter)
    await audit.record(tx, app, { what: 'enquiry-resent', about: id })
  })
  return find(app, id)
}

/** Remembers that the enquiries were taken out of the house. */
export async function noteExport(app: Pick<App, 'db' | 'clock' | 'actor'>): Promise<void> {
  await audit.record(app.db, app, { what: 'enquiries-exported' })
}

/** A photo of a sell request; only through the enquiry that it belongs to. */
export async function openPhoto(
  { db, files }: Pick<App, 'db' | 'files'>,
  id: number,
  name: string,
): Promise<StoredFile> {
  const { photos } = await rowOf(db, id)
  const file = (JSON.parse(photos) as string[]).includes(name) && (await files.find(keyOf(name)))
  if (!file) throw new NotFound('photo', name)
  return file
}

async function rowOf(db: App['db'], id: number): Promise<rows.EnquiryRow> {
  const row = await rows.find(db, id)
  if (!row) throw new NotFound('enquiry', id)
  return row
}

function fromRow(row: rows.EnquiryRow, mail: App['mail'], tour: EnquiryTour | undefined): Enquiry {
  return {
    id: row.id,
    kind: row.kind as Enquiry['kind'],
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    address: row.address,
    countrycity: row.countrycity,
    property:
      row.property_id === null ? null : { id: row.property_id, title: row.property_title ?? '' },
    photos: JSON.parse(row.photos) as string[],
    tour: tour ?? null,
    created_at: row.created_at,
    handled_at: row.handled_at,
    spam: row.spam === 1,
    delivery: deliveryOf(row, mail),
  }
}

function deliveryOf(row: rows.EnquiryRow, mail: App['mail']): Delivery {
  const last_words = row.last_words ?? ''
  switch (row.letter_state) {
    case 'sent':
      return {
        state: 'sent',
        at: row.sent_at ?? '',
        last_words,
        perhaps_twice: row.perhaps_twice === 1,
      }
    case 'failed':
      return { state: 'failed', why: last_words }
    case 'held':
      return { state: 'held' }
    default:
      return mail === 'off'
        ? { state: 'off' }
        : { state: 'waiting', tries: row.tries ?? 0, next_try_at: row.due_at ?? '', last_words }
  }
}
