import type { Database } from '#storage/database/database.ts'

import type { IncomingEmail } from './read-portal-email.server.ts'

/** Whether it is an email of this site, sent to the mailbox that it reads. */
export async function isOwnEmail(db: Database, { message_id }: Pick<IncomingEmail, 'message_id'>) {
  return (await emailIds(db, [message_id])).length > 0
}

/** The id of the enquiry to which one of our emails with these Message-IDs belongs. */
export async function findEnquiryOfReply(
  db: Database,
  messageIds: string[],
): Promise<number | undefined> {
  const ids = await emailIds(db, messageIds)
  if (ids.length === 0) return undefined
  const first = await db
    .selectFrom('enquiries')
    .select('id')
    .where('email_id', 'in', ids)
    .executeTakeFirst()
  if (first) return first.id
  const event = await db
    .selectFrom('enquiry_events')
    .select('enquiry_id')
    .where('email_id', 'in', ids)
    .executeTakeFirst()
  return event?.enquiry_id ?? (await ofTour(db, ids))
}

async function ofTour(db: Database, emailIds: number[]): Promise<number | undefined> {
  const tour = await db
    .selectFrom('tour_changes')
    .innerJoin('tours', 'tours.id', 'tour_changes.tour_id')
    .select('tours.enquiry_id')
    .where((row) =>
      row.or([row('email_id', 'in', emailIds), row('visitor_email_id', 'in', emailIds)]),
    )
    .executeTakeFirst()
  return tour?.enquiry_id
}

async function emailIds(db: Database, messageIds: string[]): Promise<number[]> {
  const known = messageIds.filter(Boolean)
  if (known.length === 0) return []
  const emails = await db
    .selectFrom('emails')
    .select('id')
    .where('message_id', 'in', known)
    .execute()
  return emails.map(({ id }) => id)
}
