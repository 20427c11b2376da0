import type { ServerResponse } from 'node:http'

import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

import * as outbox from '#domain/mail/outbox.server.ts'
import { encryptionWith } from '#domain/accounts/encryption.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'
import { webhookReceiver } from '#test/webhook-receiver.ts'

import { announce } from './announce.server.ts'
import { deliverDue } from './deliver.server.ts'
import * as deliveries from './deliveries.server.ts'
import type { NewWebhook } from './webhook.ts'
import * as webhooks from './webhooks.server.ts'

const ALL: NewWebhook['events'] = ['enquiry.created', 'enquiry.changed', 'property.changed']

test('a message is delivered once, signed, with the time and the type of the event', async () => {
  const [app, { url, received }] = [await testApp(), await webhookReceiver(204)]
  const { secret } = await add(app, `${url}/hook`)
  await tell(app)
  expect(await deliverDue(app)).toBe(1)
  expect(await deliverDue(app)).toBe(0)
  expect(received).toHaveLength(1)
  const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = received
  // The reference library refuses old signatures by its own clock.
  const receiver = new Webhook(secret)
  const signature = receiver.sign(String(headers['webhook-id']), app.clock.now(), body)
  expect([headers['webhook-signature'], path]).toEqual([signature, '/hook'])
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/) as string,
    'webhook-timestamp': `${app.clock.now().getTime() / 1000}`,
  })
  const timestamp = app.clock.now().toISOString()
  expect(JSON.parse(body)).toEqual({ type: 'property.changed', timestamp, data: { id: 7 } })
})

test('two processes that deliver at once send each message once', async () => {
  const [app, { url, received }] = [await testApp(), await webhookReceiver()]
  await add(app, url)
  for (let at = 0; at < 12; at++) await tell(app)
  const sent = await Promise.all([deliverDue(app), deliverDue(app), deliverDue(app)])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(12)
  expect(received).toHaveLength(12)
})

test('a failure is tried again with growing waits under the same id, and then given up', async () => {
  const [app, { url, received }] = [await testApp(), await webhookReceiver(500)]
  const { id } = await add(app, url)
  await tell(app)
  await deliverDue(app)
  await deliverDue(app)
  expect(received).toHaveLength(1)
  expect(await only(app, id)).toMatchObject({ state: 'waiting', tries: 1, status: 500 })
  app.clock.advance({ seconds: 6.5 })
  await deliverDue(app)
  expect(received).toHaveLength(2)
  app.clock.advance({ seconds: 60 })
  await deliverDue(app)
  expect(received).toHaveLength(2)
  for (let hour = 0; hour < 24 * 4; hour++) {
    app.clock.advance({ hours: 1 })
    await deliverDue(app)
  }
  expect(await only(app, id)).toMatchObject({ state: 'failed' })
  expect(received.length).toBeLessThanOrEqual(10)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('after three days of failures a webhook is turned off, and its owners are told once', async () => {
  const [app, { url, received, answer }] = [await testApp(), await webhookReceiver(503)]
  const { id } = await add(app, url)
  for (let hour = 0; hour < 73; hour++) {
    await tell(app)
    await deliverDue(app)
    app.clock.advance({ hours: 1 })
  }
  await Promise.all([deliverDue(app), deliverDue(app)])
  expect(await webhooks.find(app, id)).toMatchObject({
    state: 'off',
    off_because: 'Nothing could be delivered for three days.',
    waiting: 0,
    failed: 73,
  })
  expect(await deliveries.countProblems(app)).toEqual({ off: 1, failed: 73 })
  expect((await outbox.backlog(app)).emails.waiting).toBe(1)
  const [email] = await app.db.selectFrom('emails').select(['subject', 'text']).execute()
  expect(email?.subject).toMatch(/^A webhook was turned off: 127\.0\.0\.1:\d+$/)
  expect(email?.text).toContain('/admin/settings/webhooks')

  // What happens meanwhile is kept, and sent by hand once it works again.
  await tell(app)
  answer(200)
  received.length = 0
  await deliverDue(app)
  expect(received).toEqual([])
  await expect(deliveries.resendFailed(app, id)).rejects.toThrow('off')
  expect(await webhooks.setState(app, id, 'on')).toMatchObject({ state: 'on', failing_since: null })
  expect(await deliveries.resendFailed(app, id)).toBe(74)
  await deliverDue(app)
  expect(received).toHaveLength(74)
  expect(await webhooks.find(app, id)).toMatchObject({ waiting: 0, failed: 0 })
})

test('a receiver that answers 410 gets no more messages', async () => {
  const [app, { url, received }] = [await testApp(), await webhookReceiver(410)]
  const { id } = await add(app, url)
  await tell(app)
  await tell(app)
  await deliverDue(app)
  expect(received).toHaveLength(1)
  expect(await webhooks.find(app, id)).toMatchObject({ state: 'off', failed: 2 })
})

test('when a receiver works again, what has been waiting is sent at once', async () => {
  const [app, { url, received, answer }] = [await testApp(), await webhookReceiver(500)]
  const { id } = await add(app, url)
  for (let at = 0; at < 3; at++) await tell(app)
  for (let hour = 0; hour < 12; hour++) {
    await deliverDue(app)
    app.clock.advance({ hours: 1 })
  }
  answer(200)
  received.length = 0
  await tell(app)
  await deliverDue(app)
  expect(received).toHaveLength(4)
  expect(await webhooks.find(app, id)).toMatchObject({ failing_since: null, waiting: 0 })
})

test('one receiver that is down delays no other, and is left alone for a while', async () => {
  const app = await testApp()
  const [down, up] = [await webhookReceiver(500), await webhookReceiver()]
  await add(app, down.url)
  await add(app, up.url)
  for (let at = 0; at < 5; at++) await tell(app)
  expect(await deliverDue(app)).toBe(5)
  expect([down.received.length, up.received.length]).toEqual([1, 5])
})

test('a process that dies while it sends loses nothing: another sends it under the same id', async () => {
  const [app, { url, received }] = [await testApp(), await webhookReceiver()]
  await add(app, url)
  await tell(app)
  const dead = { ...app, db: app.db, webhookNetwork: { ...app.webhookNetwork, lookup: never } }
  await app.db.updateTable('webhooks').set({ url: 'http://never.example/' }).execute()
  void deliverDue(dead).catch(() => {})
  await expect.poll(() => stateOf(app)).toBe('sending')
  await app.db.updateTable('webhooks').set({ url }).execute()
  expect(await deliverDue(app)).toBe(0)
  app.clock.advance({ seconds: 31 })
  expect(await deliverDue(app)).toBe(1)
  expect(received).toHaveLength(1)
})

test('an answer that comes after another process has delivered a message changes nothing', async () => {
  const held: ServerResponse[] = []
  const app = await testApp()
  const { url, answer } = await webhookReceiver((_received, response) => held.push(response))
  const { id } = await add(app, url)
  await tell(app)
  const late = deliverDue(app)
  await expect.poll(() => held.length).toBe(1)
  app.clock.advance({ seconds: 31 })
  answer(200)
  expect(await deliverDue(app)).toBe(1)
  held[0]?.writeHead(500).end()
  await late
  expect(await only(app, id)).toMatchObject({ state: 'sent', tries: 2, status: 200 })
})

test('a test message is tried once, also where the webhook is off', async () => {
  const [app, { url, received, answer }] = [await testApp(), await webhookReceiver()]
  const { id } = await add(app, url)
  await webhooks.setState(app, id, 'off')
  expect(await deliveries.sendTest(app, id)).toMatchObject({ state: 'sent', status: 200 })
  answer((_received, response) => response.writeHead(404).end('nothing\0 here\n'))
  const failed = { state: 'failed', status: 404, last_words: 'nothing here', type: 'webhook.test' }
  expect(await deliveries.sendTest(app, id)).toMatchObject(failed)
  expect(received).toHaveLength(2)
  expect(await webhooks.find(app, id)).toMatchObject({ failing_since: null, failed: 0 })
})

test('a secret is encrypted, and without its key nothing is sent', async () => {
  const app = { ...(await testApp()), encryption: encryptionWith('k'.repeat(32)) }
  const { url, received } = await webhookReceiver()
  const { id, secret } = await add(app, url)
  const row = await app.db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow()
  expect(row.secret).not.toContain(secret)
  await tell(app)
  const other = { ...app, encryption: encryptionWith('o'.repeat(32)) }
  expect(await deliverDue(other)).toBe(0)
  expect((await only(app, id))?.last_words).toContain('SECRET_KEY')
  app.clock.advance({ hours: 1 })
  expect(await deliverDue(app)).toBe(1)
  expect(received).toHaveLength(1)
})

test('messages are kept for thirty days', async () => {
  const [app, { url }] = [await testApp(), await webhookReceiver()]
  const { id } = await add(app, url)
  await tell(app)
  await deliverDue(app)
  app.clock.advance({ days: 29 })
  await deliveries.cleanUp(app)
  expect((await deliveries.list(app, id)).deliveries).toHaveLength(1)
  app.clock.advance({ days: 2 })
  await deliveries.cleanUp(app)
  expect((await deliveries.list(app, id)).deliveries).toEqual([])
})

function add(app: TestApp, url: string) {
  return webhooks.add(app, { url, format: 'standard', events: ALL })
}

function tell(app: TestApp) {
  const data = () => Promise.resolve({ id: 7 })
  return app.db.transaction().execute((tx) => announce(tx, app, { type: 'property.changed', data }))
}

async function only(app: TestApp, id: number) {
  return (await deliveries.list(app, id)).deliveries[0]
}

async function stateOf({ db }: TestApp) {
  return (await db.selectFrom('webhook_deliveries').select('state').executeTakeFirst())?.state
}

function never() {
  return new Promise<never>(() => {})
}
