import type { Arrival } from '#proof/arrivals.ts'
import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import type { Step } from './month-plan.ts'

const ALL_NOTICES = 3

/** What is wrong after a made-up month, and what there is. */
export async function faultsOfMonth(db: Database, steps: Step[], received: Map<string, Arrival>) {
  const enquiries = await db.selectFrom('enquiries').selectAll().execute()
  const emails = await db.selectFrom('emails').selectAll().execute()
  const reminders = await db
    .selectFrom('enquiry_events')
    .select(['enquiry_id', 'text'])
    .where('what', '=', 'notice')
    .execute()
  const remindersOf = Map.groupBy(reminders, ({ enquiry_id }) => enquiry_id)
  const faults = [
    ...faultsOfArrival(steps, enquiries),
    ...enquiries.flatMap((enquiry) => faultsOfEnquiry(enquiry, remindersOf.get(enquiry.id))),
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
    /** Emails that arrived twice and said so. */
    markedTwice: [...received.values()].filter(({ times }) => times > 1).length,
    faults,
  }
}

/** What a webhook should have been told after a made-up month, and was not, or was twice. */
export async function faultsOfWebhooks(db: Database, arrived: Map<string, number>) {
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['id', 'spam', 'first_answer_at'])
    .execute()
  const messages = await db
    .selectFrom('webhook_deliveries')
    .select(['enquiry_id', 'type', 'state', 'message_id'])
    .execute()
  const faults = messages.flatMap(({ message_id, state }) => {
    if (state !== 'sent') return [`${message_id} is ${state}`]
    return arrived.has(message_id) ? [] : [`${message_id} is called sent, and did not arrive`]
  })
  for (const { id, spam, first_answer_at } of enquiries) {
    const told = (type: string) =>
      messages.filter((message) => message.enquiry_id === id && message.type === type).length
    const arrivals = spam === 1 ? 0 : 1
    if (told('enquiry.created') !== arrivals)
      faults.push(`the arrival of ${id} was told ${told('enquiry.created')} times`)
    if (first_answer_at !== null && told('enquiry.changed') === 0)
      faults.push(`the answer to ${id} was not told`)
  }
  const known = new Set(messages.map(({ message_id }) => message_id))
  for (const id of arrived.keys()) if (!known.has(id)) faults.push(`${id} is not known here`)
  const messagesTwice = [...arrived.values()].filter((times) => times > 1).length
  return { messages: messages.length, messagesTwice, faults }
}

/**
 * Each alert is told of each new home once, by an email to its address. That the email arrived is
 * checked with all others; its text is deleted once it is sent.
 */
export async function faultsOfAlerts(db: Database, steps: Step[]) {
  const titles = steps.flatMap(({ homes }) => homes)
  const alerts = await db.selectFrom('alerts').select(['id', 'email']).execute()
  const told = await db
    .selectFrom('alert_homes')
    .innerJoin('properties', 'properties.id', 'alert_homes.property_id')
    .leftJoin('emails', 'emails.id', 'alert_homes.email_id')
    .select(['alert_homes.alert_id', 'properties.title', 'emails.to_address'])
    .execute()
  const faults = alerts.flatMap(({ id, email }) =>
    titles.flatMap((title) => {
      const notes = told.filter((note) => note.alert_id === id && note.title === title)
      return notes.length === 1 && notes[0]?.to_address === email
        ? []
        : [`${email} was told of ${title} ${notes.length} times`]
    }),
  )
  return { told: told.length, faults }
}

function faultsOfArrival(steps: Step[], enquiries: Row<'enquiries'>[]): string[] {
  const stored = Map.groupBy(enquiries, ({ idempotency_key }) => idempotency_key)
  return steps
    .flatMap(({ enquiries: arrived }) => arrived)
    .map(({ key }) => ({ key, times: stored.get(key)?.length ?? 0 }))
    .filter(({ times }) => times !== 1)
    .map(({ key, times }) => `${key} is stored ${times} times`)
}

function faultsOfEnquiry(
  { id, assignee_id, spam, first_answer_at, notices }: Row<'enquiries'>,
  reminders: { text: string }[] = [],
): string[] {
  const faults: string[] = []
  const texts = reminders.map(({ text }) => text)
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
function faultsOfEmails(emails: Row<'emails'>[], received: Map<string, Arrival>): string[] {
  return emails.flatMap(({ message_id, state, subject }) => {
    const { times, unmarked } = received.get(message_id) ?? { times: 0, unmarked: 0 }
    if (state === 'held') return times === 0 ? [] : [`“${subject}” was held, and arrived`]
    if (state !== 'sent') return [`“${subject}” is ${state}`]
    if (times === 0) return [`“${subject}” is called sent, and did not arrive`]
    return unmarked > 1 ? [`“${subject}” arrived ${unmarked} times without a mark`] : []
  })
}
