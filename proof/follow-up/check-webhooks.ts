import type { Database } from '#storage/database/database.ts'

import type { Receiver } from './webhook-receiver.ts'

/** What a webhook should have been told after a made-up month, and was not, or was twice. */
export async function faultsOfWebhooks(db: Database, { arrived }: Receiver) {
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
