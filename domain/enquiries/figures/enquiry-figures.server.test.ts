import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'
import type { NewRow } from '#storage/database/tables.ts'

import { figuresCsv } from './enquiry-figures-csv.ts'
import * as enquiryFigures from './enquiry-figures.server.ts'

// The week of Monday 2 March 2026; working hours are 09:00 to 19:00 in Dubai, 05:00 to 15:00 in UTC.
const PERIOD = { from: '2026-03-02', to: '2026-03-15' }

test('the first answer is measured in working minutes: median, nine of ten, and as promised', async () => {
  const app = await site()
  for (const minutes of [1, 2, 3, 4, 5, 6, 7, 8, 14, 60]) await enquiry(app, at(3, 6), { minutes })
  const { total } = await enquiryFigures.report(app, PERIOD)
  expect(total).toEqual({
    received: 10,
    answered: 10,
    median_minutes: 5,
    p90_minutes: 14,
    due: 10,
    in_time: 9,
  })
})

test('a night does not count, and whoever still waits is due once the promised time is over', async () => {
  const app = await site()
  // 18:55 in Dubai, answered at 09:04 of the next day; promised until 09:10.
  await enquiry(app, at(3, 14, 55), { first_answer_at: at(4, 5, 4), promised_until: at(4, 5, 10) })
  await enquiry(app, at(3, 6), {})
  await enquiry(app, at(3, 6), { promised_until: '2099-01-01T00:00:00.000Z' })
  const { total } = await enquiryFigures.report(app, PERIOD)
  expect(total).toMatchObject({ received: 3, answered: 1, median_minutes: 9, due: 2, in_time: 1 })
})

test('spam is left out, and enquiries from before there were promises have no times', async () => {
  const app = await site()
  await enquiry(app, at(3, 6), { minutes: 5, spam: 1 })
  await enquiry(app, at(3, 6), { minutes: 5, clock_from: null, promised_until: null })
  const { total } = await enquiryFigures.report(app, PERIOD)
  expect(total).toMatchObject({ received: 1, answered: 0, median_minutes: null, due: 0 })
})

test('by week and by agent, who sees their own', async () => {
  const app = await site()
  const { id: sara } = await users.create(app, { name: 'Sara' })
  const { id: omar } = await users.create(app, { name: 'Omar' })
  await enquiry(app, at(8, 19, 59), { minutes: 4, assignee_id: sara })
  await enquiry(app, at(8, 20, 1), { minutes: 10, assignee_id: sara, first_answer_by: omar })
  await enquiry(app, at(10, 6), { minutes: 30, assignee_id: omar, stage: 'won' })
  await enquiry(app, at(10, 6), {})
  const { weeks, agents } = await enquiryFigures.report(app, PERIOD)
  expect(weeks).toMatchObject([
    { week: '2026-03-02', received: 1 },
    { week: '2026-03-09', received: 3, answered: 2, p90_minutes: 30 },
  ])
  expect(agents).toMatchObject([
    { id: omar, name: 'Omar', received: 2, in_time: 1, due: 2, won: 1 },
    { id: null, name: '', received: 1, answered: 0, due: 1 },
    { id: sara, name: 'Sara', received: 1, median_minutes: 0 },
  ])
  const own = await enquiryFigures.report(app, { ...PERIOD, agent: sara })
  expect(own).toMatchObject({ total: { received: 1 }, agents: [{ id: sara }] })
  const ofNobody = await enquiryFigures.report(app, { ...PERIOD, agent: 0 })
  expect(ofNobody.total.received).toBe(0)
})

test('by source, stage and listing, and what was won', async () => {
  const app = await site()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  const flat = await properties.create(app, { properties_title: 'Flat' })
  await enquiry(app, at(3, 6), { source: 'bayut', property_id: flat.id })
  await enquiry(app, at(3, 6), { source: 'bayut', property_id: villa.id, stage: 'viewing' })
  await enquiry(app, at(3, 6), { property_id: villa.id, stage: 'won', handled_at: at(9, 6) })
  const figures = await enquiryFigures.report(app, PERIOD)
  expect(figures).toMatchObject({
    sources: [
      { source: 'bayut', received: 2, won: 0 },
      { source: 'site', received: 1, won: 1 },
    ],
    stages: [
      { stage: 'new', count: 1 },
      { stage: 'contacted', count: 0 },
      { stage: 'viewing', count: 1 },
      { stage: 'offer', count: 0 },
      { stage: 'won', count: 1 },
      { stage: 'lost', count: 0 },
    ],
    listings: [
      { id: villa.id, title: 'Villa', received: 2, won: 1 },
      { id: flat.id, received: 1, won: 0 },
    ],
    won: [{ about: 'Villa', reference: villa.reference, source: 'site', at: at(9, 6) }],
  })
  expect((await enquiryFigures.report(app, { ...PERIOD, listing: flat.id })).total.received).toBe(1)
  expect(figuresCsv(figures, 'weeks')).toContain('2026-03-02,3,0,,,3,0')
  expect(figuresCsv(figures, 'enquiry-sources')).toContain('bayut,2,0')
  expect(figuresCsv(figures, 'stages')).toContain('viewing,1')
  expect(figuresCsv(figures, 'homes')).toContain(`${villa.reference},Villa,2,1`)
  expect(figuresCsv(figures, 'agents')).toContain(',3,0,,,3,0,1')
  expect(figuresCsv(figures, 'won')).toContain(`Villa,${villa.reference},site,,${at(9, 6)}`)
})

/** After the period. */
async function site(): Promise<TestApp> {
  const app = await testApp()
  app.clock.advance({ days: 30 })
  return app
}

function at(day: number, hour: number, minute = 0): string {
  return new Date(Date.UTC(2026, 2, day, hour, minute)).toISOString()
}

const PROMISE_MS = 15 * 60_000

async function enquiry(
  { db }: TestApp,
  created_at: string,
  { minutes, ...columns }: Partial<NewRow<'enquiries'>> & { minutes?: number },
) {
  const after = (ms: number) => new Date(Date.parse(created_at) + ms).toISOString()
  const texts = { kind: 'contact', subject: '', message: '', address: '', countrycity: '' }
  const sender = { name: '', email: '', phone: '', photos: '[]', spam: 0 }
  const none = { property_id: null, email_id: null, idempotency_key: null, handled_at: null }
  await db
    .insertInto('enquiries')
    .values({
      ...texts,
      ...sender,
      ...none,
      created_at,
      clock_from: created_at,
      promised_until: after(PROMISE_MS),
      first_answer_at: minutes === undefined ? null : after(minutes * 60_000),
      ...(columns as object),
    })
    .execute()
}
