import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { Invalid, NotFound, TooMany, Unauthorised } from '#domain/problem.ts'
import { addAdministrator } from '#test/administrator.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as account from './account.server.ts'
import * as sessions from './sessions.server.ts'

const old = { username: 'layla', password: 'a long password' }
const change = { current_password: old.password, password: 'quite another one' }
const omar = { username: 'omar', password: 'another long one' }
const here = '::1'

test('shows the user name and open sessions, newest first, the current one marked', async () => {
  const app = await appWithAdministrator()
  const { caller } = await enter(app)
  app.clock.advance({ hours: 1 })
  const later = await enter(app)
  await enter(app, omar)
  const seen = await account.find(app, caller)
  expect(seen).toMatchObject({ username: 'layla', second_factor: { state: 'off' } })
  expect(seen.sessions.map(({ id, current }) => [id, current])).toEqual([
    [later.caller.session, false],
    [caller.session, true],
  ])
})

test('does not show an expired session', async () => {
  const app = await appWithAdministrator()
  await enter(app)
  app.clock.advance({ days: 8 })
  const { caller } = await enter(app)
  expect((await account.find(app, caller)).sessions).toHaveLength(1)
})

test('a new password ends every session and opens a new one for the caller', async () => {
  const app = await appWithAdministrator()
  const { caller, token } = await enter(app)
  const other = await enter(app)
  const stranger = await enter(app, omar)
  const opened = await account.changePassword(app, caller, change)
  for (const ended of [token, other.token])
    await expect(sessions.authenticate(app, ended)).rejects.toThrow(Unauthorised)
  expect(await sessions.authenticate(app, opened.token)).toMatchObject({ username: 'layla' })
  expect(await sessions.authenticate(app, stranger.token)).toMatchObject({ username: 'omar' })
  await expect(sessions.open(app, old, here)).rejects.toThrow(Unauthorised)
  await sessions.open(app, { username: 'layla', password: change.password }, here)
})

test('changing the password needs the current one, and a new one that is allowed', async () => {
  const app = await appWithAdministrator()
  const { caller, token } = await enter(app)
  const refused = async (given: Partial<typeof change>) => {
    const changing = account.changePassword(app, caller, { ...change, ...given })
    const error = await changing.catch((error: unknown) => error)
    return error instanceof Invalid ? error.fields : error
  }
  expect(await refused({ current_password: 'a guess' })).toEqual({
    current_password: 'This is not your current password.',
  })
  for (const password of ['short', 'password1', 'layla'])
    expect(await refused({ password }), password).toHaveProperty('password')
  expect(await sessions.authenticate(app, token)).toMatchObject({ username: 'layla' })
  expect(await sessions.open(app, old, here)).toHaveProperty('token')
})

test('failures at the current password are throttled like those at the login', async () => {
  const app = await appWithAdministrator()
  const { caller } = await enter(app)
  const guess = { ...change, current_password: 'a guess' }
  for (let guesses = 0; guesses < 5; guesses++)
    await expect(account.changePassword(app, caller, guess)).rejects.toThrow(Invalid)
  await expect(account.changePassword(app, caller, change)).rejects.toThrow(TooMany)
  await expect(sessions.open(app, old, here)).rejects.toThrow(TooMany)
})

test('the right password clears the failures before it', async () => {
  const app = await appWithAdministrator()
  const { caller } = await enter(app)
  const guess = { current_password: 'a guess' }
  for (let round = 0; round < 2; round++) {
    for (let guesses = 0; guesses < 4; guesses++)
      await expect(account.endSessions(app, caller, guess)).rejects.toThrow(Invalid)
    expect(await account.endSessions(app, caller, change)).toBe(0)
  }
})

test('a removed administrator can change nothing', async () => {
  const app = await appWithAdministrator()
  const { caller } = await enter(app)
  await app.db.deleteFrom('administrators').where('username', '=', 'layla').execute()
  await expect(account.endSessions(app, caller, change)).rejects.toThrow(
    new Invalid({ current_password: 'This is not your current password.' }),
  )
  expect(await account.find(app, caller)).toMatchObject({ password_until: null, sessions: [] })
})

test('a generated password has an expiry date until another is chosen', async () => {
  const app = await appWithAdministrator()
  const password_until = '2026-03-08T08:00:00.000Z'
  await app.db.updateTable('administrators').set({ password_until }).execute()
  const { caller } = await enter(app)
  expect(await account.find(app, caller)).toMatchObject({ password_until })
  await account.changePassword(app, caller, change)
  expect(await account.find(app, caller)).toMatchObject({ password_until: null })
  const { entries } = await audit.list(app, {})
  expect(entries[0]).toMatchObject({ who: 'layla', what: 'password-changed' })
  const stranger = await enter(app, omar)
  expect(await account.find(app, stranger.caller)).toMatchObject({ password_until })
})

test('administrators can end their own sessions, and no others', async () => {
  const app = await appWithAdministrator()
  const { caller } = await enter(app)
  const other = await enter(app)
  const stranger = await enter(app, omar)
  await sessions.endOwn(app, caller, other.caller.session)
  await expect(sessions.authenticate(app, other.token)).rejects.toThrow(Unauthorised)
  for (const none of [other.caller.session, stranger.caller.session])
    await expect(sessions.endOwn(app, caller, none)).rejects.toThrow(NotFound)
  expect(await sessions.authenticate(app, stranger.token)).toMatchObject({ username: 'omar' })
})

test('ending all other sessions leaves those of other administrators open', async () => {
  const app = await appWithAdministrator()
  const { caller, token } = await enter(app)
  const others = [await enter(app), await enter(app)]
  const stranger = await enter(app, omar)
  expect(await sessions.endOthers(app, caller)).toBe(2)
  for (const ended of others)
    await expect(sessions.authenticate(app, ended.token)).rejects.toThrow(Unauthorised)
  for (const kept of [token, stranger.token]) await sessions.authenticate(app, kept)
})

test('ending sessions needs the password', async () => {
  const app = await appWithAdministrator()
  const { caller } = await enter(app)
  const other = await enter(app)
  const guess = { current_password: 'a guess' }
  for (const id of [other.caller.session, undefined])
    await expect(account.endSessions(app, caller, guess, id)).rejects.toThrow(Invalid)
  await sessions.authenticate(app, other.token)
  expect(await account.endSessions(app, caller, change, other.caller.session)).toBe(1)
  expect(await account.endSessions(app, caller, change)).toBe(0)
})

test('each step is logged, by id and never by name', async () => {
  const app = await appWithAdministrator()
  const { caller } = await enter(app)
  const other = await enter(app)
  const told: [object, string][] = []
  const log = { ...app.log, info: (facts: object, words: string) => told.push([facts, words]) }
  await sessions.endOwn({ ...app, log }, caller, other.caller.session)
  await sessions.endOthers({ ...app, log }, caller)
  await account.changePassword({ ...app, log }, caller, change)
  const administrator = caller.id
  expect(told).toEqual([
    [{ administrator, session: other.caller.session }, 'a session was ended'],
    [{ administrator, ended: 0 }, 'all other sessions were ended'],
    [{ administrator }, 'a password was changed'],
  ])
})

test('guesses at the password that arrive together are refused as those one after the other', async () => {
  const app = await appWithAdministrator()
  const { caller } = await enter(app)
  const guess = { ...change, current_password: 'a wrong password' }
  const guesses = await Promise.allSettled(
    Array.from({ length: 20 }, () => account.changePassword(app, caller, guess)),
  )
  const reasons = guesses.map((result) => result.status === 'rejected' && result.reason)
  expect(reasons.filter((reason) => reason instanceof Invalid).length).toBeLessThan(8)
})

async function appWithAdministrator(): Promise<TestApp> {
  const app = await testApp()
  await addAdministrator(app, old)
  await addAdministrator(app, omar)
  return app
}

async function enter(app: TestApp, credentials = old) {
  const { token } = await sessions.open(app, credentials, here)
  return { token, caller: { ...(await sessions.authenticate(app, token)), address: here } }
}
