import { expect, test } from 'vitest'

import { dubaiDay } from '#domain/dubai-time.ts'
import * as answers from '#domain/enquiries/follow-up/answers.server.ts'
import * as leave from '#domain/enquiries/follow-up/leave.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as people from '#domain/enquiries/privacy/people.server.ts'
import * as tourAnswers from '#domain/enquiries/tours/tour-answers.server.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
import { enquirer } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'
import { webhookReceiver } from '#test/webhook-receiver.ts'

import { deliverDue } from './deliver.server.ts'
import * as webhooks from './webhooks.server.ts'
import { EVENT_TYPES, type EventType } from './webhook.ts'

const contact = { kind: 'contact' as const, ...enquirer, subject: 'Fees', message: 'How much?' }

test('webhooks get a new enquiry as the inbox shows it, and every change of it', async () => {
  const app = await appWithWebhook()
  await receive(app)
  expect(await told(app)).toMatchObject([
    {
      type: 'enquiry.created',
      data: { id: 1, kind: 'contact', ...enquirer, message: 'How much?', spam: false, tour: null },
    },
  ])
  expect(await told(app)).not.toMatchObject([{ data: { delivery: {} } }])
  await inbox.change(app, 1, { handled: true })
  await inbox.change(app, 1, { handled: true })
  await inbox.change(app, 1, {})
  expect(await types(app)).toEqual(['enquiry.created', 'enquiry.changed'])
  expect((await told(app))[1]).toMatchObject({
    data: { handled_at: app.clock.now().toISOString() },
  })
  await inbox.change(app, 1, { stage: 'viewing' })
  await answers.answer(app, 1, { channel: 'call' })
  expect((await told(app)).map(({ data }) => data['stage'])).toEqual([
    'new',
    'contacted',
    'viewing',
  ])
})

test('webhooks get an enquiry that is sent twice under one key once', async () => {
  const app = await appWithWebhook()
  await receive(app, { idempotencyKey: 'k' })
  await receive(app, { idempotencyKey: 'k' })
  expect(await types(app)).toEqual(['enquiry.created'])
})

test('webhooks get no spam until somebody says that it is none', async () => {
  const app = await appWithWebhook()
  await receive(app, { trap: 'filled' })
  await inbox.change(app, 1, { handled: true })
  expect(await types(app)).toEqual([])
  await inbox.change(app, 1, { spam: false })
  await inbox.change(app, 1, { spam: false })
  expect(await types(app)).toEqual(['enquiry.created'])
})

test('an enquiry that is called spam is taken back as far as it was not sent', async () => {
  const app = await appWithWebhook(['enquiry.created'])
  await receive(app)
  await inbox.change(app, 1, { spam: true })
  expect(await types(app)).toEqual([])
  await inbox.change(app, 1, { spam: false })
  expect(await types(app)).toEqual(['enquiry.created'])
  await app.db.updateTable('webhook_deliveries').set({ state: 'sent' }).execute()
  await inbox.change(app, 1, { spam: true })
  await inbox.change(app, 1, { spam: false })
  expect(await types(app)).toEqual(['enquiry.created'])
})

test('what failed before its enquiry was called spam is not sent again either', async () => {
  const app = await appWithWebhook(['enquiry.created'])
  await webhooks.setState(app, 1, 'off')
  await receive(app)
  await inbox.change(app, 1, { spam: true })
  expect(await types(app)).toEqual([])
  await inbox.change(app, 1, { spam: false })
  expect(await types(app)).toEqual(['enquiry.created'])
})

test('an enquiry that is marked as spam while it is being sent is not sent again', async () => {
  const app = await testApp()
  const { url, received } = await webhookReceiver((_, response) => {
    const answer = () => response.writeHead(500).end()
    void inbox.change(app, 1, { spam: true }).then(answer, answer)
  })
  await webhooks.add(app, { url, format: 'standard', events: ['enquiry.created'] })
  await receive(app)
  await deliverDue(app)
  app.clock.advance({ hours: 1 })
  await deliverDue(app)
  expect(received).toHaveLength(1)
})

test('webhooks get the agency’s answer to a tour as a change of its enquiry', async () => {
  const app = await appWithWebhook()
  const actor = { id: 1, username: 'sara', role: 'owner', user_id: null } as const
  for (const tour_time of ['14:30', '17:30']) {
    const tour = { kind: 'tour' as const, ...enquirer, message: 'Yes', tour_day: '2026-03-03' }
    await enquiries.receive(app, { ...tour, tour_time }, { recentFromNetwork: 1 })
  }
  await tourAnswers.accept({ ...app, actor }, 1, {})
  await tourAnswers.decline({ ...app, actor }, 2, { reason: 'It is sold.' })
  const first_answer_at = app.clock.now().toISOString()
  expect((await told(app)).slice(2)).toMatchObject([
    {
      type: 'enquiry.changed',
      data: { id: 1, stage: 'viewing', first_answer_at, tour: { state: 'accepted' } },
    },
    {
      type: 'enquiry.changed',
      data: { id: 2, stage: 'contacted', first_answer_at, tour: { state: 'declined' } },
    },
  ])
})

test('webhooks learn who gets an enquiry while its assignee is on leave', async () => {
  const app = await appWithWebhook()
  const { id: omar } = await users.create(app, { name: 'Omar' })
  const { id: sara } = await users.create(app, { name: 'Sara' })
  await receive(app)
  await inbox.change(app, 1, { assignee_id: sara })
  await users.update(app, sara, { away_from: dubaiDay(app.clock.now()), stand_in_id: omar })
  expect(await leave.reassignFromAbsent(app)).toBe(1)
  expect((await told(app)).at(-1)).toMatchObject({
    type: 'enquiry.changed',
    data: { assignee_id: omar },
  })
})

test('a webhook gets only the events that it wants, and nothing where a change is rolled back', async () => {
  const app = await appWithWebhook(['property.changed'])
  await receive(app)
  expect(await types(app)).toEqual([])
  const refused = { properties_title: 'Villa', category_id: 9999 }
  await expect(properties.create(app, refused)).rejects.toThrow('category')
  expect(await types(app)).toEqual([])
})

test('webhooks get listings as visitors see them, from their publication on', async () => {
  const app = await appWithWebhook()
  const draft = await properties.create(app, { properties_title: 'Secret villa', status: 'draft' })
  const { id } = draft
  await properties.update(app, id, { price: '1' })
  expect(await told(app)).toEqual([])
  await properties.update(app, id, { status: 'published', properties_title: 'Villa' })
  await properties.update(app, id, { status: 'hidden' })
  await properties.update(app, id, { properties_title: 'Not for all' })
  await properties.update(app, id, { status: 'sold' })
  await properties.remove(app, id)
  await properties.restore(app, id)
  const messages = await told(app)
  const url = `http://localhost:3000/properties2/${id}`
  expect(messages.map(({ data }) => [data['state'], data['properties_title']])).toEqual([
    ['offered', 'Villa'],
    ['hidden', undefined],
    ['hidden', undefined],
    ['closed', 'Not for all'],
    ['removed', undefined],
    ['closed', 'Not for all'],
  ])
  expect(messages[0]?.data).toMatchObject({ id, url, status: 'published', price: '1' })
  expect(messages[1]?.data).toEqual({ id, reference: draft.reference, state: 'hidden' })
})

test('webhooks get a listing whose permit ends as hidden', async () => {
  const app = { ...(await appWithWebhook()), permitMode: 'enforce' as const }
  const permit = { permit_number: '71234', permit_url: 'https://dubailand.gov.ae/x' }
  await properties.create(app, {
    properties_title: 'V',
    ...permit,
    permit_expires_on: '2026-03-02',
  })
  app.clock.advance({ days: 3 })
  await permits.enforce(app)
  expect((await told(app)).map(({ data }) => data['state'])).toEqual(['offered', 'hidden'])
})

test('the export of a person says who was told of them, and erasure removes that', async () => {
  const app = await appWithWebhook()
  await receive(app)
  const [file] = await Array.fromAsync(people.exportPerson(app, { email: enquirer.email }))
  const exported = JSON.parse(file?.bytes.toString() ?? '') as { webhooks: object[] }
  expect(exported.webhooks).toMatchObject([
    { enquiry_id: 1, what: 'enquiry.created', sent_to: 'crm.example', message: { data: enquirer } },
  ])
  await people.erase(app, { email: enquirer.email }, 1)
  expect(await told(app)).toEqual([])
  await receive(app)
  app.clock.advance({ days: 2 })
  await people.purge(app, 86_400_000)
  expect(await told(app)).toEqual([])
})

async function appWithWebhook(events: EventType[] = EVENT_TYPES): Promise<TestApp> {
  const app = await testApp()
  await webhooks.add(app, { url: 'https://crm.example/hook', format: 'standard', events })
  return app
}

function receive(app: TestApp, arrival: Partial<enquiries.Arrival> = {}) {
  return enquiries.receive(app, contact, { recentFromNetwork: 1, ...arrival })
}

async function told({ db }: TestApp) {
  const rows = await db.selectFrom('webhook_deliveries').select('body').orderBy('id').execute()
  return rows.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
}

async function types(app: TestApp) {
  return (await told(app)).map(({ type }) => type)
}
