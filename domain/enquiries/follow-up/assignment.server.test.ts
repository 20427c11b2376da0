import { expect, test } from 'vitest'

import { Invalid } from '#domain/problem.ts'
import * as users from '#domain/team/users.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { chooseAssignee, noteTurn } from './assignment.server.ts'

async function person(app: TestApp, name: string, profile = {}): Promise<number> {
  const { id } = await users.create(app, { name, ...profile })
  const login = { username: name, password_hash: 'x', created_at: app.clock.now().toISOString() }
  const administrator = await app.db
    .insertInto('administrators')
    .values(login)
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { administrator_id: administrator.id }
  await app.db.updateTable('users').set(own).where('id', '=', id).execute()
  return id
}

interface Wish {
  agentId?: number
  locationId?: number
  language?: 'en' | 'ar'
  rule?: 'in turn' | 'by location' | 'by language' | 'nobody'
}

/** Takes a turn, as an enquiry does. */
async function choose(app: TestApp, wish: Wish = {}): Promise<number | undefined> {
  const now = app.clock.now()
  const none = { agentId: null, locationId: null, language: 'en', rule: 'in turn' } as const
  const chosen = await chooseAssignee(app.db, { ...none, ...wish, now })
  if (chosen) await noteTurn(app.db, chosen.id, now)
  app.clock.advance({ seconds: 1 })
  return chosen?.id
}

test('enquiries go round in turn among those who log in and take them', async () => {
  const app = await testApp()
  const layla = await person(app, 'Layla')
  const yousef = await person(app, 'Yousef')
  await person(app, 'Mariam', { takes_enquiries: false })
  await users.create(app, { name: 'Without a login' })
  const chosen = []
  for (let index = 0; index < 4; index++) chosen.push(await choose(app))
  expect(chosen).toEqual([layla, yousef, layla, yousef])
  expect(await choose(app, { rule: 'nobody' })).toBeUndefined()
})

test('a listing’s agent gets what is asked about it, unless they are away', async () => {
  const app = await testApp()
  const layla = await person(app, 'Layla')
  const yousef = await person(app, 'Yousef')
  const noor = await person(app, 'Noor')
  for (let index = 0; index < 2; index++)
    expect(await choose(app, { agentId: noor, rule: 'nobody' })).toBe(noor)
  await users.update(app, noor, { away_from: '2026-03-01', away_until: '2026-03-01' })
  expect(await choose(app, { agentId: noor }), 'nobody stands in').toBe(layla)
  await users.update(app, noor, { stand_in_id: yousef })
  expect(await choose(app, { agentId: noor })).toBe(yousef)
  await users.update(app, yousef, { away_from: '2026-02-01' })
  expect(await choose(app, { agentId: noor }), 'who stands in is away, too').toBe(layla)
  app.clock.advance({ days: 1 })
  expect(await choose(app, { agentId: noor }), 'back from leave').toBe(noor)
})

test('by location and by language those are chosen who fit, else all take turns', async () => {
  const app = await testApp()
  const layla = await person(app, 'Layla', { languages: 'English, Arabic', location_ids: [3] })
  const yousef = await person(app, 'Yousef', { languages: 'English', location_ids: [4, 5] })
  const byLocation = (locationId: number) => choose(app, { rule: 'by location', locationId })
  expect([await byLocation(5), await byLocation(5), await byLocation(3)]).toEqual([
    yousef,
    yousef,
    layla,
  ])
  expect(await byLocation(9), 'nobody knows it').toBe(yousef)
  const inArabic = { rule: 'by language', language: 'ar' } as const
  expect([await choose(app, inArabic), await choose(app, inArabic)]).toEqual([layla, layla])
})

test('nobody stands in for themselves', async () => {
  const app = await testApp()
  const layla = await person(app, 'Layla')
  await expect(users.update(app, layla, { stand_in_id: layla })).rejects.toThrow(Invalid)
})
