import { expect, test } from 'vitest'

import { sendAlerts } from '#domain/alerts/send-alerts.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { fixedMail } from '#domain/mail/mail-source.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import type { TestApp } from '#test/test-app.ts'
import { testServer } from '#test/test-server.ts'

const ASKED = { email: 'layla@example.com', search: 'bedrooms=2', frequency: 'now', language: 'en' }

test('a search is saved, confirmed by its link, and ended by one click', async () => {
  const { app, call } = await serverWithMail()
  const saved = await call('POST', '/api/alerts', { payload: ASKED })
  expect([saved.status, saved.json]).toEqual([200, { ok: true }])
  const token = await lastToken(app)
  expect(await states(app)).toEqual(['pending'])
  const followed = await call('GET', `/api/alerts/${token}/end`)
  expect([followed.status, followed.headers['location']]).toEqual([303, `/alerts/${token}`])
  expect(await states(app)).toEqual(['pending'])
  // As mail programs post it, in either form of RFC 8058.
  const ended = await call('POST', `/api/alerts/${token}/end`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([ended.status, ended.json]).toEqual([200, { ok: true }])
  expect(await states(app)).toEqual(['ended'])
  const body =
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const again = await call('POST', `/api/alerts/${token}/end`, {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: body,
  })
  expect(again.status).toBe(200)
})

test.each([
  [{ email: '' }, { email: 'Please enter your e-mail address.' }],
  [{ email: 'layla' }, { email: 'Please enter a valid e-mail address.' }],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'Please enter a valid e-mail address.' }],
  [{ email: `${'a'.repeat(250)}@b.example` }, { email: 'Please enter a valid e-mail address.' }],
  [{ email: null }, { email: 'Please enter your e-mail address.' }],
  [{ email: '', language: 'ar' }, { email: 'يرجى إدخال بريدك الإلكتروني.' }],
  [{ search: 5 }, { search: 'Must be text.' }],
  [{ search: 'searchTerm=%00' }, { search: 'This search is too long to be saved.' }],
  [
    { search: `searchTerm=${'x'.repeat(1001)}` },
    { search: 'This search is too long to be saved.' },
  ],
  [{ frequency: 'hourly' }, { frequency: 'Please choose how often we write.' }],
  [{ language: 'fr' }, { language: 'The language must be en or ar.' }],
])('%j is refused at its field', async (change, fields) => {
  const { app, call } = await serverWithMail()
  const { status, json } = await call('POST', '/api/alerts', { payload: { ...ASKED, ...change } })
  expect([status, json]).toMatchObject([422, { fields }])
  expect(await states(app)).toEqual([])
})

test('the answer is the same for every address', async () => {
  const { app, call } = await serverWithMail()
  const answers = new Set<string>()
  const asking = ['a@x.example', 'a@x.example', 'a@x.example', 'A@x.example', 'b@x.example']
  for (const [at, email] of asking.entries()) {
    const payload = { ...ASKED, email, search: `bedrooms=${at + 1}` }
    const { status, body } = await call('POST', '/api/alerts', { payload })
    answers.add(`${status} ${body.toString()}`)
  }
  expect([...answers]).toEqual(['200 {"ok":true}'])
  expect(await app.db.selectFrom('emails').select('id').execute()).toHaveLength(4)
  for (let at = 0; at < 5; at++) await call('POST', '/api/alerts', { payload: ASKED })
  const refused = await call('POST', '/api/alerts', { payload: ASKED })
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
})

test('odd searches and links are refused without a failure', async () => {
  const { app, call } = await serverWithMail()
  const odd = ['?', '&&&=', '%', '%ff', 'minPrice=x&bedrooms=-1&type=x&visa=x', 'searchTerm=%25_\\']
  for (const [at, search] of odd.entries()) {
    const payload = { ...ASKED, email: `${at}@x.example`, search }
    expect((await call('POST', '/api/alerts', { payload })).status, search).toBe(200)
  }
  await app.db.updateTable('alerts').set({ state: 'active' }).execute()
  await properties.create(app, { properties_title: 'A home' })
  const log: unknown[] = []
  const watched = { ...app, log: { ...app.log, error: (facts: object) => void log.push(facts) } }
  await sendAlerts(watched)
  app.clock.advance({ seconds: 121 })
  await sendAlerts(watched)
  expect(log).toEqual([])
  for (const token of ['x', '%0d%0a', `${'a'.repeat(24)}.${'b'.repeat(32)}`])
    for (const method of ['GET', 'POST'])
      expect((await call(method, `/api/alerts/${token}/end`)).status).toBeLessThan(500)
})

test('without a mail server a visitor hears that no email can be sent', async () => {
  const { call } = await testServer()
  const { status, json } = await call('POST', '/api/alerts', { payload: ASKED })
  expect([status, json]).toMatchObject([409, { error: matching(/cannot send e-mails/) }])
})

test('the team sees whom a home fits, and writes to those with consent only', async () => {
  const { app, call, asAdmin, logInAs } = await serverWithMail()
  const location_id = (await taxonomy.locations(app))[0]?.id
  const like = { location_id, price: '2,000,000', currency: 'AED', bedroom: 2 }
  const [about = 0, dearer = 0, home = 0] = await properties.createMany(app, [
    { properties_title: 'Asked about', ...like },
    { properties_title: 'Dearer', ...like, price: '3,000,000' },
    { properties_title: 'New', ...like, price: '2,300,000' },
  ])
  for (const [name, property_id] of [
    ['Layla', about],
    ['Omar', about],
    ['Sami', dearer],
  ] as const)
    await enquire(app, name, property_id)
  await call('POST', '/api/alerts', { payload: ASKED })
  await call('POST', '/api/alerts', {
    payload: { ...ASKED, email: 'n@x.example', search: 'bedrooms=9' },
  })
  await app.db.updateTable('alerts').set({ state: 'active', frequency: 'daily' }).execute()

  const path = `/api/properties/${home}/interested`
  const seen = await asAdmin('GET', path)
  expect(seen.json).toMatchObject({
    enquiries: [
      { name: 'Omar', about: 'Asked about', consents: false },
      { name: 'Layla', about: 'Asked about', consents: true },
    ],
    alerts: 1,
    told: 0,
    isPublic: true,
  })
  const before = await emailCount(app)
  const message = 'Come and see it <b>soon</b>.'
  const first = await asAdmin('POST', `${path}/write`, { payload: { message } })
  expect(first.json).toEqual({ written: 1 })
  const email = await lastEmail(app)
  expect(email.to_address).toBe('layla@example.com')
  expect(email.text).toContain(message)
  expect(email.html).toContain('&lt;b&gt;soon')
  expect((await asAdmin('POST', `${path}/write`, { payload: {} })).json).toEqual({ written: 0 })
  expect(await emailCount(app)).toBe(before + 1)
  expect((await asAdmin('GET', path)).json).toMatchObject({ alerts: 1, told: 1 })
  const audit = await app.db.selectFrom('audit').select(['what', 'about_id']).execute()
  expect(audit.find(({ what }) => what === 'property-announced')).toEqual({
    what: 'property-announced',
    about_id: home,
  })

  // An agent has their own listings only.
  const { as } = await logInAs('agent')
  expect((await as('GET', path)).status).toBe(404)
  expect((await as('POST', `${path}/write`, { payload: {} })).status).toBe(404)
  await properties.update(app, home, { status: 'hidden' })
  const hidden = await asAdmin('POST', `${path}/write`, { payload: {} })
  expect([hidden.status, hidden.json]).toMatchObject([409, { error: matching(/publish it first/) }])
  expect((await asAdmin('POST', `${path}/write`, { payload: { message: 5 } })).status).toBe(422)
})

test('export and erasure cover the alerts of a person', async () => {
  const { app, call, asAdmin } = await serverWithMail()
  await call('POST', '/api/alerts', { payload: ASKED })
  await call('POST', '/api/alerts', { payload: { ...ASKED, email: 'omar@x.example' } })
  await app.db.updateTable('alerts').set({ state: 'active' }).execute()
  await properties.create(app, { properties_title: 'A home', bedroom: 2 })
  await sendAlerts(app)
  app.clock.advance({ seconds: 121 })
  await sendAlerts(app)
  const person = { email: ' LAYLA@example.com ' }
  const found = await asAdmin('POST', '/api/people/find', { payload: person })
  expect(found.json).toMatchObject({
    enquiries: [],
    alerts: [
      {
        email: 'layla@example.com',
        search: 'bedrooms=2',
        state: 'active',
        consent: matching(/^I agree that/),
        consented_at: '2026-03-01T08:00:00.000Z',
        homes: [{ property_id: 1 }],
      },
    ],
  })
  const exported = await asAdmin('POST', '/api/people/export', { payload: person })
  expect(exported.body.toString('latin1')).toContain('personal-data.json')
  const payload = { ...person, enquiries: 0 }
  const erased = await asAdmin('POST', '/api/people/erase', { payload })
  expect(erased.json).toMatchObject({ enquiries: 0, alerts: 1, emails: 2 })
  const left = await app.db.selectFrom('alerts').select('email_key').execute()
  expect(left).toEqual([{ email_key: 'omar@x.example' }])
  const emails = await app.db.selectFrom('emails').select('to_address').execute()
  expect(new Set(emails.map(({ to_address }) => to_address))).toEqual(new Set(['omar@x.example']))
})

/** A server whose emails stay in the outbox. */
function serverWithMail() {
  const mail = fixedMail({ send: () => Promise.resolve('250 OK'), close: () => {} })
  return testServer({}, { mail })
}

async function states(app: TestApp): Promise<string[]> {
  return (await app.db.selectFrom('alerts').select('state').execute()).map(({ state }) => state)
}

function lastEmail(app: TestApp) {
  const emails = app.db.selectFrom('emails').selectAll().orderBy('id', 'desc')
  return emails.executeTakeFirstOrThrow()
}

async function lastToken(app: TestApp): Promise<string> {
  return /\/alerts\/([\w.-]+)/.exec((await lastEmail(app)).text)?.[1] ?? ''
}

async function emailCount(app: TestApp): Promise<number> {
  return (await app.db.selectFrom('emails').select('id').execute()).length
}

function enquire(app: TestApp, name: string, property_id: number) {
  const email = `${name.toLowerCase()}@example.com`
  const tour = { kind: 'tour', name, email, phone: '0501234567', message: 'Hello', property_id }
  return enquiries.receive(app, tour as Parameters<typeof enquiries.receive>[1], {
    recentFromNetwork: 0,
  })
}

function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern)
}
