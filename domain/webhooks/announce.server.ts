import { randomUUID } from 'node:crypto'

import type { App } from '#domain/app.ts'
import type { Database } from '#storage/database/database.ts'

import * as deliveries from './delivery-rows.server.ts'
import type { EventType } from './webhook.ts'
import * as webhooks from './webhook-rows.server.ts'

export interface WebhookEvent {
  type: EventType
  /** Read only where a webhook wants it. */
  data: () => Promise<object>
  /** The enquiry whose personal data the message holds. */
  enquiryId?: number
}

/**
 * Queues a message for every webhook that wants to know of an event, inside the transaction of the
 * change. Returns how many there are. A webhook that is off gets it as failed, so that it can be sent
 * by hand once it is on again. Of an enquiry's arrival each webhook is told once.
 */
export async function announce(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  { type, data, enquiryId }: WebhookEvent,
): Promise<number> {
  const wanting = await listWanting(tx, type)
  if (wanting.length === 0) return 0
  const now = clock.now().toISOString()
  const message = {
    message_id: newMessageId(),
    type,
    body: JSON.stringify({ type, timestamp: now, data: await data() }),
    enquiry_id: enquiryId ?? null,
    due_at: now,
    created_at: now,
  }
  return deliveries.insert(
    tx,
    wanting.map(({ id, state }) => ({
      ...message,
      webhook_id: id,
      ...(state === 'on' ? { state: 'waiting' } : { state: 'failed', last_words: WEBHOOK_WAS_OFF }),
    })),
  )
}

export async function isWanted(tx: Database, type: EventType): Promise<boolean> {
  return (await listWanting(tx, type)).length > 0
}

async function listWanting(tx: Database, type: EventType) {
  const all = await webhooks.list(tx)
  return all.filter(({ events }) => (JSON.parse(events) as string[]).includes(type))
}

export const WEBHOOK_WAS_OFF = 'Not sent: the webhook was off.'

/** Takes back what was not sent yet about an enquiry. What failed could be sent again by hand. */
export function withdraw(tx: Database, enquiryId: number): Promise<void> {
  return deliveries.removeOfEnquiries(tx, [enquiryId], { states: ['waiting', 'failed'] })
}

export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`
}
