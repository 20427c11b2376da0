import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'

/** What can be in the timeline of an enquiry. */
export const EVENT_KINDS = [
  'note',
  'stage',
  'assigned',
  'next-step',
  'email',
  'whatsapp',
  'call',
  'notice',
  'tour',
  'portal-email',
] as const

export interface NewEvent {
  enquiryId: number
  what: (typeof EVENT_KINDS)[number]
  text: string
  emailId?: number
}

/** Adds to the timeline of an enquiry, in the transaction that does what it tells. */
export async function record(
  tx: Database,
  { clock, actor }: Pick<App, 'clock' | 'actor'>,
  { enquiryId, what, text, emailId }: NewEvent,
): Promise<void> {
  const user_id = typeof actor === 'string' ? null : actor.user_id
  const person = user_id === null ? undefined : await nameOf(tx, user_id)
  const login = typeof actor === 'string' ? '' : actor.username
  await tx
    .insertInto('enquiry_events')
    .values({
      enquiry_id: enquiryId,
      at: clock.now().toISOString(),
      user_id,
      who: person || login,
      what,
      text,
      email_id: emailId ?? null,
    })
    .execute()
}

async function nameOf(db: Database, userId: number) {
  const user = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.name
}

/** Oldest first, with what became of their emails. */
export function list(db: Database, enquiryId: number) {
  return db
    .selectFrom('enquiry_events')
    .leftJoin('emails', 'emails.id', 'enquiry_events.email_id')
    .select([
      'enquiry_events.id',
      'enquiry_events.at',
      'enquiry_events.who',
      'enquiry_events.what',
      'enquiry_events.text',
      'enquiry_events.email_id',
      'emails.state as email_state',
      'emails.subject as email_subject',
      'emails.last_words as email_last_words',
    ])
    .where('enquiry_events.enquiry_id', '=', enquiryId)
    .orderBy('enquiry_events.id')
    .execute()
}

/** Whether an answer was sent from here, or noted, or the agency has answered about the tour. */
export async function hasAnswer(db: Database, enquiryId: number): Promise<boolean> {
  const found = await db
    .selectFrom('enquiry_events')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where((event) =>
      event.or([
        event('what', 'in', ['email', 'whatsapp', 'call']),
        // The visitor's own changes of it have no name.
        event.and([event('what', '=', 'tour'), event('who', '<>', '')]),
      ]),
    )
    .limit(1)
    .execute()
  return found.length > 0
}

/** The emails of the timelines of enquiries. */
export async function emailIdsOf(db: Database, enquiryIds: number[]): Promise<number[]> {
  if (enquiryIds.length === 0) return []
  const rows = await db
    .selectFrom('enquiry_events')
    .select('email_id')
    .where('enquiry_id', 'in', enquiryIds)
    .where('email_id', 'is not', null)
    .execute()
  return rows.flatMap(({ email_id }) => email_id ?? [])
}
