import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import type { Step } from './month-plan.ts'

/** How often an email arrived, and how often without the mark of a possible duplicate. */
export interface ReceivedEmail {
  times: number
  unmarked: number
}

const ALL_NOTICES = 3

/** What is wrong after a made-up month, and what there is. */
export async function faultsOfMonth(
  db: Database,
  steps: Step[],
  received: Map<string, ReceivedEmail>,
) {
  const enquiries = await db.selectFrom('enquiries').selectAll().execute()
  const emails = await db.selectFrom('emails').selectAll().execute()
  const reminders = await db
    .selectFrom('enquiry_events')
    .select(['enquiry_id', 'text'])
    .where('what', '=', 'notice')
    .execute()
  const textsOf = new Map<number, string[]>()
  for (const { enquiry_id, text } of reminders)
    textsOf.set(enquiry_id, [...(textsOf.get(enquiry_id) ?? []), text])
  const faults = [
    ...faultsOfArrival(steps, enquiries),
    ...enquiries.flatMap((enquiry) => faultsOfEnquiry(enquiry, textsOf.get(enquiry.id) ?? [])),
    ...(await faultsOfAgents(db)),
    ...faultsOfEmails(emails, received),
  ]
  const reminderEmails = emails.filter(({ subject }) => subject.startsWith('An enquiry')).length
  if (reminderEmails !== reminders.length)
    faults.push(`${reminders.length} reminders are noted, and ${reminderEmails} were sent`)
  return {
    enquiries: enquiries.length,
    reminders: reminders.length,
    emails: emails.length,
    markedTwice: [...received.values()].filter(({ times }) => times > 1).length,
    faults,
  }
}

function faultsOfArrival(steps: Step[], enquiries: Row<'enquiries'>[]): string[] {
  const stored = new Map<string, number>()
  for (const { idempotency_key: key } of enquiries)
    stored.set(key ?? '', (stored.get(key ?? '') ?? 0) + 1)
  return steps
    .flatMap(({ enquiries: arrived }) => arrived)
    .filter(({ key }) => stored.get(key) !== 1)
    .map(({ key }) => `${key} is stored ${stored.get(key) ?? 0} times`)
}

function faultsOfEnquiry(
  { id, assignee_id, spam, first_answer_at, notices }: Row<'enquiries'>,
  texts: readonly string[],
): string[] {
  const faults: string[] = []
  if (assignee_id === null) faults.push(`${id} is assigned to nobody`)
  if (new Set(texts).size !== texts.length) faults.push(`${id} was told of twice`)
  if (texts.length !== notices) faults.push(`${id} counts ${notices} of ${texts.length} reminders`)
  if (spam === 1 && notices > 0) faults.push(`${id} is spam, and somebody was told`)
  if (spam === 0 && first_answer_at === null && notices !== ALL_NOTICES)
    faults.push(`${id} was never answered, and was told of ${notices} times`)
  return faults
}

/** An enquiry about a listing belongs to its agent. */
async function faultsOfAgents(db: Database): Promise<string[]> {
  const others = await db
    .selectFrom('enquiries')
    .innerJoin('properties', 'properties.id', 'enquiries.property_id')
    .select('enquiries.id')
    .where('properties.agent_id', 'is not', null)
    .whereRef('properties.agent_id', '<>', 'enquiries.assignee_id')
    .execute()
  return others.map(({ id }) => `${id} is not its agent’s`)
}

/** Each email arrives; one that arrives twice says so. Those of spam are held. */
function faultsOfEmails(emails: Row<'emails'>[], received: Map<string, ReceivedEmail>): string[] {
  return emails.flatMap(({ message_id, state, subject }) => {
    const { times, unmarked } = received.get(message_id) ?? { times: 0, unmarked: 0 }
    if (state === 'held') return times === 0 ? [] : [`“${subject}” was held, and arrived`]
    if (state !== 'sent') return [`“${subject}” is ${state}`]
    if (times === 0) return [`“${subject}” is called sent, and did not arrive`]
    return unmarked > 1 ? [`“${subject}” arrived ${unmarked} times without a mark`] : []
  })
}
