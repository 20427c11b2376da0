import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { inBatches } from '#domain/paging.server.ts'
import { Conflict, NotFound } from '#domain/problem.ts'
import { CLAIM_MS } from '#domain/queue.server.ts'
import type { Database } from '#storage/database/database.ts'

import { newMessageId } from './announce.server.ts'
import { deliver } from './deliver.server.ts'
import { failWaiting } from './turn-off.server.ts'
import * as rows from './delivery-rows.server.ts'
import { TEST_TYPE, type DeliveryPage, type WebhookDelivery } from './webhook.ts'
import * as webhookRows from './webhook-rows.server.ts'

const PAGE_SIZE = 20
const KEPT_MS = 30 * DAY_MS
/** How long the start page of the admin area reports a failed message. */
const SHOWN_FAILURE_MS = 3 * DAY_MS
const BATCH_SIZE = 100

/** Newest first, twenty at a time. */
export async function list(
  { db }: Pick<App, 'db'>,
  webhookId: number,
  before?: number,
): Promise<DeliveryPage> {
  await findWebhook(db, webhookId)
  const page = await rows.page(db, webhookId, { limit: PAGE_SIZE + 1, before })
  return { deliveries: page.slice(0, PAGE_SIZE).map(fromRow), more: page.length > PAGE_SIZE }
}

const RESENDABLE: rows.DeliveryRow['state'][] = ['waiting', 'sent', 'failed']

/** Queues a message again, for now, under its id: a receiver that has it already can tell. */
export async function resend(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  webhookId: number,
  id: number,
): Promise<WebhookDelivery> {
  await app.db.transaction().execute(async (tx) => {
    await assertOn(tx, webhookId)
    const delivery = await rows.find(tx, id)
    if (delivery?.webhook_id !== webhookId) throw new NotFound('delivery', id)
    await rows.updateWhere(tx, { webhookId, id, states: RESENDABLE }, dueNow(app))
    await audit.record(tx, app, { what: 'webhook-resent', about: webhookId, note: '1' })
  })
  const delivery = await rows.find(app.db, id)
  if (!delivery) throw new NotFound('delivery', id)
  return fromRow(delivery)
}

/** Queues all that failed again, and returns how many. */
export async function resendFailed(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  webhookId: number,
): Promise<number> {
  return app.db.transaction().execute(async (tx) => {
    await assertOn(tx, webhookId)
    const queued = await rows.updateWhere(tx, { webhookId, states: ['failed'] }, dueNow(app))
    if (queued > 0)
      await audit.record(tx, app, { what: 'webhook-resent', about: webhookId, note: `${queued}` })
    return queued
  })
}

function dueNow({ clock }: Pick<App, 'clock'>) {
  return { state: 'waiting', tries: 0, due_at: clock.now().toISOString() } as const
}

async function assertOn(tx: Database, webhookId: number): Promise<void> {
  const { state } = await findWebhook(tx, webhookId)
  if (state === 'off') throw new Conflict('This webhook is off. Please turn it on first.')
  // Somebody says that it works: it is not left alone any longer.
  await webhookRows.update(tx, webhookId, { paused_until: null })
}

/** Sends a test message at once, also to one that is off, and tells what came of it. */
export async function sendTest(
  app: Parameters<typeof deliver>[0],
  webhookId: number,
): Promise<WebhookDelivery> {
  const { db, clock } = app
  const webhook = await findWebhook(db, webhookId)
  const now = clock.now()
  const body = { type: TEST_TYPE, timestamp: now.toISOString(), data: TEST_ENQUIRY }
  const delivery = await db.transaction().execute(async (tx) => {
    await audit.record(tx, app, { what: 'webhook-tested', about: webhookId })
    return rows.insertClaimed(tx, {
      webhook_id: webhookId,
      message_id: newMessageId(),
      type: TEST_TYPE,
      body: JSON.stringify(body),
      enquiry_id: null,
      state: 'sending',
      tries: 1,
      due_at: isoAfter(now, CLAIM_MS),
      created_at: now.toISOString(),
    })
  })
  await deliver(app, webhook, delivery)
  return fromRow((await rows.find(db, delivery.id)) ?? delivery)
}

/** A CRM makes a contact of it, so that one sees how a real one would look. */
const TEST_ENQUIRY = {
  id: 0,
  kind: 'contact',
  name: 'Test Message',
  email: 'test@example.com',
  phone: '+971 4 000 0000',
  subject: 'A test',
  message: 'This message shows that the website reaches this system.',
  property: null,
}

/** What webhooks were told about enquiries, for the person whose they are. */
export async function findOf({ db }: Pick<App, 'db'>, enquiryIds: number[]) {
  const found: Awaited<ReturnType<typeof rows.ofEnquiries>> = []
  for (const batch of inBatches(enquiryIds, BATCH_SIZE))
    found.push(...(await rows.ofEnquiries(db, batch)))
  return found.map(({ enquiry_id, type, url, state, created_at, sent_at, body }) => ({
    enquiry_id,
    what: type,
    sent_to: new URL(url).host,
    state,
    created_at,
    sent_at,
    message: JSON.parse(body) as object,
  }))
}

export { removeOfEnquiries as eraseOf } from './delivery-rows.server.ts'

/** Removes old ones. What came at the moment when its webhook was turned off is shown as failed. */
export async function cleanUp({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await rows.removeBefore(db, isoAfter(clock.now(), -KEPT_MS))
  for (const { id, state } of await webhookRows.list(db))
    if (state === 'off') await failWaiting(db, { clock }, id)
}

/** What the owner should look at: webhooks that the site turned off, and recent failures. */
export async function countProblems({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const stopped = (await webhookRows.list(db)).filter(
    ({ state, off_because }) => state === 'off' && off_because !== '',
  )
  const failed = await rows.countFailedSince(db, isoAfter(clock.now(), -SHOWN_FAILURE_MS))
  return { off: stopped.length, failed }
}

async function findWebhook(db: Database, id: number): Promise<webhookRows.WebhookRow> {
  const webhook = await webhookRows.find(db, id)
  if (!webhook) throw new NotFound('webhook', id)
  return webhook
}

function fromRow(row: rows.DeliveryRow): WebhookDelivery {
  const { webhook_id, body, ...delivery } = row
  return delivery
}
