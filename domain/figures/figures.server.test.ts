import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as people from '#domain/enquiries/privacy/people.server.ts'
import { NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
import { enquirer } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import { figuresCsv } from './figures-csv.ts'
import * as figures from './figures.server.ts'
import * as visits from './visits.server.ts'

const once = { recentFromNetwork: 1 }

test('enquiries count as they come, without spam, and still count when they are erased', async () => {
  const app = await testApp()
  const agent = await users.create(app, { name: 'Layla' })
  const villa = await properties.create(app, { agent_id: agent.id })
  const tour = { kind: 'tour', ...enquirer, message: 'Sunday?', property_id: villa.id } as const
  await enquiries.receive(app, tour, once)
  await enquiries.receive(app, { kind: 'listing', ...enquirer, address: 'Al Jaddaf' }, once)
  await app.db.updateTable('enquiries').set({ spam: 1 }).where('kind', '=', 'listing').execute()
  await enquiries.receive(app, { kind: 'listing', ...enquirer, address: 'Marina' }, once)
  const counted = async () => [
    (await figures.report(app, {})).totals.enquiries,
    (await figures.report(app, { listing: villa.id })).totals.enquiries,
    (await figures.report(app, { agent: agent.id })).totals.enquiries,
  ]
  expect(await counted()).toEqual([2, 1, 1])
  const person = { email: enquirer.email, phone: enquirer.phone }
  await people.erase(app, person, 3)
  expect(await counted()).toEqual([2, 1, 1])
  const stored = await app.db.selectFrom('figures').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(enquirer.email)
})

test('a period is compared with as many days before it', async () => {
  const app = await testApp()
  for (let day = 0; day < 6; day++) {
    visits.count(app, { kind: 'view', listing: 0 })
    if (day >= 3) visits.count(app, { kind: 'view', listing: 0 })
    app.clock.advance({ days: 1 })
  }
  await visits.write(app)
  const { totals, before, days } = await figures.report(app, {
    from: '2026-03-04',
    to: '2026-03-06',
  })
  expect([totals.views, before.totals.views, days.length, before.days.length]).toEqual([6, 3, 3, 3])
})

test('without days the last thirty are shown, today among them', async () => {
  const app = await testApp()
  const { from, to, days } = await figures.report(app, {})
  expect([from, to, days.length]).toEqual(['2026-01-31', '2026-03-01', 30])
})

test('figures of a listing or a person that does not exist are not found', async () => {
  const app = await testApp()
  await expect(figures.report(app, { listing: 99 })).rejects.toThrow(NotFound)
  await expect(figures.report(app, { agent: 99 })).rejects.toThrow(NotFound)
})

test('a spreadsheet runs nothing of the tables', async () => {
  const app = await testApp()
  const villa = await properties.create(app, { properties_title: '=HYPERLINK("http://x")' })
  visits.count(app, { kind: 'view', listing: villa.id, from: '-1.example' })
  await visits.write(app)
  const report = await figures.report(app, { from: '2026-03-01', to: '2026-03-01' })
  expect(figuresCsv(report, 'days')).toBe(
    '\ufeffday,views,enquiries,calls,whatsapp,brochures\r\n2026-03-01,1,0,0,0,0\r\n',
  )
  expect(figuresCsv(report, 'listings')).toContain(`"'=HYPERLINK(""http://x"")",1,`)
  expect(figuresCsv(report, 'sources')).toBe(`\ufeffsource,visits\r\n'-1.example,1\r\n`)
})
