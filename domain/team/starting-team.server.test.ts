import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { startingTeam } from '#agency/team.ts'
import { migrate } from '#storage/database/migrate.ts'
import { emptyPlace, testApp } from '#test/test-app.ts'

import { loadOnce } from './starting-team.server.ts'
import { newUser } from './user.ts'
import * as users from './users.server.ts'

test('a site starts with the people of the agency, once', async () => {
  const app = await testApp()
  await loadOnce(app)
  await loadOnce(app)
  const names = startingTeam.map(({ name }) => name)
  expect((await users.listShown(app)).map(({ name }) => name)).toEqual(names)
  for (const { id } of await users.list(app)) await users.remove(app, id, {})
  await loadOnce(app)
  expect(await users.list(app)).toEqual([])
})

test('what they are said to be is valid', () => {
  for (const person of startingTeam) expect(newUser.parse(person)).toEqual(person)
})

test('administrators of an older site become owners', async () => {
  const { db, engine } = await emptyPlace()
  await migrate(db, engine, '0004-listing-life')
  const now = '2026-03-01T08:00:00.000Z'
  for (const name of ['omar', 'layla'])
    await sql`insert into administrators (username, password_hash, created_at)
      values (${name}, 'x', ${now})`.execute(db)
  await migrate(db, engine)
  expect(await users.list({ actor: 'site', db })).toMatchObject([
    { username: 'omar', role: 'owner', name: '', shown: false, created_at: now },
    { username: 'layla', role: 'owner' },
  ])
})
