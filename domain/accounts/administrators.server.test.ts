import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { Conflict, NotFound, Unauthorised } from '#domain/problem.ts'
import { addAdministrator } from '#test/administrator.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as administrators from './administrators.server.ts'
import * as sessions from './sessions.server.ts'

const layla = { username: 'layla', password: 'a long password' }
const omar = { username: 'omar', password: 'another long one' }

test('there is no administrator until one is created', async () => {
  const app = await testApp()
  expect(await administrators.exist(app)).toBe(false)
  await administrators.create(app, omar.username, omar.password)
  expect(await administrators.exist(app)).toBe(true)
  expect(await saidIn(app)).toEqual([['administrator-created', 1, 'omar']])
  expect(await untilIn(app)).toBeNull()
})

test('a password reset ends the sessions of that administrator only; a generated one expires after a week', async () => {
  const app = await testApp()
  const [id] = [await addAdministrator(app, omar), await addAdministrator(app, layla)]
  const [own, stranger] = [
    await sessions.open(app, omar, '::1'),
    await sessions.open(app, layla, '::1'),
  ]
  await administrators.resetPassword(app, 'omar', 'quite another one', 'generated')
  expect(await untilIn(app)).toBe('2026-03-08T08:00:00.000Z')
  await expect(sessions.authenticate(app, own.token)).rejects.toThrow(Unauthorised)
  expect(await sessions.authenticate(app, stranger.token)).toMatchObject({ username: 'layla' })
  await administrators.resetPassword(app, 'omar', 'a third one of mine')
  expect(await untilIn(app)).toBeNull()
  expect(await saidIn(app)).toEqual([
    ['password-reset', id, 'omar'],
    ['password-reset', id, 'omar'],
  ])
})

test('a weak password is not set', async () => {
  const app = await testApp()
  await addAdministrator(app, omar)
  await expect(administrators.resetPassword(app, 'omar', 'short')).rejects.toThrow('at least 8')
  expect(await sessions.open(app, omar, '::1')).toHaveProperty('token')
})

test('a removal is audited by name, and the last owner cannot be removed', async () => {
  const app = await testApp()
  const [id] = [await addAdministrator(app, omar), await addAdministrator(app, layla)]
  await administrators.remove(app, 'omar')
  await expect(administrators.remove(app, 'omar')).rejects.toThrow(
    new NotFound('administrator', 'omar'),
  )
  await expect(administrators.remove(app, 'layla')).rejects.toThrow(
    new Conflict('The last owner cannot be removed.'),
  )
  expect(await administrators.exist(app)).toBe(true)
  expect(await saidIn(app)).toEqual([['administrator-removed', id, 'omar']])
})

test('a generated password is easy to copy, and no two are equal', () => {
  const made = Array.from({ length: 200 }, () => administrators.generatePassword())
  for (const password of made) expect(password).toMatch(/^[a-zA-Z2-9]{4}(?:-[a-zA-Z2-9]{4}){4}$/)
  expect(new Set(made).size).toBe(200)
  const letters = new Set(made.join('').replaceAll('-', ''))
  for (const alike of 'il1oO0I') expect(letters).not.toContain(alike)
  expect(letters.size).toBe(55)
})

/** When omar’s password expires. */
async function untilIn({ db }: TestApp): Promise<string | null> {
  const { password_until } = await db
    .selectFrom('administrators')
    .select('password_until')
    .where('username', '=', 'omar')
    .executeTakeFirstOrThrow()
  return password_until
}

async function saidIn(app: TestApp): Promise<unknown[][]> {
  const { entries } = await audit.list(app, {})
  return entries
    .map(({ what, about_id, note }) => [what, about_id, note])
    .filter(([what]) => what !== 'logged-in')
    .toReversed()
}
