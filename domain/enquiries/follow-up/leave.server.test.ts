import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as users from '#domain/team/users.server.ts'
import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as detail from './detail.server.ts'
import * as leave from './leave.server.ts'
import * as notices from './notices.server.ts'

const person = { name: 'Layla', email: 'layla@example.com', phone: '050 555 0100' }

test('unanswered enquiries go to the stand-in on the first day of leave, once', async () => {
  const { app, sara, daniel } = await agency()
  for (let at = 0; at < 3; at++) await write(app, sara)
  await inbox.change(app, 3, { stage: 'contacted' })
  const tomorrow = daysAfter(dubaiDay(app.clock.now()), 1)
  await users.update(app, sara, { away_from: tomorrow, stand_in_id: daniel })
  expect(await leave.reassignFromAbsent(app)).toBe(0)
  app.clock.advance({ days: 1 })
  const both = await Promise.all([leave.reassignFromAbsent(app), leave.reassignFromAbsent(app)])
  expect(both.reduce((sum, count) => sum + count)).toBe(2)
  expect(await leave.reassignFromAbsent(app)).toBe(0)
  expect(await assignees(app)).toEqual([daniel, daniel, sara])
  const { events } = await detail.find(app, 1)
  expect(events.map(({ what, who, text }) => [what, who, text])).toContainEqual([
    'assigned',
    '',
    'Assigned to Daniel.',
  ])
  expect(events.filter(({ text }) => text === 'Assigned to Daniel.')).toHaveLength(1)
})

test('enquiries whose last reminder was sent long ago are reassigned, too', async () => {
  const { app, sara, daniel } = await agency()
  await write(app, sara)
  app.clock.advance({ days: 7 })
  while ((await notices.sendDue(app)) > 0);
  const today = dubaiDay(app.clock.now())
  await users.update(app, sara, { away_from: today, away_until: today, stand_in_id: daniel })
  expect(await leave.reassignFromAbsent(app)).toBe(1)
  expect(await assignees(app)).toEqual([daniel])
})

test('the reminder itself goes to the stand-in', async () => {
  const { app, sara, daniel } = await agency()
  await write(app, sara)
  await users.update(app, sara, {
    away_from: dubaiDay(app.clock.now()),
    stand_in_id: daniel,
  })
  app.clock.advance({ days: 7 })
  await notices.sendDue(app)
  expect(await assignees(app)).toEqual([daniel])
})

test('where nobody else is there, an enquiry stays, and so does spam', async () => {
  const { app, sara, daniel } = await agency()
  await write(app, sara)
  await write(app, sara)
  await inbox.change(app, 2, { spam: true })
  const away_from = dubaiDay(app.clock.now())
  for (const id of [sara, daniel]) await users.update(app, id, { away_from, stand_in_id: null })
  expect(await leave.reassignFromAbsent(app)).toBe(0)
  await users.update(app, daniel, { away_from: '' })
  await users.update(app, sara, { stand_in_id: daniel })
  expect(await leave.reassignFromAbsent(app)).toBe(1)
  expect(await assignees(app)).toEqual([daniel, sara])
})

test('whoever is back from leave keeps what is theirs', async () => {
  const { app, sara, daniel } = await agency()
  await write(app, sara)
  const yesterday = daysAfter(dubaiDay(app.clock.now()), -1)
  const times = { away_from: daysAfter(yesterday, -7), away_until: yesterday }
  await users.update(app, sara, { ...times, stand_in_id: daniel })
  expect(await leave.reassignFromAbsent(app)).toBe(0)
})

async function agency() {
  const app = await testApp()
  const { id: sara } = await users.create(app, { name: 'Sara', email: 'sara@agency.example' })
  const { id: daniel } = await users.create(app, { name: 'Daniel', email: 'dan@agency.example' })
  return { app, sara, daniel }
}

async function write(app: TestApp, assignee_id: number) {
  const message = { kind: 'contact' as const, subject: 'Hello', message: 'Hello', ...person }
  await enquiries.receive(app, message, { recentFromNetwork: 0 })
  const { enquiries: list } = await inbox.list(app, { state: 'all' })
  await inbox.change(app, list[0]?.id ?? 0, { assignee_id })
}

async function assignees(app: TestApp) {
  const rows = await app.db.selectFrom('enquiries').select('assignee_id').orderBy('id').execute()
  return rows.map(({ assignee_id }) => assignee_id)
}
