import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import * as portalEmailRows from '#domain/enquiries/portal-leads/portal-email-rows.server.ts'
import { announceChange } from '#domain/enquiries/enquiry-webhooks.server.ts'
import * as followUpChanges from '#domain/enquiries/follow-up/changes.server.ts'
import { STAGE_NAMES } from '#domain/enquiries/follow-up/stage.ts'
import { photoKey } from '#domain/enquiries/private-photos.server.ts'
import { takeOverProblem } from '#domain/enquiries/tours/take-over.server.ts'
import * as tours from '#domain/enquiries/tours/enquiry-tours.server.ts'
import * as emailRows from '#domain/mail/email-rows.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { idOf, readPages } from '#domain/paging.server.ts'
import { onlyOwn } from '#domain/permissions.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'
import type { StoredFile } from '#storage/files/file-store.ts'

import type { Enquiry, EnquiryChange, InboxFilter, InboxPage, InboxSummary } from './inbox.ts'
import { toEnquiries, type ReadApp } from './read-enquiries.server.ts'

export { findMany } from './read-enquiries.server.ts'

const PAGE_SIZE = 50

type InboxApp = ReadApp & Pick<App, 'actor'>

export async function list(app: InboxApp, filter: InboxFilter): Promise<InboxPage> {
  const page = await rows.list(app.db, { ...filter, ...assigneeOf(app, filter) }, PAGE_SIZE + 1)
  const enquiries = await toEnquiries(app, page.slice(0, PAGE_SIZE))
  return { enquiries, more: page.length > PAGE_SIZE }
}

/** Every enquiry that matches the filter, newest first. */
export async function* all(app: InboxApp, filter: InboxFilter) {
  const read = (before = filter.before) =>
    rows.list(app.db, { ...filter, ...assigneeOf(app, filter), before }, PAGE_SIZE)
  for await (const page of readPages(PAGE_SIZE, read, idOf)) yield* await toEnquiries(app, page)
}

/** Whose enquiries are asked for, among those that the actor may see. */
export function assigneeOf(
  { actor }: Pick<App, 'actor'>,
  { assignee }: Pick<InboxFilter, 'assignee'>,
): rows.Assignee {
  const own = onlyOwn(actor, 'enquiries')
  if (own !== undefined) return { assignee: own }
  if (assignee === 'nobody') return { assignee: null }
  if (assignee !== 'me') return { assignee }
  return { assignee: typeof actor === 'string' ? undefined : (actor.user_id ?? 0) }
}

export async function summary(
  app: Pick<App, 'db' | 'mail' | 'clock' | 'actor'>,
): Promise<InboxSummary> {
  const { db, mail } = app
  const own = onlyOwn(app.actor, 'enquiries')
  return {
    ...(await rows.count(db, { assignee: own }, app.clock.now().toISOString())),
    undelivered: await emailRows.countUndelivered(db, own),
    unknown_portal_emails: own === undefined ? await portalEmailRows.countUnknown(db) : 0,
    mail: (await mail.current(db)) === 'off' ? 'off' : 'on',
  }
}

export async function find(app: InboxApp, id: number): Promise<Enquiry> {
  const [enquiry] = await toEnquiries(app, [await findRow(app, id)])
  if (!enquiry) throw new NotFound('enquiry', id)
  return enquiry
}

/** Changes who answers an enquiry and how far it has come, or marks it as handled or as spam. */
export async function change(app: InboxApp, id: number, wanted: EnquiryChange): Promise<Enquiry> {
  const { followUp: settings, tourHours } = await app.agency.current()
  await app.db.transaction().execute(async (tx) => {
    const row = await findRow({ ...app, db: tx }, id)
    await assertFreeFor(tx, { clock: app.clock, tourHours }, row, wanted)
    await audit.record(tx, app, ...actionsOf(row, wanted))
    if (wanted.spam !== undefined && wanted.spam !== (row.spam === 1))
      await followUpChanges.markSpam(tx, app, row, { isSpam: wanted.spam, settings })
    await followUpChanges.apply(tx, { ...app, settings }, row, wanted)
    await announceChange(tx, app, row)
  })
  return find({ ...app, actor: 'site' }, id)
}

/** Nobody gets a tour that takes place during another of theirs; one of spam takes no time. */
async function assertFreeFor(
  tx: Database,
  app: Parameters<typeof takeOverProblem>[1],
  row: rows.EnquiryRow,
  { assignee_id = row.assignee_id, spam }: EnquiryChange,
): Promise<void> {
  const isGiven = assignee_id !== row.assignee_id
  const isUnmarked = row.spam === 1 && spam === false
  if (assignee_id === null || !(isGiven || isUnmarked)) return
  const problem = await takeOverProblem(tx, app, row.id, assignee_id)
  if (problem) throw new Invalid(isGiven ? { assignee_id: problem } : { spam: AGENT_IS_BUSY })
}

const AGENT_IS_BUSY =
  'The agent has another tour when this one takes place. Please choose another agent first.'

function actionsOf(row: rows.EnquiryRow, wanted: EnquiryChange): audit.AuditAction[] {
  const { handled, spam, stage, assignee_id } = wanted
  const wasHandled = row.handled_at !== null
  const actions: audit.AuditAction[] = []
  if (handled !== undefined && handled !== wasHandled)
    actions.push({ what: handled ? 'enquiry-handled' : 'enquiry-reopened', about: row.id })
  if (spam !== undefined && spam !== (row.spam === 1))
    actions.push({ what: spam ? 'enquiry-called-spam' : 'enquiry-called-no-spam', about: row.id })
  if (stage !== undefined && stage !== row.stage)
    actions.push({ what: 'enquiry-moved', about: row.id, note: STAGE_NAMES[stage] })
  if (assignee_id !== undefined && assignee_id !== row.assignee_id)
    actions.push({ what: 'enquiry-assigned', about: row.id })
  return actions
}

export async function resend(app: InboxApp, id: number) {
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

/** An agent finds the enquiries that are theirs. */
export async function findRow(app: Pick<App, 'db' | 'actor'>, id: number) {
  const own = onlyOwn(app.actor, 'enquiries')
  const row = await rows.find(app.db, id)
  if (!row || (own !== undefined && row.assignee_id !== own)) throw new NotFound('enquiry', id)
  return row
}
