import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import { announceChange } from '#domain/enquiries/enquiry-webhooks.server.ts'
import { emailToAgency } from '#domain/mail/email.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { AGENCY, listOwners, type Recipient } from '#domain/team/owners.server.ts'
import { engineOf, type Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import { handOver } from './hand-over.server.ts'
import * as events from './events.server.ts'
import { noticeAt, NOTICES } from './follow-up.server.ts'
import { afterQuietHours } from './working-time.ts'

type NoticeApp = Pick<App, 'db' | 'clock' | 'agency' | 'mail' | 'publicUrl'>

/**
 * Tells the agent, and in the end the owners, of enquiries that still wait: once after each part of
 * the promised time. Each is noted in the transaction that queues its email, so that neither a killed
 * process nor a second one tells it twice. Returns how many were told.
 */
export async function sendDue(app: NoticeApp): Promise<number> {
  const agency = await app.agency.current()
  for (let sent = 0; ;) {
    const done = await app.db.transaction().execute((tx) => sendNext(tx, app, agency))
    if (done === 'none') return sent
    if (done === 'sent') sent++
  }
}

async function sendNext(tx: Database, app: NoticeApp, agency: Agency) {
  const now = app.clock.now()
  const enquiry = await claimDue(tx, now.toISOString())
  if (!enquiry) return 'none'
  const { id, notices } = enquiry
  const allowed = afterQuietHours(now, agency.followUp)
  if (allowed > now) {
    await rows.update(tx, id, { next_notice_at: allowed.toISOString() })
    return 'delayed'
  }
  const site = { clock: app.clock, actor: 'site' as const }
  const assignee = await handOver(tx, site, enquiry, agency.followUp)
  await announceChange(tx, app, enquiry)
  const isMailOff = (await app.mail.current(tx)) === 'off'
  const told = isMailOff ? [] : await addEmails(tx, app, enquiry, { agency, assignee })
  const from = new Date(enquiry.clock_from ?? enquiry.created_at)
  await rows.update(tx, id, {
    notices: notices + 1,
    next_notice_at: noticeAt(from, notices + 1, agency.followUp),
  })
  const event = { enquiryId: id, what: 'notice' } as const
  const why = whyOf(notices)
  if (isMailOff) await events.record(tx, site, { ...event, text: `${NOBODY_TOLD}: ${why}` })
  // One for each email: by its event an email is found when the enquiry is erased.
  for (const { name, emailId } of told)
    await events.record(tx, site, { ...event, text: `Told ${name}: ${why}`, emailId })
  return 'sent'
}

const NOBODY_TOLD = 'Nobody was told, since no mail server is set'

const isLast = (notices: number) => notices >= NOTICES.length - 1

const whyOf = (notices: number) => NOTICES[notices]?.why ?? ''

type DueEnquiry = Row<'enquiries'>

/** The enquiry whose notice has been due for longest, locked until the transaction ends. */
function claimDue(tx: Database, now: string): Promise<DueEnquiry | undefined> {
  const due = tx
    .selectFrom('enquiries')
    .selectAll()
    .where('next_notice_at', '<=', now)
    .where('first_answer_at', 'is', null)
    .where('handled_at', 'is', null)
    .where('spam', '=', 0)
    .orderBy('next_notice_at')
    .orderBy('id')
    .limit(1)
  return (engineOf(tx) === 'postgres' ? due.forUpdate().skipLocked() : due).executeTakeFirst()
}

interface NoticeParts {
  agency: Agency
  assignee: Recipient | undefined
}

/** Returns who is told, with the id of their email. */
async function addEmails(
  tx: Database,
  { clock, publicUrl }: NoticeApp,
  enquiry: DueEnquiry,
  { agency, assignee }: NoticeParts,
) {
  const content = noticeEmail(enquiry, { agency, assignee: assignee?.name, publicUrl })
  const told: { name: string; emailId: number }[] = []
  for (const { name, email: to } of await recipientsOf(tx, enquiry, assignee)) {
    const emailId = await outbox.add(tx, clock.now(), { ...content, to }, { held: false })
    told.push({ name: name || to, emailId })
  }
  return told
}

async function recipientsOf(
  db: Database,
  { notices }: DueEnquiry,
  assignee: Recipient | undefined,
): Promise<Recipient[]> {
  if (isLast(notices)) return listOwners(db)
  return assignee?.email ? [assignee] : [AGENCY]
}

interface NoticeContext {
  agency: Agency
  assignee: string | undefined
  publicUrl: string
}

function noticeEmail(enquiry: DueEnquiry, { agency, assignee, publicUrl }: NoticeContext) {
  const { id, name, phone, email, notices, property_title, subject, address } = enquiry
  const content = emailToAgency({
    heading: isLast(notices) ? 'An enquiry is late' : 'An enquiry waits',
    topic: [property_title || subject || address, name],
    facts: [
      ['Name', name],
      ['Phone', phone],
      ['E-mail', email],
      ['Assigned to', assignee === undefined ? 'nobody' : assignee || 'the owner'],
    ],
    note: `Nobody has answered yet, and ${whyOf(notices)}`,
    inboxUrl: `${publicUrl}/admin/enquiries/${id}`,
    colours: agency.brand,
  })
  return { ...content, replyTo: { name, address: email }, attachments: [] }
}
