import type { App, Mail } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import { photoKey } from '#domain/enquiries/private-photos.server.ts'
import type { EnquiryTour } from '#domain/enquiries/tours/tour.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import * as emailRows from '#domain/mail/email-rows.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { idOf, inBatches, readPages } from '#domain/paging.server.ts'
import { onlyOwn } from '#domain/permissions.ts'
import { NotFound } from '#domain/problem.ts'
import * as webhooks from '#domain/webhooks/announce.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { StoredFile } from '#storage/files/file-store.ts'

import type {
  Delivery,
  Enquiry,
  EnquiryChange,
  InboxFilter,
  InboxPage,
  InboxSummary,
} from './inbox.ts'

const PAGE_SIZE = 50

type InboxApp = Pick<App, 'db' | 'mail' | 'actor'>

export async function list(app: InboxApp, filter: InboxFilter): Promise<InboxPage> {
  const page = await rows.list(app.db, { ...filter, ...ownOf(app) }, PAGE_SIZE + 1)
  const enquiries = await withTours(app, page.slice(0, PAGE_SIZE))
  return { enquiries, more: page.length > PAGE_SIZE }
}

/** Every enquiry that matches the filter, newest first. */
export async function* all(app: InboxApp, filter: InboxFilter) {
  const read = (before = filter.before) =>
    rows.list(app.db, { ...filter, ...ownOf(app), before }, PAGE_SIZE)
  for await (const page of readPages(PAGE_SIZE, read, idOf)) yield* await withTours(app, page)
}

/** An agent works with the enquiries that are theirs. */
function ownOf({ actor }: Pick<App, 'actor'>): rows.Assignee {
  return { assignee: onlyOwn(actor, 'enquiries') }
}

export async function summary(app: InboxApp): Promise<InboxSummary> {
  const { db, mail } = app
  const own = ownOf(app)
  return {
    ...(await rows.count(db, own)),
    undelivered:
      own.assignee === undefined
        ? await emailRows.countUndelivered(db)
        : await rows.countUndelivered(db, own.assignee),
    mail: (await mail.current(db)) === 'off' ? 'off' : 'on',
  }
}

export async function find(app: InboxApp, id: number): Promise<Enquiry> {
  const row = await findRow(app, id)
  return fromRow(
    row,
    await app.mail.current(app.db),
    (await tours.listByEnquiry(app.db, [id])).get(id),
  )
}

/** The enquiries with these ids, newest first. */
export async function findMany(app: Pick<App, 'db' | 'mail'>, ids: number[]): Promise<Enquiry[]> {
  const enquiries: Enquiry[] = []
  for (const batch of inBatches(ids, PAGE_SIZE))
    enquiries.push(...(await withTours(app, await rows.findMany(app.db, batch))))
  return enquiries
}

async function withTours({ db, mail }: Pick<App, 'db' | 'mail'>, page: rows.EnquiryRow[]) {
  const ids = page.flatMap(({ id, kind }) => (kind === 'tour' ? id : []))
  const toursByEnquiry = await tours.listByEnquiry(db, ids)
  const currentMail = await mail.current(db)
  return page.map((row) => fromRow(row, currentMail, toursByEnquiry.get(row.id)))
}

/** Marks an enquiry as handled or as spam. Marking it as spam holds its emails. */
export async function change(
  app: Pick<App, 'db' | 'mail' | 'clock' | 'actor'>,
  id: number,
  { handled, spam }: EnquiryChange,
): Promise<Enquiry> {
  const now = app.clock.now()
  await app.db.transaction().execute(async (tx) => {
    const row = await findRow({ ...app, db: tx }, id)
    const { email_id, handled_at } = row
    await audit.record(tx, app, ...actionsOf(row, { handled, spam }))
    if (handled !== undefined)
      await rows.update(tx, id, { handled_at: handled ? (handled_at ?? now.toISOString()) : null })
    if (spam !== undefined) {
      await rows.update(tx, id, { spam: spam ? 1 : 0 })
      for (const emailId of [email_id, ...(await tours.listEmailIds(tx, [id]))]) {
        if (emailId === null) continue
        if (spam) await outbox.hold(tx, emailId)
        else await outbox.release(tx, now, emailId)
      }
    }
    await announceChange(tx, app, row, { handled, spam })
  })
  return find(app, id)
}

/** What was spam all along is told to nobody; what is no spam after all has just arrived for them. */
async function announceChange(
  tx: Database,
  app: Pick<App, 'mail' | 'clock'>,
  row: rows.EnquiryRow,
  { handled, spam }: EnquiryChange,
): Promise<void> {
  const { id, handled_at } = row
  const [wasSpam, isSpam] = [row.spam === 1, spam ?? row.spam === 1]
  if (isSpam && !wasSpam) await webhooks.withdraw(tx, id)
  const isHandledChanged = handled !== undefined && handled !== (handled_at !== null)
  if (wasSpam === isSpam && (isSpam || !isHandledChanged)) return
  const isNew = wasSpam && !isSpam && (await announce(tx, app, 'enquiry.created', id)) > 0
  if (!isNew) await announce(tx, app, 'enquiry.changed', id)
}

/** Tells webhooks of an enquiry as it is now, inside the transaction of the change. */
export function announce(
  tx: Database,
  app: Pick<App, 'mail' | 'clock'>,
  type: 'enquiry.created' | 'enquiry.changed',
  id: number,
): Promise<number> {
  const data = async () => {
    const [found] = await findMany({ ...app, db: tx }, [id])
    if (!found) throw new NotFound('enquiry', id)
    // How its email to the agency fares is of no use to others.
    const { delivery, ...enquiry } = found
    return enquiry
  }
  return webhooks.announce(tx, app, { type, data, enquiryId: id })
}

function actionsOf(row: rows.EnquiryRow, { handled, spam }: EnquiryChange): audit.AuditAction[] {
  const wasHandled = row.handled_at !== null
  const actions: audit.AuditAction[] = []
  if (handled !== undefined && handled !== wasHandled)
    actions.push({ what: handled ? 'enquiry-handled' : 'enquiry-reopened', about: row.id })
  if (spam !== undefined && spam !== (row.spam === 1))
    actions.push({ what: spam ? 'enquiry-called-spam' : 'enquiry-called-no-spam', about: row.id })
  return actions
}

export async function resend(app: Pick<App, 'db' | 'mail' | 'clock' | 'actor'>, id: number) {
  await app.db.transaction().execute(async (tx) => {
    const { email_id } = await findRow({ ...app, db: tx }, id)
    if (email_id === null) return
    const now = app.clock.now()
    await outbox.resend(tx, now, email_id)
    for (const tourEmailId of await tours.listEmailIds(tx, [id]))
      await outbox.retry(tx, now, tourEmailId)
    await audit.record(tx, app, { what: 'enquiry-resent', about: id })
  })
  return find(app, id)
}

/** Records that the enquiries were exported. */
export async function auditExport(app: Pick<App, 'db' | 'clock' | 'actor'>): Promise<void> {
  await audit.record(app.db, app, { what: 'enquiries-exported' })
}

/** A photo of a sell request, found only through the enquiry that it belongs to. */
export async function openPhoto(
  { db, files, actor }: Pick<App, 'db' | 'files' | 'actor'>,
  id: number,
  name: string,
): Promise<StoredFile> {
  const { photos } = await findRow({ db, actor }, id)
  const file = (JSON.parse(photos) as string[]).includes(name) && (await files.find(photoKey(name)))
  if (!file) throw new NotFound('photo', name)
  return file
}

async function findRow(app: Pick<App, 'db' | 'actor'>, id: number): Promise<rows.EnquiryRow> {
  const { assignee } = ownOf(app)
  const row = await rows.find(app.db, id)
  if (!row || (assignee !== undefined && row.assignee_id !== assignee))
    throw new NotFound('enquiry', id)
  return row
}

function fromRow(row: rows.EnquiryRow, mail: Mail | 'off', tour: EnquiryTour | undefined): Enquiry {
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
    language: row.language,
    property: propertyOf(row),
    assignee_id: row.assignee_id,
    assignee_name: row.assignee_name ?? '',
    photos: JSON.parse(row.photos) as string[],
    tour: tour ?? null,
    created_at: row.created_at,
    handled_at: row.handled_at,
    spam: row.spam === 1,
    delivery: deliveryOf(row, mail),
  }
}

function propertyOf(row: rows.EnquiryRow): Enquiry['property'] {
  const { property_id: id, property_title: title, property_reference: reference } = row
  if (id === null && title === '' && reference === '') return null
  const current = {
    title: row.current_title ?? '',
    reference: row.current_reference ?? '',
  }
  if (id !== null && row.property_removed_at === null)
    return { id, ...current, state: row.property_hidden_at === null ? 'public' : 'hidden' }
  const isKnown = title !== '' || reference !== ''
  return { id, ...(isKnown ? { title, reference } : current), state: 'removed' }
}

function deliveryOf(row: rows.EnquiryRow, mail: Mail | 'off'): Delivery {
  const last_words = row.last_words ?? ''
  switch (row.email_state) {
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
