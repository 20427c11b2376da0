import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import * as removal from '#domain/removal/removal.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as figures from './figures.server.ts'
import type { FiguresQuery } from './report.ts'
import { createVisitCounts } from './visit-counts.ts'
import * as visits from './visits.server.ts'

async function totals(app: TestApp, query: FiguresQuery = {}) {
  return (await figures.report(app, query)).totals
}

test('what visitors do is counted for the listing, its agent and the site, by Dubai’s day', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: 'Villa' })
  visits.count(app, { kind: 'view', listing: villa.id, from: 'l.instagram.com' })
  visits.count(app, { kind: 'view', listing: villa.id })
  visits.count(app, { kind: 'whatsapp', listing: villa.id })
  visits.count(app, { kind: 'view', listing: 0, from: '' })
  // 08:00 UTC on 1 March is noon in Dubai, and thirteen hours later it is the day after.
  app.clock.advance({ hours: 13 })
  visits.count(app, { kind: 'call', listing: 0 })
  expect((await totals(app)).views).toBe(0)
  await visits.write(app)
  const site = await figures.report(app, { from: '2026-03-01', to: '2026-03-02' })
  expect(site.days).toMatchObject([
    { day: '2026-03-01', views: 3, whatsapp: 1, calls: 0 },
    { day: '2026-03-02', views: 0, whatsapp: 0, calls: 1 },
  ])
  expect(site.sources).toEqual([
    { source: 'direct', views: 1 },
    { source: 'instagram.com', views: 1 },
  ])
  expect(site.listings).toMatchObject([{ id: villa.id, title: 'Villa', views: 2, whatsapp: 1 }])
  const { totals: ofVilla, sources, of } = await figures.report(app, { listing: villa.id })
  expect([ofVilla.views, sources, of?.name]).toEqual([
    2,
    [{ source: 'instagram.com', views: 1 }],
    `Villa (GH-${villa.id})`,
  ])
})

test('two processes add to each other', async () => {
  const app = await testApp()
  const other = { ...app, visitCounts: createVisitCounts() }
  for (const process of [app, other, app]) {
    visits.count(process, { kind: 'view', listing: 0 })
    visits.count(process, { kind: 'view', listing: 0 })
    await visits.write(process)
  }
  expect((await totals(app)).views).toBe(6)
})

test('a listing that visitors cannot see is not counted, nor is one that does not exist', async () => {
  const app = await testApp()
  const draft = await properties.create(app, { status: 'draft' })
  for (const listing of [draft.id, draft.id + 1000])
    visits.count(app, { kind: 'view', listing, from: 'example.com' })
  await visits.write(app)
  expect((await totals(app)).views).toBe(0)
  expect((await figures.report(app, {})).sources).toEqual([])
})

test('a day has at most 200 sources; what comes from others is counted together', async () => {
  const app = await testApp()
  for (let index = 0; index < 250; index++) {
    visits.count(app, { kind: 'view', listing: 0, from: `site-${index}.example` })
    // In two writes.
    if (index === 100) await visits.write(app)
  }
  await visits.write(app)
  const stored = await app.db.selectFrom('figures').select(['source', 'count']).execute()
  const sources = stored.filter(({ source }) => source !== '')
  expect(sources).toHaveLength(201)
  expect(sources.find(({ source }) => source === 'other')?.count).toBe(50)
  expect((await totals(app)).views).toBe(250)
})

test('what cannot be written is kept in memory, and written later', async () => {
  const app = await testApp()
  const { db } = app
  visits.count(app, { kind: 'view', listing: 0 })
  const broken = { ...app, db: failing(app) }
  await expect(visits.write(broken)).rejects.toThrow('unavailable')
  visits.count(app, { kind: 'view', listing: 0 })
  await visits.write({ ...app, db })
  expect((await totals(app)).views).toBe(2)
})

test('memory is bounded, whatever is reported', async () => {
  const app = await testApp()
  for (let listing = 1; listing < 30_000; listing++) visits.count(app, { kind: 'view', listing })
  expect(app.visitCounts.take()).toHaveLength(20_000)
})

test('a count stays where both engines can store it', async () => {
  const app = await testApp()
  const figure = { property_id: 0, kind: 'view', day: '2026-03-01', source: '' } as const
  for (const count of [1_999_999_999, 2_000_000_000]) {
    app.visitCounts.add({ ...figure, count })
    await visits.write(app)
  }
  expect((await totals(app)).views).toBe(2_000_000_000)
})

test('figures are kept for 25 months, and those of a deleted listing only in the site’s', async () => {
  const app = await testApp()
  const villa = await properties.create(app, {})
  visits.count(app, { kind: 'view', listing: villa.id })
  await visits.write(app)
  await properties.remove(app, villa.id)
  app.clock.advance({ days: 31 })
  await figures.forgetListings(app, (await removal.purge(app)).properties)
  expect(await app.db.selectFrom('figures').select('property_id').execute()).toEqual([
    { property_id: 0 },
  ])
  app.clock.advance({ days: 725 })
  await figures.removeOld(app)
  expect((await totals(app, { from: '2026-03-01', to: '2026-03-01' })).views).toBe(1)
  app.clock.advance({ days: 10 })
  await figures.removeOld(app)
  expect((await totals(app, { from: '2026-03-01', to: '2026-03-01' })).views).toBe(0)
})

function failing({ db }: TestApp): TestApp['db'] {
  return new Proxy(db, {
    get: (target, name, receiver): unknown =>
      name === 'transaction'
        ? () => ({ execute: () => Promise.reject(new Error('unavailable')) })
        : Reflect.get(target, name, receiver),
  })
}
