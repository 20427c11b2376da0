import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import { announceChange } from '#domain/enquiries/enquiry-webhooks.server.ts'
import { findRow } from '#domain/enquiries/inbox/inbox.server.ts'
import * as tours from '#domain/enquiries/tours/enquiry-tours.server.ts'
import { inLanguage } from '#domain/language.ts'
import { answerEmail } from '#domain/mail/email.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { idOf } from '#domain/paging.server.ts'
import { Conflict, Invalid } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import type { NewAnswer, NewNote } from './answer.ts'
import * as events from './events.server.ts'
import { markAnswered } from './follow-up.server.ts'
import { findPerson } from './hand-over.server.ts'

type AnswerApp = Pick<App, 'db' | 'clock' | 'actor' | 'mail' | 'agency'>

/** Answers an enquiry: by an email from here, or by a call or a message that was made elsewhere. */
export async function answer(app: AnswerApp, id: number, wanted: NewAnswer): Promise<void> {
  const agency = await app.agency.current()
  await app.db.transaction().execute(async (tx) => {
    // The same answer may be on its way twice: the second waits until the first is stored.
    await rows.lock(tx, id)
    const row = await findRow({ ...app, db: tx }, id)
    const { channel, text = '', key } = wanted
    if (key !== undefined && (await isSent(tx, id, key))) return
    const emailId =
      channel === 'email' ? await addEmail(tx, app, row, { wanted, agency }) : undefined
    await events.record(tx, app, {
      enquiryId: id,
      what: channel,
      text: text.trim(),
      ...(emailId !== undefined && { emailId }),
    })
    await audit.record(tx, app, { what: 'enquiry-answered', about: id, note: channel })
    await markAnswered(tx, app, row)
    await announceChange(tx, app, row)
  })
}

/** Tries those of its emails again that could not be delivered, except reminders. */
export async function retryEmails(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  id: number,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const { email_id } = await findRow({ ...app, db: tx }, id)
    const answers = (await sentEmails(tx, id).execute()).map(idOf)
    for (const emailId of [email_id ?? [], await tours.listEmailIds(tx, [id]), answers].flat())
      await outbox.retry(tx, app.clock.now(), emailId)
    await audit.record(tx, app, { what: 'enquiry-resent', about: id })
  })
}

export async function addNote(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  id: number,
  { text }: NewNote,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await findRow({ ...app, db: tx }, id)
    await events.record(tx, app, { enquiryId: id, what: 'note', text })
  })
}

interface AnswerContext {
  wanted: NewAnswer
  agency: Agency
}

/** The visitor's reply goes to the agent, or to the agency where the agent has no address. */
async function addEmail(
  tx: Database,
  app: AnswerApp,
  row: rows.EnquiryRow,
  { wanted: { subject, text = '', key }, agency }: AnswerContext,
): Promise<number> {
  if ((await app.mail.current(tx)) === 'off')
    throw new Conflict('No mail server is set, so nothing can be sent from here.')
  if (row.email === '') throw new Invalid({ channel: 'This person has left no e-mail address.' })
  const agent = await findPerson(tx, row.assignee_id)
  const profile = inLanguage(row.language, agency.profile)
  const content = answerEmail({
    language: row.language,
    subject: subject || answerSubject(row, agency),
    text: text.trim(),
    footer: profile.name,
    colours: agency.brand,
  })
  return outbox.add(
    tx,
    app.clock.now(),
    {
      ...content,
      ...(key !== undefined && { id: key }),
      to: row.email,
      ...(agent?.email && { replyTo: { name: '', address: agent.email } }),
      thread: await threadOf(tx, row.id),
      attachments: [],
    },
    { held: false },
  )
}

/** Answers of one enquiry are one thread: each names those before it. */
async function threadOf(db: Database, enquiryId: number): Promise<string[]> {
  const before = await sentEmails(db, enquiryId).orderBy('emails.id').execute()
  return before.map(({ message_id }) => message_id)
}

async function isSent(db: Database, enquiryId: number, key: string): Promise<boolean> {
  const same = await sentEmails(db, enquiryId).where('emails.message_id', '=', key).execute()
  return same.length > 0
}

function sentEmails(db: Database, enquiryId: number) {
  return db
    .selectFrom('enquiry_events')
    .innerJoin('emails', 'emails.id', 'enquiry_events.email_id')
    .select(['emails.id', 'emails.message_id'])
    .where('enquiry_events.enquiry_id', '=', enquiryId)
    .where('enquiry_events.what', '=', 'email')
}

const SUBJECTS = {
  en: (about: string, agency: string) =>
    about ? `Your enquiry: ${about}` : `Your enquiry to ${agency}`,
  ar: (about: string, agency: string) => (about ? `استفسارك: ${about}` : `استفسارك لدى ${agency}`),
}

export function answerSubject(row: rows.EnquiryRow, { profile }: Pick<Agency, 'profile'>): string {
  const about = row.current_title || row.property_title || row.subject
  return SUBJECTS[row.language](about, inLanguage(row.language, profile).name)
}
