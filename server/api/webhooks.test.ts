import { expect, test } from 'vitest'

import { deliverDue } from '#domain/webhooks/deliver.server.ts'
import { enquirer } from '#test/samples.ts'
import { testServer } from '#test/test-server.ts'
import { webhookReceiver } from '#test/webhook-receiver.ts'

const events = ['enquiry.created', 'property.changed']

test('a secret is told once, when its webhook is added', async () => {
  const { asAdmin } = await testServer()
  const payload = { url: 'https://crm.example/hook', events }
  const added = await asAdmin('POST', '/api/webhooks', { payload })
  expect([added.status, added.json]).toMatchObject([
    201,
    {
      id: 1,
      ...payload,
      format: 'standard',
      state: 'on',
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) as string,
    },
  ])
  const list = await asAdmin('GET', '/api/webhooks')
  expect(list.json).toMatchObject([{ id: 1, ...payload, waiting: 0, failed: 0 }])
  expect(JSON.stringify(list.json)).not.toContain('secret')
  expect((await asAdmin('DELETE', '/api/webhooks/1')).status).toBe(200)
  expect((await asAdmin('DELETE', '/api/webhooks/1')).status).toBe(404)
  expect((await asAdmin('GET', '/api/webhooks')).json).toEqual([])
})

test.each([
  [{}, 'events', 'Must be a list of events.'],
  [{ events: [] }, 'events', 'Please choose at least one event.'],
  [{ events: ['enquiry.created', 'x'] }, 'events', /^Each must be one of enquiry.created/],
  [{ events }, 'url', 'Please enter the address.'],
  [{ events, url: 'ftp://crm.example/' }, 'url', /^Must be a web address/],
  [{ events, url: 'http://localhost:3000/api/send-email' }, 'url', /^This is the address of this/],
  [{ events, url: 'https://' }, 'url', /^Must be a web address/],
  [{ events, url: 'https://user:pass@crm.example/' }, 'url', /^Must not hold a user name/],
  [{ events, url: `https://crm.example/${'x'.repeat(2000)}` }, 'url', 'This is too long.'],
  [{ events, url: 'https://crm.example/', format: 'xml' }, 'format', /^Must be one of standard/],
  [{ events, format: 'hubspot' }, 'events', /^This format takes enquiry.created only/],
  [{ events: ['enquiry.created'], format: 'hubspot' }, 'portal_id', /^Please enter the number/],
  [
    { events: ['enquiry.created'], format: 'hubspot', portal_id: '1', form_id: '../x' },
    'form_id',
    /^Must be the id of a form/,
  ],
  [
    { events: ['enquiry.created'], format: 'bitrix24', url: 'https://a.bitrix24.com/' },
    'url',
    /^Must be the address of an inbound webhook/,
  ],
])('%j is refused at %s', async (payload, field, message) => {
  const { asAdmin } = await testServer()
  const { status, json } = await asAdmin('POST', '/api/webhooks', { payload })
  expect(status).toBe(422)
  expect((json as { fields: Record<string, string> }).fields[field]).toMatch(message)
})

test.each([
  'http://127.0.0.1:9/',
  'http://localhost/',
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://inside.example/',
])('%s is refused where private networks are not allowed', async (url) => {
  const { asAdmin, app } = await testServer()
  app.webhookNetwork.allowsPrivate = false
  app.webhookNetwork.lookup = () => Promise.resolve([{ address: '10.0.0.7', family: 4 }])
  const { status, json } = await asAdmin('POST', '/api/webhooks', { payload: { url, events } })
  expect([status, json]).toMatchObject([
    422,
    { fields: { url: 'This address is on a private network.' } },
  ])
})

test('more than twenty webhooks are refused', async () => {
  const { asAdmin } = await testServer()
  const add = () =>
    asAdmin('POST', '/api/webhooks', { payload: { url: 'https://crm.example/', events } })
  for (let at = 0; at < 20; at++) expect((await add()).status).toBe(201)
  expect((await add()).status).toBe(409)
})

test('an enquiry is delivered, listed, and sent again by hand', async () => {
  const { asAdmin, call, app } = await testServer()
  const { url, received } = await webhookReceiver()
  await asAdmin('POST', '/api/webhooks', { payload: { url, events } })
  await call('POST', '/api/send-email', { payload: { ...enquirer, subject: 'A', message: 'B' } })
  await deliverDue(app)
  const { json } = await asAdmin('GET', '/api/webhooks/1/deliveries')
  expect(json).toMatchObject({
    deliveries: [{ id: 1, type: 'enquiry.created', state: 'sent', tries: 1, status: 200 }],
    more: false,
  })
  const again = '/api/webhooks/1/deliveries/1/resend'
  expect((await asAdmin('POST', again)).json).toMatchObject({ state: 'waiting', tries: 0 })
  await deliverDue(app)
  expect(received).toHaveLength(2)
  expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id'])

  expect((await asAdmin('POST', '/api/webhooks/1/deliveries/9/resend')).status).toBe(404)
  expect((await asAdmin('GET', '/api/webhooks/9/deliveries')).status).toBe(404)
  const off = { payload: { state: 'off' } }
  expect((await asAdmin('PUT', '/api/webhooks/1', off)).json).toMatchObject({ state: 'off' })
  expect((await asAdmin('POST', again)).status).toBe(409)
  const tested = await asAdmin('POST', '/api/webhooks/1/test')
  expect(tested.json).toMatchObject({ type: 'webhook.test', state: 'sent' })
})

test('the first page of the admin area counts what failed, for owners', async () => {
  const { asAdmin, logInAs, app } = await testServer()
  const { url } = await webhookReceiver(410)
  await asAdmin('POST', '/api/webhooks', { payload: { url, events } })
  const editor = await logInAs('editor')
  await asAdmin('POST', '/api/properties', { payload: { properties_title: 'Villa' } })
  await deliverDue(app)
  expect((await asAdmin('GET', '/api/today')).json).toMatchObject({
    webhooks: { off: 1, failed: 1 },
  })
  expect((await editor.as('GET', '/api/today')).json).toMatchObject({ webhooks: null })
})
