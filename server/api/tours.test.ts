import { expect, test } from 'vitest'

import { enquiry } from '#domain/enquiries/inbox/inbox.ts'
import { freeTimes } from '#domain/enquiries/tours/tour.ts'
import { parseCalendar } from '#test/calendar.ts'
import { testServer } from '#test/test-server.ts'

const VISITOR = { name: 'Maryam', email: 'm@visitor.example', phone: '0501234567', message: 'x' }

test('an agent accepts a tour, proposes other times and declines', async () => {
  const { ask, as } = await withAgent()
  expect((await ask('10:00')).status).toBe(200)
  const path = '/api/tours/1'
  const free = freeTimes.parse((await as('GET', `${path}/free-times`)).json)
  expect(free.day).toBe('2026-03-03')
  const accepted = await as('POST', `${path}/accept`, { payload: { sequence: 0 } })
  expect(accepted.status).toBe(200)
  expect(enquiry.parse(accepted.json).tour).toMatchObject({ state: 'accepted', sequence: 1 })
  const times = free.times.slice(2, 5).map(({ starts_at }) => starts_at)
  const proposed = await as('POST', `${path}/propose`, { payload: { times } })
  expect(proposed.json).toMatchObject({ tour: { state: 'countered', offered_times: times } })
  const reason = { payload: { reason: ' It is let. ' } }
  const declined = await as('POST', `${path}/decline`, reason)
  expect(declined.json).toMatchObject({ tour: { state: 'declined', reason: 'It is let.' } })
  expect((await as('POST', `${path}/accept`, { payload: {} })).status).toBe(409)
})

test('a second tour at the same time is refused with the free times, and in the form', async () => {
  const { ask, as } = await withAgent()
  await ask('10:00')
  await ask('10:30')
  await as('POST', '/api/tours/1/accept', { payload: {} })
  expect(await as('POST', '/api/tours/2/accept', { payload: {} })).toMatchObject({
    status: 409,
    json: { error: expect.stringMatching(/^This time is already taken\. Free on that day: /) },
  })
  expect(await ask('10:00')).toMatchObject({
    status: 422,
    json: { fields: { tour_time: expect.stringContaining('This time is already taken.') } },
  })
  expect(await ask('10:00', 'ar')).toMatchObject({
    status: 422,
    json: { fields: { tour_time: expect.stringContaining('هذا الموعد محجوز.') } },
  })
})

test('bad input is refused with a sentence', async () => {
  const { ask, as, logInAs } = await withAgent()
  await ask('10:00')
  const tries: [path: string, payload: object, field: string][] = [
    ['propose', {}, 'times'],
    ['propose', { times: [] }, 'times'],
    ['propose', { times: 'x' }, 'times'],
    ['propose', { times: ['tomorrow'] }, 'times'],
    ['propose', { times: Array(4).fill('2026-03-04T06:00:00.000Z') }, 'times'],
    ['propose', { times: ['0001-01-01T00:00:00Z'] }, 'times'],
    ['propose', { times: ['9999-12-31T23:59:59Z'] }, 'times'],
    ['decline', {}, 'reason'],
    ['decline', { reason: '  ' }, 'reason'],
    ['decline', { reason: 'a\0b' }, 'reason'],
    ['decline', { reason: 'x'.repeat(501) }, 'reason'],
    ['accept', { sequence: 'x' }, 'sequence'],
  ]
  for (const [verb, payload, field] of tries)
    expect(await as('POST', `/api/tours/1/${verb}`, { payload }), verb).toMatchObject({
      status: 422,
      json: { fields: { [field]: expect.any(String) } },
    })
  expect((await as('GET', '/api/tours/1/free-times?day=2026-02-30')).status).toBe(422)
  expect((await as('GET', '/api/tours/x/free-times')).status).toBe(400)
  const stranger = await logInAs('editor')
  expect((await stranger.as('POST', '/api/tours/9/accept', { payload: {} })).status).toBe(404)
})

test('a calendar is read by its private address, and cached by nobody else', async () => {
  const { ask, as, call } = await withAgent()
  await ask('10:00')
  expect((await as('GET', '/api/account/calendar')).json).toEqual({
    address: null,
    created_at: null,
  })
  const made = (await as('POST', '/api/account/calendar')).json as { address: string }
  expect((await as('GET', '/api/account/calendar')).json).toEqual(made)
  const { pathname } = new URL(made.address)
  const { status, headers, body } = await call('GET', pathname)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(parseCalendar(body.toString()).events).toMatchObject([{ sequence: 0 }])
  const again = { headers: { 'if-none-match': String(headers['etag']) } }
  expect(await call('GET', pathname, again)).toMatchObject({ status: 304 })
  await as('POST', '/api/tours/1/accept', { payload: {} })
  expect((await call('GET', pathname, again)).status).toBe(200)
  await as('POST', '/api/account/calendar')
  for (const wrong of [pathname, '/calendars/x.ics', '/calendars/.ics', '/calendars/%00.ics'])
    expect((await call('GET', wrong)).status, wrong).toBe(404)
})

test('an accepted tour is given to its visitor as a file, by the link of its page only', async () => {
  const { ask, as, call } = await withAgent()
  const { tour: page } = (await ask('10:00')).json as { tour: string }
  expect((await call('GET', `${page}/tour.ics`)).status).toBe(404)
  await as('POST', '/api/tours/1/accept', { payload: {} })
  const { status, headers, body } = await call('GET', `${page}/tour.ics`)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': 'attachment; filename="tour.ics"',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const { events } = parseCalendar(body.toString())
  expect(events).toMatchObject([{ sequence: 1, status: 'CONFIRMED', attendee: null }])
  expect(body.toString()).not.toMatch(/Maryam|m@visitor|0501234567/)
  const forged = `${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`
  for (const wrong of [forged, '/tour/x', '/tour/%00'])
    expect((await call('GET', `${wrong}/tour.ics`)).status, wrong).toBe(404)
  await as('POST', '/api/tours/1/decline', { payload: { reason: 'It is let.' } })
  expect((await call('GET', `${page}/tour.ics`)).status).toBe(404)
})

async function withAgent() {
  const server = await testServer()
  const { as, user_id } = await server.logInAs('agent')
  const home = await server.asAdmin('POST', '/api/properties', { payload: { agent_id: user_id } })
  const { id } = home.json as { id: number }
  const ask = (tour_time: string, language = 'en') => {
    const payload = { ...VISITOR, property_id: id, tour_day: '2026-03-03', tour_time, language }
    return server.call('POST', '/api/scheduletoure', { payload })
  }
  return { ...server, as, ask }
}
