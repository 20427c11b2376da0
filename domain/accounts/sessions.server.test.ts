import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { Conflict, Invalid, NotFound, TooMany, Unauthorised } from '#domain/problem.ts'
import { addAdministrator } from '#test/administrator.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as account from './account.server.ts'
import * as administrators from './administrators.server.ts'
import * as loginThrottle from './login-throttle.server.ts'
import * as sessions from './sessions.server.ts'

const right = { username: 'layla', password: 'a long password' }
const wrong = { username: 'layla', password: 'another password' }

test('a token is valid until its session is closed, independently of others', async () => {
  const app = await appWithAdministrator()
  const { token } = await sessions.open(app, right, '::1')
  const elsewhere = await sessions.open(app, right, '::2')
  expect(await sessions.authenticate(app, token)).toMatchObject({ username: 'layla' })
  await sessions.close(app, token)
  await expect(sessions.authenticate(app, token)).rejects.toThrow(Unauthorised)
  expect(await sessions.authenticate(app, elsewhere.token)).toMatchObject({ username: 'layla' })
})

test('neither the token nor the password is stored in the database', async () => {
  const app = await testApp()
  await administrators.create(app, right.username, right.password)
  const { token } = await sessions.open(app, right, '::1')
  const rows = [
    ...(await app.db.selectFrom('sessions').selectAll().execute()),
    ...(await app.db.selectFrom('administrators').selectAll().execute()),
  ]
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(right.password)
  expect(JSON.stringify(rows)).toContain('$argon2id$v=19$m=65536,t=3,p=1$')
})

test('an unknown user and a wrong password get the same refusal', async () => {
  const app = await appWithAdministrator()
  const refusals = await Promise.all([
    sessions.open(app, wrong, '::1').catch(String),
    sessions.open(app, { ...wrong, username: 'nobody' }, '::2').catch(String),
  ])
  expect(new Set(refusals)).toEqual(new Set(['Error: Invalid credentials.']))
})

test('a missing token and an unknown token are refused', async () => {
  const app = await appWithAdministrator()
  await expect(sessions.authenticate(app, undefined)).rejects.toThrow(Unauthorised)
  await expect(sessions.authenticate(app, 'generated')).rejects.toThrow(Unauthorised)
})

test('a session expires after a week without use', async () => {
  const app = await appWithAdministrator()
  const { token } = await sessions.open(app, right, '::1')
  app.clock.advance({ days: 6 })
  await sessions.authenticate(app, token)
  app.clock.advance({ days: 6 })
  await sessions.authenticate(app, token)
  app.clock.advance({ days: 8 })
  await expect(sessions.authenticate(app, token)).rejects.toThrow(Unauthorised)
})

test('a session expires after thirty days, even if used', async () => {
  const app = await appWithAdministrator()
  const { token } = await sessions.open(app, right, '::1')
  for (let day = 0; day < 29; day++) {
    app.clock.advance({ days: 1 })
    await sessions.authenticate(app, token)
  }
  app.clock.advance({ days: 2 })
  await expect(sessions.authenticate(app, token)).rejects.toThrow(Unauthorised)
})

test('a session opened while the clock was days ahead expires as if it began when the clock was corrected', async () => {
  const app = await appWithAdministrator()
  app.clock.advance({ days: 300 })
  const { token } = await sessions.open(app, right, '::1')
  app.clock.advance({ days: -300 })
  await sessions.authenticate(app, token)
  app.clock.advance({ days: 8 })
  await expect(sessions.authenticate(app, token)).rejects.toThrow(Unauthorised)
  const [session] = await sessions.list(app)
  expect(session?.expires_at).toBe('2026-03-31T08:00:00.000Z')
})

test('a throttle set while the clock was days ahead does not last', async () => {
  const app = await appWithAdministrator()
  app.clock.advance({ days: 3 })
  for (let at = 0; at < 6; at++) await sessions.open(app, wrong, '::1').catch(() => {})
  app.clock.advance({ days: -3 })
  expect(await sessions.open(app, right, '::1')).toHaveProperty('token')
})

test('expired sessions are deleted', async () => {
  const app = await appWithAdministrator()
  await sessions.open(app, right, '::1')
  await sessions.removeExpired(app)
  expect(await sessions.list(app)).toHaveLength(1)
  app.clock.advance({ days: 31 })
  await sessions.removeExpired(app)
  expect(await sessions.list(app)).toHaveLength(0)
})

test('after five failures logins are refused for longer and longer, even with the right password', async () => {
  const app = await appWithAdministrator()
  for (let guess = 0; guess < 5; guess++)
    await expect(sessions.open(app, wrong, '::1')).rejects.toThrow(Unauthorised)
  await expect(sessions.open(app, right, '::1')).rejects.toThrow(TooMany)
  app.clock.advance({ seconds: 2 })
  await expect(sessions.open(app, wrong, '::1')).rejects.toThrow(Unauthorised)
  const refusal = await sessions.open(app, right, '::1').catch((error: unknown) => error)
  expect((refusal as TooMany).retryAfterSeconds).toBe(2)
})

test('the administrator can log in from elsewhere while an attacker is throttled', async () => {
  const app = await appWithAdministrator()
  for (let guess = 0; guess < 6; guess++) await sessions.open(app, wrong, '::1').catch(() => null)
  expect(await sessions.open(app, right, '2001:db8::2')).toHaveProperty('token')
})

test('a successful login clears the failures before it', async () => {
  const app = await appWithAdministrator()
  for (let guess = 0; guess < 4; guess++) await sessions.open(app, wrong, '::1').catch(() => null)
  await sessions.open(app, right, '::1')
  for (let guess = 0; guess < 4; guess++) await sessions.open(app, wrong, '::1').catch(() => null)
  expect(await sessions.open(app, right, '::1')).toHaveProperty('token')
})

test('a new password ends every session opened with the old one', async () => {
  const app = await appWithAdministrator()
  const { token } = await sessions.open(app, right, '::1')
  await administrators.resetPassword(app, 'layla', 'quite another one')
  await expect(sessions.authenticate(app, token)).rejects.toThrow(Unauthorised)
  await expect(sessions.open(app, right, '::1')).rejects.toThrow(Unauthorised)
  const again = { username: 'layla', password: 'quite another one' }
  expect(await sessions.open(app, again, '::1')).toHaveProperty('token')
})

test('a login under way while the password is changed opens no session', async () => {
  const app = await appWithAdministrator()
  let changed = false
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    // The first query of a login reads the hash of the password.
    async transformResult({ result }) {
      if (changed) return result
      changed = true
      await administrators.resetPassword(app, 'layla', 'quite another one')
      return result
    },
  })
  const refused = await sessions.open({ ...app, db }, right, '::1').catch((error: unknown) => error)
  expect(refused).toEqual(new Unauthorised('Invalid credentials.'))
  expect(await sessions.list(app)).toEqual([])
})

test('one session can be ended, or all of them', async () => {
  const app = await appWithAdministrator()
  for (let at = 0; at < 3; at++) await sessions.open(app, right, '::1')
  const [first] = await sessions.list(app)
  expect(await sessions.end(app, first?.id ?? 0)).toBe(1)
  expect(await sessions.end(app, 'all')).toBe(2)
})

test('a user name is unique, and a short or common password is refused', async () => {
  const app = await appWithAdministrator()
  await expect(administrators.create(app, 'layla', 'long enough')).rejects.toThrow(
    new Conflict('There is already an administrator named layla.'),
  )
  for (const poor of ['short', 'Password1', 'omar.haddad'])
    await expect(administrators.create(app, 'omar.haddad', poor), poor).rejects.toThrow(Invalid)
  await expect(administrators.resetPassword(app, 'omar', 'long enough')).rejects.toThrow(NotFound)
})

test('a removed administrator has no session left, and the last one cannot be removed', async () => {
  const app = await appWithAdministrator()
  const { token } = await sessions.open(app, right, '::1')
  await expect(administrators.remove(app, 'layla')).rejects.toThrow(Conflict)
  expect(await sessions.authenticate(app, token)).toMatchObject({ username: 'layla' })

  await administrators.create(app, 'omar', 'long enough')
  await administrators.remove(app, 'layla')
  await expect(sessions.authenticate(app, token)).rejects.toThrow(Unauthorised)
  await expect(sessions.open(app, right, '::1')).rejects.toThrow(Unauthorised)
  await expect(administrators.remove(app, 'layla')).rejects.toThrow(NotFound)
})

test('a generated password works for a week, unless it is changed', async () => {
  const app = await testApp()
  await administrators.create(app, 'omar', 'correct horse battery', 'generated')
  const omar = { username: 'omar', password: 'correct horse battery' }
  const { token, password_until } = await sessions.open(app, omar, '::1')
  const caller = { ...(await sessions.authenticate(app, token)), address: '::1' }
  expect(password_until).toBe('2026-03-08T08:00:00.000Z')
  app.clock.advance({ days: 7 })
  await expect(sessions.open(app, omar, '::1')).rejects.toMatchObject({
    kind: 'unauthorised',
    fields: { password: expect.stringContaining('made up') as string },
  })

  const password = 'quite another one'
  await account.changePassword(app, caller, { current_password: omar.password, password })
  app.clock.advance({ days: 365 })
  expect(await sessions.open(app, { ...omar, password }, '::1')).not.toHaveProperty(
    'password_until',
  )
})

test('a generated password works until the moment it expires', async () => {
  const app = await appWithAdministrator()
  const password_until = '2026-03-08T08:00:00.000Z'
  await app.db.updateTable('administrators').set({ password_until }).execute()
  app.clock.advance({ days: 7, seconds: -1 })
  expect(await sessions.open(app, right, '::1')).toMatchObject({ password_until })
  app.clock.advance({ seconds: 1 })
  await expect(sessions.open(app, right, '::1')).rejects.toMatchObject({
    message: 'Invalid credentials.',
    fields: {
      password:
        'This password was made up for the first days, which are over. Please have a new one made.',
    },
  })
  expect(await sessions.list(app)).toHaveLength(1)
})

test('a session says when it began, was last seen and expires, and whose it is', async () => {
  const app = await appWithAdministrator()
  const begun = app.clock.now().toISOString()
  const { token, ...opened } = await sessions.open(app, right, '::1')
  const other = await sessions.open(app, right, '::1')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(other.token).not.toBe(token)
  expect(opened).toEqual({ expires_at: '2026-03-31T08:00:00.000Z' })
  app.clock.advance({ hours: 1 })
  const seen = await sessions.authenticate(app, token)
  expect(seen).toEqual({ id: 1, username: 'layla', role: 'owner', user_id: 1, session: 1 })
  const session = { created_at: begun, seen_at: begun, ...opened, username: 'layla' }
  expect(await sessions.list(app)).toEqual([
    { ...session, id: 1, seen_at: app.clock.now().toISOString() },
    { ...session, id: 2 },
  ])
})

test('the last-seen time is written once a minute, not at every request', async () => {
  const app = await appWithAdministrator()
  const { token } = await sessions.open(app, right, '::1')
  const seenAt = async () => {
    await sessions.authenticate(app, token)
    return (await sessions.list(app))[0]?.seen_at
  }
  const begun = app.clock.now().toISOString()
  for (const seconds of [60, -120]) {
    app.clock.advance({ seconds })
    expect(await seenAt(), 'a minute before or after').toBe(begun)
  }
  app.clock.advance({ seconds: 121 })
  expect(await seenAt()).toBe(app.clock.now().toISOString())
  expect((await sessions.list(app))[0]?.expires_at).toBe('2026-03-31T08:00:00.000Z')
})

test('a session last seen in the future expires no later than it would have', async () => {
  const app = await appWithAdministrator()
  const { token } = await sessions.open(app, right, '::1')
  app.clock.advance({ days: 6 })
  await sessions.authenticate(app, token)
  app.clock.advance({ days: -3 })
  await sessions.authenticate(app, token)
  expect(await sessions.list(app)).toMatchObject([
    { seen_at: app.clock.now().toISOString(), expires_at: '2026-03-31T08:00:00.000Z' },
  ])
})

test('a session expires to the second, a week after it was seen or thirty days after it began', async () => {
  const app = await appWithAdministrator()
  const [idle, used] = [
    await sessions.open(app, right, '::1'),
    await sessions.open(app, right, '::1'),
  ]
  app.clock.advance({ days: 7, seconds: -1 })
  await sessions.authenticate(app, used.token)
  app.clock.advance({ seconds: 1 })
  await expect(sessions.authenticate(app, idle.token)).rejects.toThrow(
    new Unauthorised('You are not authorized to perform this action.'),
  )
  await sessions.removeExpired(app)
  expect((await sessions.list(app)).map(({ id }) => id)).toEqual([2])

  for (const days of [6, 6, 6, 5]) {
    await sessions.authenticate(app, used.token)
    app.clock.advance({ days })
  }
  app.clock.advance({ seconds: -1 })
  await sessions.authenticate(app, used.token)
  await sessions.removeExpired(app)
  expect(await sessions.list(app)).toHaveLength(1)
  app.clock.advance({ seconds: 1 })
  await expect(sessions.authenticate(app, used.token)).rejects.toThrow(Unauthorised)
  await sessions.removeExpired(app)
  expect(await sessions.list(app)).toEqual([])
})

test('a full disk does not block authentication; any other error is thrown', async () => {
  const app = await appWithAdministrator()
  const { token } = await sessions.open(app, right, '::1')
  app.clock.advance({ hours: 1 })
  const full = Object.assign(new Error('The disk is full'), { code: 'ENOSPC' })
  const seen = await sessions.authenticate(failingToWrite(app, full), token)
  expect(seen).toMatchObject({ username: 'layla' })
  const fault = sessions.authenticate(failingToWrite(app, new Error('No such column')), token)
  await expect(fault).rejects.toThrow('No such column')
})

test('logins, logouts and ended sessions are audited', async () => {
  const app = await appWithAdministrator()
  const { token } = await sessions.open(app, right, '::1')
  await sessions.close(app, token)
  await sessions.close(app, token)
  for (let at = 0; at < 4; at++) await sessions.open(app, right, '::1')
  const layla = { id: 1, username: 'layla', role: 'owner', user_id: 1 } as const
  const caller = { ...layla, session: 3, address: '::1' }
  await sessions.endOwn(app, caller, 2)
  await sessions.endOthers(app, caller)
  await sessions.end(app, 3)
  await sessions.end(app, 'all')
  await sessions.open(app, wrong, '::1').catch(() => null)
  await sessions.open(app, { ...wrong, username: 'my secret' }, '::1').catch(() => null)
  const { entries } = await audit.list(app, {})
  const said = entries.map(({ who, what, note }) => [who, what, note]).toReversed()
  expect(said.filter(([, what]) => what !== 'logged-in')).toEqual([
    ['layla', 'logged-out', ''],
    ['layla', 'sessions-ended', '1'],
    ['layla', 'sessions-ended', '2'],
    ['site', 'sessions-ended', '1'],
    ['site', 'sessions-ended', '0'],
    ['site', 'login-refused', 'layla'],
    ['site', 'login-refused', ''],
  ])
  expect(said.filter(([, what]) => what === 'logged-in')).toHaveLength(5)
})

test('an unknown name is throttled like a known one', async () => {
  const app = await appWithAdministrator()
  const nobody = { ...wrong, username: 'nobody' }
  for (let guess = 0; guess < 5; guess++)
    await loginThrottle.recordFailure(app, { ...nobody, address: '::1' })
  await expect(sessions.open(app, nobody, '::1')).rejects.toThrow(TooMany)
})

/** Reads work; writes fail. */
function failingToWrite(app: TestApp, error: Error): TestApp {
  const db = app.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode') throw error
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return { ...app, db }
}

async function appWithAdministrator(): Promise<TestApp> {
  const app = await testApp()
  await addAdministrator(app, right)
  return app
}
