import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Conflict, NotFound } from '#domain/problem.ts'

import { readTarget } from './new-target.server.ts'
import { turnOff } from './turn-off.server.ts'
import * as rows from './webhook-rows.server.ts'
import {
  MAX_WEBHOOKS,
  type AddedWebhook,
  type EventType,
  type NewWebhook,
  type Webhook,
} from './webhook.ts'

type ChangingApp = Pick<App, 'db' | 'clock' | 'actor'>

/** In the order in which they were added. */
export async function list({ db }: Pick<App, 'db'>): Promise<Webhook[]> {
  const counts = new Map((await rows.countDeliveries(db)).map((row) => [row.webhook_id, row]))
  return (await rows.list(db)).map((row) => fromRow(row, counts.get(row.id)))
}

export async function find(app: Pick<App, 'db'>, id: number): Promise<Webhook> {
  const webhook = (await list(app)).find((webhook) => webhook.id === id)
  if (!webhook) throw new NotFound('webhook', id)
  return webhook
}

/** Adds a webhook. Its secret is in this answer only. */
export async function add(
  app: ChangingApp & Pick<App, 'encryption' | 'webhookNetwork' | 'publicUrl'>,
  given: NewWebhook,
): Promise<AddedWebhook> {
  const { url, settings, secret, shown } = await readTarget(app, given)
  const row = await app.db.transaction().execute(async (tx) => {
    if ((await rows.list(tx)).length >= MAX_WEBHOOKS)
      throw new Conflict(`There are ${MAX_WEBHOOKS} webhooks. Please remove one first.`)
    const row = await rows.insert(tx, {
      url,
      format: given.format,
      events: JSON.stringify(given.events),
      settings: JSON.stringify(settings),
      secret: app.encryption.encrypt(secret),
      created_at: app.clock.now().toISOString(),
    })
    await audit.record(tx, app, { what: 'webhook-added', about: row.id, note: new URL(url).host })
    return row
  })
  return { ...fromRow(row), secret: shown }
}

/** Removes a webhook together with its deliveries. */
export async function remove(app: ChangingApp, id: number): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const removed = await rows.remove(tx, id)
    if (!removed) throw new NotFound('webhook', id)
    const note = new URL(removed.url).host
    await audit.record(tx, app, { what: 'webhook-removed', about: id, note })
  })
}

/** Turns a webhook on or off. What it missed while it was off is only sent by hand, as failed messages. */
export async function setState(
  app: ChangingApp,
  id: number,
  state: Webhook['state'],
): Promise<Webhook> {
  await app.db.transaction().execute(async (tx) => {
    const webhook = await rows.find(tx, id)
    if (!webhook) throw new NotFound('webhook', id)
    const isChanged = state === 'off' ? await turnOff(tx, app, id, '') : await turnOn(tx, id)
    if (!isChanged) return
    const note = new URL(webhook.url).host
    await audit.record(tx, app, { what: `webhook-${state}`, about: id, note })
  })
  return find(app, id)
}

function turnOn(tx: App['db'], id: number): Promise<boolean> {
  const fresh = { state: 'on', off_because: '', failing_since: null, paused_until: null } as const
  return rows.update(tx, id, fresh, { state: 'off' })
}

/** Encrypts secrets that were stored before there was a key. */
export async function encryptStored({
  db,
  encryption,
}: Pick<App, 'db' | 'encryption'>): Promise<void> {
  for (const { id, secret } of await rows.list(db))
    if (!encryption.isEncrypted(secret))
      await rows.update(db, id, { secret: encryption.encrypt(secret) })
}

type Counts = Awaited<ReturnType<typeof rows.countDeliveries>>[number]

function fromRow(row: rows.WebhookRow, counts?: Counts): Webhook {
  const { id, url, format, events, state, off_because, failing_since, created_at } = row
  return {
    id,
    url,
    format,
    events: JSON.parse(events) as EventType[],
    state,
    off_because,
    failing_since,
    created_at,
    waiting: counts?.waiting ?? 0,
    failed: counts?.failed ?? 0,
    last_sent_at: counts?.last_sent_at ?? null,
  }
}
