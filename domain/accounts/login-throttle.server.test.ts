import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { TooMany } from '#domain/problem.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as loginThrottle from './login-throttle.server.ts'

test('one address is stopped after five failures for one name, and no other is', async () => {
  const app = await testApp()
  const attempt = { username: 'layla', address: '2001:db8:0:1::1' }
  expect(await wrongUntilStopped(app, () => attempt)).toBe(5)
  for (const other of [
    { ...attempt, address: '2001:db8:0:2::1' },
    { ...attempt, username: 'omar' },
  ])
    expect(await mayGuess(app, other)).toBe(true)
  await loginThrottle.recordSuccess(app, attempt)
  expect(await mayGuess(app, attempt)).toBe(true)
})

test('one address is stopped after twenty-five failures for many names', async () => {
  const app = await testApp()
  const stopped = await wrongUntilStopped(app, (nth) => ({
    username: `${nth}`,
    address: '2001:db8:0:1::1',
  }))
  expect(stopped).toBe(25)
  expect(await mayGuess(app, { username: '1', address: '2001:db8:0:2::1' })).toBe(true)
})

test('one name is stopped after a hundred failures from many addresses', async () => {
  const app = await testApp()
  const stopped = await wrongUntilStopped(app, (nth) => ({ username: 'layla', address: `${nth}` }))
  expect(stopped).toBe(100)
  expect(await mayGuess(app, { username: 'omar', address: '1' })).toBe(true)
})

test('another address of the same IPv6 network is stopped as well', async () => {
  const app = await testApp()
  await wrongUntilStopped(app, (nth) => ({
    username: 'layla',
    address: `2001:db8::${nth.toString(16)}`,
  }))
  expect(await mayGuess(app, { username: 'layla', address: '2001:db8::ffff' })).toBe(false)
  expect(await mayGuess(app, { username: 'layla', address: '2001:db8:0:1::1' })).toBe(true)
})

test('guesses from elsewhere do not stop a network that has logged in lately', async () => {
  const app = await testApp()
  const office = { username: 'layla', address: '192.0.2.1' }
  await loginThrottle.recordSuccess(app, office)
  await wrongUntilStopped(app, (nth) => ({ username: 'layla', address: `${nth}` }))
  expect(await mayGuess(app, { username: 'layla', address: '192.0.2.2' })).toBe(false)
  expect(await mayGuess(app, office)).toBe(true)
  app.clock.advance({ days: 31 })
  await wrongUntilStopped(app, (nth) => ({ username: 'layla', address: `later ${nth}` }))
  expect(await mayGuess(app, office)).toBe(false)
})

test('name and address are not confused with a pair that joins to the same text', async () => {
  const app = await testApp()
  await wrongUntilStopped(app, () => ({ username: 'a', address: 'bc' }))
  expect(await mayGuess(app, { username: 'ab', address: 'c' })).toBe(true)
})

test('refused logins leave at most a hundred audit entries a day, with the user name', async () => {
  const app = await testApp()
  await loginThrottle.auditRefusal(app, { id: 7, username: 'layla' })
  await loginThrottle.auditRefusal(app, undefined)
  const { entries } = await audit.list(app, {})
  expect(entries.map(({ who, what, about_id, note }) => [who, what, about_id, note])).toEqual([
    ['site', 'login-refused', null, ''],
    ['site', 'login-refused', 7, 'layla'],
  ])
  await app.db.transaction().execute(async (db) => {
    for (let nth = 3; nth <= 102; nth++) await loginThrottle.auditRefusal({ ...app, db }, undefined)
  })
  expect(await linesIn(app)).toBe(100)
  app.clock.advance({ days: 1, seconds: -1 })
  await loginThrottle.auditRefusal(app, undefined)
  expect(await linesIn(app)).toBe(100)
  app.clock.advance({ seconds: 1 })
  await loginThrottle.auditRefusal(app, undefined)
  expect(await linesIn(app)).toBe(101)
})

test('an error while counting refusals is thrown', async () => {
  const app = await testApp()
  await app.db.schema.dropTable('attempts').execute()
  await expect(loginThrottle.auditRefusal(app, undefined)).rejects.toThrow('attempts')
})

/** How many failures were allowed before an attempt was refused. */
function wrongUntilStopped(
  app: TestApp,
  attemptAt: (nth: number) => loginThrottle.LoginAttempt,
): Promise<number> {
  return app.db.transaction().execute(async (db) => {
    for (let nth = 1; nth <= 120; nth++) {
      await loginThrottle.recordFailure({ ...app, db }, attemptAt(nth))
      if (!(await mayGuess({ ...app, db }, attemptAt(nth + 1)))) return nth
    }
    throw new Error('Nobody was stopped')
  })
}

type Parts = Pick<TestApp, 'db' | 'clock'>

function mayGuess(app: Parts, attempt: loginThrottle.LoginAttempt): Promise<boolean> {
  return loginThrottle.assertAllowed(app, attempt).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooMany) return false
      throw error
    },
  )
}

async function linesIn({ db }: TestApp): Promise<number> {
  return (await db.selectFrom('audit').select('id').execute()).length
}
