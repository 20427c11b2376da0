import { expect, test } from 'vitest'

import { TooMany } from '#domain/problem.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as throttle from './throttle.server.ts'

const letters = { what: 'letters', who: '192.0.2.1', allowed: 3, perSeconds: 60 }

test('an allowance is counted, spent, and there again when its time is over', async () => {
  const app = await testApp()
  for (const nth of [1, 2, 3]) expect(await throttle.countAttempt(app, letters)).toBe(nth)
  app.clock.advance({ seconds: 20 })
  expect(await refused(throttle.countAttempt(app, letters))).toBe(40)
  app.clock.advance({ seconds: 39 })
  expect(await refused(throttle.countAttempt(app, letters))).toBe(1)
  app.clock.advance({ seconds: 1 })
  expect(await throttle.countAttempt(app, letters)).toBe(1)
})

test('an allowance is each one’s own, and for one thing', async () => {
  const app = await testApp()
  const one = { ...letters, allowed: 1 }
  await throttle.countAttempt(app, one)
  await throttle.countAttempt(app, { ...one, who: '192.0.2.2' })
  await throttle.countAttempt(app, { ...one, what: 'photos' })
  expect(await refused(throttle.countAttempt(app, one))).toBe(60)
})

test('an allowance that a clock far ahead has begun is begun anew', async () => {
  const app = await testApp()
  const one = { ...letters, allowed: 1 }
  app.clock.advance({ days: 3 })
  await throttle.countAttempt(app, one)
  app.clock.advance({ days: -3 })
  expect(await throttle.countAttempt(app, one)).toBe(1)
})

const guesses = { what: 'guesses', who: 'owner', free: 3 }

test('the first failures are free, each further one doubles the wait, to a quarter of an hour', async () => {
  const app = await testApp()
  const waits: number[] = []
  for (let failure = 1; failure <= 15; failure++) {
    await throttle.recordFailure(app, guesses)
    const wait = await waitOf(app)
    waits.push(wait)
    app.clock.advance({ seconds: wait })
    expect(await waitOf(app), `after wait ${failure}`).toBe(0)
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
})

test('who fails before the free failures are spent does not wait, though another process set a time', async () => {
  const app = await testApp()
  await throttle.recordFailure(app, guesses)
  const inAMinute = new Date(app.clock.now().getTime() + 60_000).toISOString()
  await app.db.updateTable('attempts').set({ until: inAMinute }).execute()
  expect(await waitOf(app)).toBe(0)
})

test('a wait that a clock far ahead has set is no wait', async () => {
  const app = await testApp()
  app.clock.advance({ days: 3 })
  for (let failure = 1; failure <= 5; failure++) await throttle.recordFailure(app, guesses)
  app.clock.advance({ days: -3 })
  expect(await waitOf(app)).toBe(0)
})

test('who is forgiven begins anew, and nobody else', async () => {
  const app = await testApp()
  const other = { ...guesses, who: 'guest' }
  for (let failure = 1; failure <= 5; failure++) {
    await throttle.recordFailure(app, guesses)
    await throttle.recordFailure(app, other)
  }
  await throttle.forgive(app, guesses)
  expect(await waitOf(app)).toBe(0)
  expect(await waitOf(app, other)).toBe(4)
})

test('what ran out more than a day ago is forgotten', async () => {
  const app = await testApp()
  await throttle.countAttempt(app, { ...letters, who: 'long ago' })
  app.clock.advance({ seconds: 60 })
  await throttle.countAttempt(app, letters)
  app.clock.advance({ days: 1 })
  await throttle.sweep(app)
  expect(await app.db.selectFrom('attempts').select('count').execute()).toHaveLength(2)
  app.clock.advance({ seconds: 1 })
  await throttle.sweep(app)
  expect(await app.db.selectFrom('attempts').select('count').execute()).toHaveLength(1)
})

test('neither an address nor a name is kept, only a hash', async () => {
  const app = await testApp()
  await throttle.countAttempt(app, letters)
  await throttle.recordFailure(app, guesses)
  const subjects = await app.db
    .selectFrom('attempts')
    .select('subject')
    .orderBy('subject')
    .execute()
  expect(subjects.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^guesses:[\w-]{43}$/),
    expect.stringMatching(/^letters:[\w-]{43}$/),
  ])
})

/** For how many seconds one who failed is told to wait; 0 where they may go on. */
async function waitOf(app: TestApp, failures: throttle.Failures = guesses): Promise<number> {
  return await throttle.assertNotWaiting(app, failures).then(() => 0, secondsOf)
}

function refused(attempt: Promise<number>): Promise<number> {
  return attempt.then((count) => {
    throw new Error(`The ${count}th was let through`)
  }, secondsOf)
}

function secondsOf(problem: unknown): number {
  if (!(problem instanceof TooMany)) throw problem
  expect(problem.message).toBe('Too many attempts. Please try again later.')
  return problem.retryAfterSeconds
}
