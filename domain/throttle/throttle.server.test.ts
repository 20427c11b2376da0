import { expect, test } from 'vitest'

import { TooMany } from '#domain/problem.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as throttle from './throttle.server.ts'

const enquiries = { what: 'enquiries', who: '192.0.2.1', allowed: 3, perSeconds: 60 }

test('attempts are counted up to the limit, and again when the window is over', async () => {
  const app = await testApp()
  for (const nth of [1, 2, 3]) expect(await throttle.countAttempt(app, enquiries)).toBe(nth)
  app.clock.advance({ seconds: 20 })
  expect(await retryAfter(throttle.countAttempt(app, enquiries))).toBe(40)
  app.clock.advance({ seconds: 39 })
  expect(await retryAfter(throttle.countAttempt(app, enquiries))).toBe(1)
  app.clock.advance({ seconds: 1 })
  expect(await throttle.countAttempt(app, enquiries)).toBe(1)
})

test('each client and each action has its own limit', async () => {
  const app = await testApp()
  const one = { ...enquiries, allowed: 1 }
  await throttle.countAttempt(app, one)
  await throttle.countAttempt(app, { ...one, who: '192.0.2.2' })
  await throttle.countAttempt(app, { ...one, what: 'photos' })
  expect(await retryAfter(throttle.countAttempt(app, one))).toBe(60)
})

test('a window that a clock far ahead has started starts again', async () => {
  const app = await testApp()
  const one = { ...enquiries, allowed: 1 }
  app.clock.advance({ days: 3 })
  await throttle.countAttempt(app, one)
  app.clock.advance({ days: -3 })
  expect(await throttle.countAttempt(app, one)).toBe(1)
})

const logins = { what: 'logins', who: 'owner', free: 3 }

test('the first failures are free, and each further one doubles the wait up to 15 minutes', async () => {
  const app = await testApp()
  const waits: number[] = []
  for (let failure = 1; failure <= 15; failure++) {
    await throttle.recordFailure(app, logins)
    const wait = await waitSeconds(app)
    waits.push(wait)
    app.clock.advance({ seconds: wait })
    expect(await waitSeconds(app), `after wait ${failure}`).toBe(0)
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
})

test('free failures cause no wait, although another process has set one', async () => {
  const app = await testApp()
  await throttle.recordFailure(app, logins)
  const inAMinute = new Date(app.clock.now().getTime() + 60_000).toISOString()
  await app.db.updateTable('attempts').set({ until: inAMinute }).execute()
  expect(await waitSeconds(app)).toBe(0)
})

test('a wait that a clock far ahead has set does not count', async () => {
  const app = await testApp()
  app.clock.advance({ days: 3 })
  for (let failure = 1; failure <= 5; failure++) await throttle.recordFailure(app, logins)
  app.clock.advance({ days: -3 })
  expect(await waitSeconds(app)).toBe(0)
})

test('forgiving resets the failures of one user only', async () => {
  const app = await testApp()
  const other = { ...logins, who: 'guest' }
  for (let failure = 1; failure <= 5; failure++) {
    await throttle.recordFailure(app, logins)
    await throttle.recordFailure(app, other)
  }
  await throttle.forgive(app, logins)
  expect(await waitSeconds(app)).toBe(0)
  expect(await waitSeconds(app, other)).toBe(4)
})

test('a sweep deletes counts that expired more than a day ago', async () => {
  const app = await testApp()
  await throttle.countAttempt(app, { ...enquiries, who: 'long ago' })
  app.clock.advance({ seconds: 60 })
  await throttle.countAttempt(app, enquiries)
  app.clock.advance({ days: 1 })
  await throttle.sweep(app)
  expect(await app.db.selectFrom('attempts').select('count').execute()).toHaveLength(2)
  app.clock.advance({ seconds: 1 })
  await throttle.sweep(app)
  expect(await app.db.selectFrom('attempts').select('count').execute()).toHaveLength(1)
})

test('only a hash of the address or name is stored', async () => {
  const app = await testApp()
  await throttle.countAttempt(app, enquiries)
  await throttle.recordFailure(app, logins)
  const subjects = await app.db
    .selectFrom('attempts')
    .select('subject')
    .orderBy('subject')
    .execute()
  expect(subjects.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^enquiries:[\w-]{43}$/),
    expect.stringMatching(/^logins:[\w-]{43}$/),
  ])
})

/** The seconds to wait after failures; 0 where another attempt is allowed. */
async function waitSeconds(app: TestApp, failures: throttle.Failures = logins): Promise<number> {
  return await throttle.assertNotWaiting(app, failures).then(() => 0, secondsOf)
}

function retryAfter(attempt: Promise<number>): Promise<number> {
  return attempt.then((count) => {
    throw new Error(`The ${count}th attempt was allowed`)
  }, secondsOf)
}

function secondsOf(problem: unknown): number {
  if (!(problem instanceof TooMany)) throw problem
  expect(problem.message).toBe('Too many attempts. Please try again later.')
  return problem.retryAfterSeconds
}
