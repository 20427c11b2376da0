import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { TooMany } from '#domain/problem.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as guessing from './login-throttle.server.ts'

test('who guesses at one name is stopped at the fifth time, and nobody else', async () => {
  const app = await testApp()
  const guesser = { username: 'layla', address: '::1' }
  expect(await wrongUntilStopped(app, () => guesser)).toBe(5)
  for (const other of [
    { ...guesser, address: '::2' },
    { ...guesser, username: 'omar' },
  ])
    expect(await mayGuess(app, other)).toBe(true)
  await guessing.forgive(app, guesser)
  expect(await mayGuess(app, guesser)).toBe(true)
})

test('one address that guesses at many names is stopped at the twenty-fifth', async () => {
  const app = await testApp()
  const stopped = await wrongUntilStopped(app, (nth) => ({ username: `${nth}`, address: '::1' }))
  expect(stopped).toBe(25)
  expect(await mayGuess(app, { username: '1', address: '::2' })).toBe(true)
})

test('many addresses that guess at one name are stopped at the hundredth', async () => {
  const app = await testApp()
  const stopped = await wrongUntilStopped(app, (nth) => ({ username: 'layla', address: `${nth}` }))
  expect(stopped).toBe(100)
  expect(await mayGuess(app, { username: 'omar', address: '1' })).toBe(true)
})

test('a name and an address are not taken for another pair that reads alike', async () => {
  const app = await testApp()
  await wrongUntilStopped(app, () => ({ username: 'a', address: 'bc' }))
  expect(await mayGuess(app, { username: 'ab', address: 'c' })).toBe(true)
})

test('refused logins leave a hundred lines a day, with the name that was meant', async () => {
  const app = await testApp()
  await guessing.noteRefusal(app, { id: 7, username: 'layla' })
  await guessing.noteRefusal(app, undefined)
  const { entries } = await audit.list(app, {})
  expect(entries.map(({ who, what, about_id, note }) => [who, what, about_id, note])).toEqual([
    ['site', 'login-refused', null, ''],
    ['site', 'login-refused', 7, 'layla'],
  ])
  await app.db.transaction().execute(async (db) => {
    for (let nth = 3; nth <= 102; nth++) await guessing.noteRefusal({ ...app, db }, undefined)
  })
  expect(await linesIn(app)).toBe(100)
  app.clock.advance({ days: 1, seconds: -1 })
  await guessing.noteRefusal(app, undefined)
  expect(await linesIn(app)).toBe(100)
  app.clock.advance({ seconds: 1 })
  await guessing.noteRefusal(app, undefined)
  expect(await linesIn(app)).toBe(101)
})

test('a refusal that cannot be counted is not passed over', async () => {
  const app = await testApp()
  await app.db.schema.dropTable('attempts').execute()
  await expect(guessing.noteRefusal(app, undefined)).rejects.toThrow('attempts')
})

/** How often somebody could be wrong before the next try was refused. */
function wrongUntilStopped(
  app: TestApp,
  guesserAt: (nth: number) => guessing.Guesser,
): Promise<number> {
  return app.db.transaction().execute(async (db) => {
    for (let nth = 1; nth <= 120; nth++) {
      await guessing.recordWrong({ ...app, db }, guesserAt(nth))
      if (!(await mayGuess({ ...app, db }, guesserAt(nth + 1)))) return nth
    }
    throw new Error('Nobody was stopped')
  })
}

type Parts = Pick<TestApp, 'db' | 'clock'>

function mayGuess(app: Parts, guesser: guessing.Guesser): Promise<boolean> {
  return guessing.assertMayGuess(app, guesser).then(
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
