import { expect, test } from 'vitest'

import { encryptionWith } from '#domain/accounts/encryption.server.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import { NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { parseCalendar } from '#test/calendar.ts'
import { enquirer } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as calendar from './agent-calendar.server.ts'
import * as answers from './tour-answers.server.ts'
import * as tours from './tours.server.ts'

test('a calendar holds the own tours, with whom to meet and where', async () => {
  const app = await testApp()
  const omar = await person(app, 'Omar')
  const sara = await person(app, 'Sara')
  const { tour = '' } = await ask(app, omar.userId, '14:30')
  await ask(app, omar.userId, '10:00')
  await ask(app, sara.userId, '12:00')
  await answers.accept(omar, 1, {})
  const token = await tokenOf(omar)
  const { name, method, events } = parseCalendar(await calendar.read(app, token))
  expect([name, method]).toEqual(['Ghaf & Harbour: tours of Omar', null])
  expect(events).toMatchObject([
    { summary: 'Tour to confirm: Frond house, Layla Haddad', status: 'TENTATIVE', sequence: 0 },
    {
      summary: 'Tour: Frond house, Layla Haddad',
      status: 'CONFIRMED',
      sequence: 1,
      start: '2026-03-03T10:30:00.000Z',
      location: 'Tower One, Al Barari',
    },
  ])
  for (const known of [enquirer.phone, enquirer.email, 'GH-1', '/admin/enquiries'])
    expect(events[1]?.description).toContain(known)
  await tours.cancel(app, tour.slice('/tour/'.length), '192.0.2.1')
  expect(parseCalendar(await calendar.read(app, token)).events).toHaveLength(1)
})

test('the text is the same until something changes', async () => {
  const app = await testApp()
  const omar = await person(app, 'Omar')
  await ask(app, omar.userId, '14:30')
  const token = await tokenOf(omar)
  const first = await calendar.read(app, token)
  app.clock.advance({ hours: 1 })
  expect(await calendar.read(app, token)).toBe(first)
  await answers.accept(omar, 1, {})
  expect(await calendar.read(app, token)).not.toBe(first)
})

test('spam, and tours of more than thirty days ago, are not in it', async () => {
  const app = await testApp()
  const omar = await person(app, 'Omar')
  await ask(app, omar.userId, '14:30')
  await ask(app, omar.userId, '10:00')
  const token = await tokenOf(omar)
  await inbox.change(app, 2, { spam: true })
  const count = async () => parseCalendar(await calendar.read(app, token)).events.length
  expect(await count()).toBe(1)
  app.clock.advance({ days: 32 })
  expect(await count()).toBe(1)
  app.clock.advance({ days: 1 })
  expect(await count()).toBe(0)
})

test('a new address ends the old one; nobody else’s changes', async () => {
  const app = await testApp()
  const [omar, sara] = [await person(app, 'Omar'), await person(app, 'Sara')]
  expect(await calendar.find(omar)).toEqual({ address: null, created_at: null })
  const [first, other] = [await tokenOf(omar), await tokenOf(sara)]
  const second = await tokenOf(omar)
  expect((await calendar.find(omar)).address).toBe(`${app.publicUrl}/calendars/${second}.ics`)
  await calendar.read(app, second)
  await calendar.read(app, other)
  for (const wrong of [first, '', 'x', `${second}x`, second.slice(0, -1), second.toLowerCase()])
    await expect(calendar.read(app, wrong), wrong).rejects.toThrow(NotFound)
  const { entries } = await audit.list(app, {})
  expect(entries.filter(({ what }) => what === 'calendar-address-renewed')).toHaveLength(3)
})

test('the calendar of somebody who no longer works here is not found', async () => {
  const app = await testApp()
  const omar = await person(app, 'Omar')
  const token = await tokenOf(omar)
  await app.db.updateTable('users').set({ active: 0 }).where('id', '=', omar.userId).execute()
  await expect(calendar.read(app, token)).rejects.toThrow(NotFound)
})

test('a stolen copy of the database shows no address', async () => {
  const app = await testApp()
  const omar = { ...(await person(app, 'Omar')), encryption: encryptionWith('k'.repeat(32)) }
  const token = await tokenOf(omar)
  const stored = await app.db.selectFrom('agent_calendars').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  expect((await calendar.find(omar)).address).toContain(token)
  // With another key the address still works, but cannot be shown.
  const otherKey = { ...omar, encryption: encryptionWith('l'.repeat(32)) }
  expect(await calendar.find(otherKey)).toEqual({ address: null, created_at: null })
  await calendar.read(app, token)
})

test('a login that belongs to nobody has no calendar', async () => {
  const app = await testApp()
  await expect(calendar.find(app)).rejects.toThrow('belongs to nobody of the team')
})

type Person = Awaited<ReturnType<typeof person>>

async function tokenOf(who: Person): Promise<string> {
  const { address } = await calendar.renew(who)
  return /([^/]*)\.ics$/.exec(address ?? '')?.[1] ?? ''
}

async function person(app: TestApp, name: string) {
  const now = app.clock.now().toISOString()
  const columns = { name, role: 'agent', created_at: now, updated_at: now } as const
  const { id: user_id } = await app.db
    .insertInto('users')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await app.db
    .insertInto('administrators')
    .values({ username: name, password_hash: '', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const actor = { id, username: name, role: 'agent' as const, user_id }
  return { ...app, actor, userId: user_id }
}

async function ask(app: TestApp, agent_id: number, tour_time: string) {
  const place = { tower_name: 'Tower One', location_id: 1 }
  const home = { properties_title: 'Frond house', agent_id, ...place }
  const { id } = await properties.create(app, home)
  const when = { tour_day: '2026-03-03', tour_time, property_id: id }
  const tour = { kind: 'tour', ...enquirer, message: 'May we see it?', ...when } as const
  return enquiries.receive(app, tour, { recentFromNetwork: 1 })
}
