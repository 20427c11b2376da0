import { expect, test } from 'vitest'

import { testApp, type TestApp } from '#test/test-app.ts'
import { webhookReceiver, type Received } from '#test/webhook-receiver.ts'

import { announce } from './announce.server.ts'
import { deliverDue } from './deliver.server.ts'
import * as deliveries from './deliveries.server.ts'
import type { NewWebhook } from './webhook.ts'
import * as webhooks from './webhooks.server.ts'

// The receivers behave as the documents of HubSpot and Bitrix24 say.

const ENQUIRY = {
  id: 12,
  kind: 'tour',
  name: 'Layla Al Haddad',
  email: 'layla@example.com',
  phone: '+971 50 555 0100',
  message: 'Is Saturday possible?',
  property: { id: 30, title: 'Marina villa', reference: 'VH-30', state: 'public' },
  photos: ['a.jpg', 'b.jpg'],
  tour: null,
}
const PORTAL = { portal_id: '62515', form_id: '78c2891f-ebdd-44c0-bd94-15c012bbbfbf' }
const FORM_FIELDS = new Set(['email', 'firstname', 'lastname', 'phone', 'message'])

interface HubspotForm {
  submittedAt: string
  fields: { objectTypeId: string; name: string; value: string }[]
  context: { pageUri: string; pageName: string }
}

/** What HubSpot answers to a submission. */
function hubspot({ path, headers, body }: Received): [status: number, answer: object] {
  const refusal = (message: string, errorType: string) => ({
    status: 'error',
    message: 'The request is not valid',
    errors: [{ message, errorType }],
  })
  if (path !== `/submissions/v3/integration/submit/${PORTAL.portal_id}/${PORTAL.form_id}`)
    return [404, { status: 'error', message: 'resource not found' }]
  if (headers['content-type'] !== 'application/json') return [415, {}]
  const { fields } = JSON.parse(body) as HubspotForm
  const unknown = fields.find(({ name }) => !FORM_FIELDS.has(name))
  if (unknown)
    return [400, refusal(`Error in 'fields.${unknown.name}'`, 'FIELD_NOT_IN_FORM_DEFINITION')]
  const email = fields.find(({ name }) => name === 'email')?.value ?? ''
  if (!/^\S+@\S+\.\S+$/.test(email))
    return [400, refusal(`Error in 'fields.email'. Invalid email address`, 'INVALID_EMAIL')]
  return [200, { inlineMessage: 'Thanks for submitting the form.' }]
}

test('HubSpot gets a form with the fields of a contact', async () => {
  const { app, received } = await withHubspot()
  const { id, url, secret } = await webhooks.add(app, crm('hubspot', PORTAL))
  expect(url).toBe(
    `https://api.hsforms.com/submissions/v3/integration/submit/62515/${PORTAL.form_id}`,
  )
  expect(secret).toBe('')
  await tell(app, ENQUIRY)
  expect(await deliverDue(app)).toBe(1)
  const form = JSON.parse(received[0]?.body ?? '') as HubspotForm
  expect(Object.fromEntries(form.fields.map(({ name, value }) => [name, value]))).toEqual({
    email: 'layla@example.com',
    firstname: 'Layla',
    lastname: 'Al Haddad',
    phone: '+971 50 555 0100',
    message: 'Is Saturday possible?\nListing: Marina villa, VH-30',
  })
  expect(form).toMatchObject({
    submittedAt: `${app.clock.now().getTime()}`,
    context: { pageUri: 'http://localhost:3000/properties2/30', pageName: 'Marina villa' },
  })
  expect(received[0]?.headers['webhook-signature']).toBeUndefined()
  expect(await deliveries.sendTest(app, id)).toMatchObject({ state: 'sent' })
})

test('what HubSpot refuses for what it says is not tried again, and stops nothing else', async () => {
  const { app, received } = await withHubspot()
  const { id } = await webhooks.add(app, crm('hubspot', PORTAL))
  await tell(app, { ...ENQUIRY, email: 'nobody' })
  await tell(app, ENQUIRY)
  expect(await deliverDue(app)).toBe(1)
  const [good, bad] = (await deliveries.list(app, id)).deliveries
  expect([good?.state, bad?.state, bad?.status]).toEqual(['sent', 'failed', 400])
  expect(bad?.last_words).toContain('INVALID_EMAIL')
  expect(await webhooks.find(app, id)).toMatchObject({ state: 'on', failing_since: null })
  app.clock.advance({ days: 1 })
  await deliverDue(app)
  expect(received).toHaveLength(2)
})

test('where HubSpot has had enough, all wait for as long as it says', async () => {
  const { app, received, answer } = await withHubspot()
  await webhooks.add(app, crm('hubspot', PORTAL))
  await tell(app, ENQUIRY)
  await tell(app, { ...ENQUIRY, id: 13 })
  answer((_received, response) =>
    response
      .writeHead(429, { 'retry-after': '60' })
      .end('{"message":"You have reached your limit"}'),
  )
  await deliverDue(app)
  app.clock.advance({ seconds: 40 })
  await deliverDue(app)
  expect(received).toHaveLength(1)
  answer(200)
  app.clock.advance({ seconds: 40 })
  expect(await deliverDue(app)).toBe(2)
})

/** What Bitrix24 answers to crm.lead.add. */
function bitrix24({ path, body }: Received): [status: number, answer: object] {
  if (path !== '/rest/1/abc123/crm.lead.add.json')
    return [401, { error: 'INVALID_CREDENTIALS', error_description: 'Invalid request credentials' }]
  const { fields } = JSON.parse(body) as { fields?: { TITLE?: string } }
  if (!fields) return [400, { error: '', error_description: "Parameter 'fields' must be array." }]
  if (!fields.TITLE) return [400, { error: '', error_description: 'Empty title' }]
  return [200, { result: 27, time: { start: 1, finish: 2 } }]
}

test('Bitrix24 gets a lead; the code of its address is kept as a secret', async () => {
  const { app, url, received } = await withReceiver(bitrix24)
  const added = await webhooks.add(app, crm('bitrix24', { url: `${url}/rest/1/abc123/` }))
  expect(added).toMatchObject({ url: `${url}/rest/1/`, secret: '' })
  await tell(app, ENQUIRY)
  expect(await deliverDue(app)).toBe(1)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    fields: {
      TITLE: 'Layla Al Haddad: Marina villa',
      NAME: 'Layla',
      LAST_NAME: 'Al Haddad',
      PHONE: [{ VALUE: '+971 50 555 0100', VALUE_TYPE: 'WORK' }],
      EMAIL: [{ VALUE: 'layla@example.com', VALUE_TYPE: 'WORK' }],
      COMMENTS: 'Is Saturday possible?\nListing: Marina villa, VH-30',
      SOURCE_ID: 'WEB',
      ORIGINATOR_ID: 'localhost:3000',
      ORIGIN_ID: 'enquiry-12',
    },
  })
})

test.each([
  [503, { error: 'QUERY_LIMIT_EXCEEDED', error_description: 'Too many requests' }, 'waiting'],
  [400, { error: 'OPERATION_TIME_LIMIT', error_description: 'Blocked' }, 'waiting'],
  [401, { error: 'INVALID_CREDENTIALS', error_description: 'Invalid' }, 'waiting'],
  [200, { error: 'ERROR_CORE', error_description: 'No lead' }, 'waiting'],
  [400, { error: '', error_description: 'Wrong field' }, 'failed'],
])('after %i %j of Bitrix24 a lead is %3$s', async (status, error, state) => {
  const { app, url } = await withReceiver(() => [status, error])
  const { id } = await webhooks.add(app, crm('bitrix24', { url: `${url}/rest/1/abc123/` }))
  await tell(app, ENQUIRY)
  await deliverDue(app)
  expect((await deliveries.list(app, id)).deliveries).toMatchObject([{ state, status }])
})

test('a plain form post has a field for everything, and is signed', async () => {
  const { app, url, received } = await withReceiver(() => [200, {}])
  const { secret } = await webhooks.add(app, crm('form', { url: `${url}/lead?key=1` }))
  expect(secret).toMatch(/^whsec_/)
  await tell(app, ENQUIRY)
  await deliverDue(app)
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = received
  expect(path).toBe('/lead?key=1')
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(headers['webhook-signature']).toMatch(/^v1,/)
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    event: 'enquiry.created',
    event_id: headers['webhook-id'],
    name: 'Layla Al Haddad',
    phone: '+971 50 555 0100',
    property_title: 'Marina villa',
    property_reference: 'VH-30',
    photos: 'a.jpg, b.jpg',
    tour: '',
  })
})

function crm(format: NewWebhook['format'], more: Partial<NewWebhook>): NewWebhook {
  return { format, url: '', events: ['enquiry.created'], ...more }
}

async function withReceiver(respond: (received: Received) => [number, object]) {
  const receiver = await webhookReceiver((received, response) => {
    const [status, answer] = respond(received)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  return { app: await testApp(), ...receiver }
}

async function withHubspot() {
  const { app, ...receiver } = await withReceiver(hubspot)
  const webhookNetwork = { ...app.webhookNetwork, hubspotUrl: receiver.url }
  return { app: { ...app, webhookNetwork }, ...receiver }
}

function tell(app: TestApp, enquiry: object) {
  const data = () => Promise.resolve(enquiry)
  return app.db.transaction().execute((tx) => announce(tx, app, { type: 'enquiry.created', data }))
}
