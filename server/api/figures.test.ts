import { expect, test } from 'vitest'

import { figuresWithEnquiries as figures } from '#domain/enquiries/figures/enquiry-figures.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { testServer } from '#test/test-server.ts'

const VISITOR = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.5 Mobile Safari/604.1' }

test('a visit is counted without a token, and only administrators read the figures', async () => {
  const { app, call, asAdmin } = await testServer()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  const seen = async (payload: object, headers: Record<string, string> = VISITOR) =>
    (await call('POST', '/api/seen', { payload, headers })).status
  expect(await seen({ kind: 'view', listing: villa.id, from: 'www.google.com' })).toBe(200)
  expect(await seen({ kind: 'brochure', listing: villa.id })).toBe(200)
  // Robots are answered, and not counted.
  expect(await seen({ kind: 'view', listing: villa.id }, { 'user-agent': 'Googlebot/2.1' })).toBe(
    200,
  )
  expect((await call('GET', '/api/figures')).status).toBe(401)
  const { json } = await asAdmin('GET', '/api/figures')
  expect(figures.parse(json)).toMatchObject({
    totals: { views: 1, brochures: 1 },
    sources: [{ source: 'google.com', views: 1 }],
    listings: [{ id: villa.id, views: 1 }],
    summary: { weekly: true, mail: 'off' },
  })
  const csv = await asAdmin('GET', '/api/figures.csv?from=2026-03-01&to=2026-03-01')
  expect(csv.body.toString()).toContain('2026-03-01,1,0,0,0,1')
  const { json: listings } = await asAdmin('GET', '/api/listings?order=views')
  expect(listings).toMatchObject({ listings: [{ id: villa.id, views: 1 }] })
})

test.each([
  ['kind', { kind: 'sale', listing: 0 }, 'Must be one of view, call, whatsapp, brochure.'],
  ['listing', { kind: 'view', listing: -1 }, 'Must be the id of a listing, or 0.'],
  ['listing', { kind: 'view', listing: 1e12 }, 'Must be the id of a listing, or 0.'],
  ['from', { kind: 'view', listing: 0, from: '=1+1' }, 'Must be the name of a host.'],
  ['from', { kind: 'view', listing: 0, from: 'x'.repeat(300) }, 'Must be the name of a host.'],
])('a visit with a wrong %s is refused', async (field, payload, message) => {
  const { call } = await testServer()
  const { status, json } = await call('POST', '/api/seen', { payload, headers: VISITOR })
  expect([status, json]).toMatchObject([422, { fields: { [field]: message } }])
})

test('one network is counted up to a limit, and long bodies are refused', async () => {
  const { app, call, asAdmin } = await testServer()
  const options = { payload: { kind: 'view', listing: 0 }, headers: VISITOR }
  const from = (remoteAddress: string) => call('POST', '/api/seen', { ...options, remoteAddress })
  for (let visit = 0; visit < 240; visit++) await from('198.51.100.7')
  const refused = await from('198.51.100.7')
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await from('198.51.100.8')).status).toBe(200)
  app.clock.advance({ seconds: 60 })
  expect((await from('198.51.100.7')).status).toBe(200)
  expect((await asAdmin('GET', '/api/figures')).json).toMatchObject({ totals: { views: 242 } })
  const payload = { kind: 'view', listing: 0, from: 'x'.repeat(2000) }
  expect((await call('POST', '/api/seen', { payload, headers: VISITOR })).status).toBe(413)
  expect(JSON.stringify(await app.db.selectFrom('figures').selectAll().execute())).not.toMatch(
    /198\.51|Mozilla/,
  )
})

test.each([
  ['?from=2026-02-30', 400],
  ['?from=2026-03-02&to=2026-03-01', 400],
  ['?from=2020-01-01&to=2026-03-01', 422],
  ['?from=2020-01-01', 422],
  ['.csv?from=2020-01-01', 422],
  ['?listing=x', 400],
  ['?listing=99', 404],
  ['?agent=99', 404],
  ['.csv?table=users', 400],
])('figures%s gets %i', async (query, status) => {
  const { asAdmin } = await testServer()
  expect((await asAdmin('GET', `/api/figures${query}`)).status).toBe(status)
})

test('the weekly summary is turned off and on, and that is recorded', async () => {
  const { asAdmin } = await testServer()
  const change = (weekly: unknown) =>
    asAdmin('PUT', '/api/figures/summary', { payload: { weekly } })
  expect((await change('no')).status).toBe(422)
  expect((await change(false)).json).toEqual({ weekly: false, mail: 'off' })
  expect((await asAdmin('GET', '/api/figures')).json).toMatchObject({ summary: { weekly: false } })
  expect((await asAdmin('GET', '/api/audit')).json).toMatchObject({
    entries: [{ what: 'weekly-summary-off', who: 'admin' }],
  })
})

test('every table of the figures is a file', async () => {
  const { asAdmin } = await testServer()
  const tables = ['days', 'listings', 'sources', 'weeks', 'agents', 'enquiry-sources', 'stages']
  for (const table of [...tables, 'homes', 'won']) {
    const { status, headers } = await asAdmin('GET', `/api/figures.csv?table=${table}`)
    expect([status, headers['content-disposition']], table).toEqual([
      200,
      `attachment; filename="figures-${table}.csv"`,
    ])
  }
  expect((await asAdmin('GET', '/api/figures.csv?table=people')).status).toBe(400)
})
