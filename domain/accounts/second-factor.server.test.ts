import { expect, onTestFinished, test, vi } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { Conflict, Invalid, NotFound, TooMany, Unauthorised } from '#domain/problem.ts'
import { addAdministrator } from '#test/administrator.ts'
import { FULL_COST } from '#test/quick-passwords.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { hashPassword } from './password.server.ts'
import { encryptionWith, WrongSecretKey } from './encryption.server.ts'
import * as rows from './second-factor-rows.server.ts'
import * as secondFactor from './second-factor.server.ts'
import type { Caller } from './session.ts'
import * as sessions from './sessions.server.ts'
import { codeAt, stepAt } from './totp.ts'

const right = { username: 'layla', password: 'a long password' }
const here = '::1'
/** The password and a code. */
const both = (code = '') => ({ current_password: right.password, code })

test('without a second factor no code is needed, and a given one is ignored', async () => {
  const app = await appWithAdministrator()
  expect(await sessions.open(app, right, here)).toHaveProperty('token')
  expect(await sessions.open(app, { ...right, code: '123456' }, here)).toHaveProperty('token')
})

test('an unconfirmed second factor does not require a code yet', async () => {
  const app = await appWithAdministrator()
  await begin(app)
  expect(await secondFactor.find(app, app.caller)).toEqual({ state: 'off' })
  expect(await sessions.open(app, right, here)).toHaveProperty('token')
})

test('is on once a code of its key was confirmed', async () => {
  const app = await appWithAdministrator()
  const secret = await begin(app)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await expect(secondFactor.confirm(app, app.caller, '000000')).rejects.toThrow(Invalid)
  const { recovery_codes } = await secondFactor.confirm(app, app.caller, code(app, secret))
  expect(new Set(recovery_codes).size).toBe(10)
  expect(await secondFactor.find(app, app.caller)).toEqual({
    state: 'on',
    since: app.clock.now().toISOString(),
    recovery_codes_left: 10,
  })
})

test('its secret is encrypted in the database where a key is set, and works as before', async () => {
  const open = await appWithAdministrator()
  const { secret } = await turnOn(open)
  const app = { ...open, encryption: encryptionWith('x'.repeat(32)) }
  const kept = () => app.db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow()
  expect((await kept()).secret).toBe(secret)

  await secondFactor.encryptAll(app)
  const closed = await kept()
  expect(closed.secret).not.toContain(secret)
  await secondFactor.encryptAll(app)
  expect(await kept()).toEqual(closed)
  app.clock.advance({ seconds: 30 })
  const given = { ...right, code: code(app, secret) }
  expect(await sessions.open(app, given, here)).toHaveProperty('token')

  for (const key of [undefined, 'y'.repeat(32)])
    await expect(
      secondFactor.encryptAll({ ...app, encryption: encryptionWith(key) }),
    ).rejects.toThrow(WrongSecretKey)
  expect(await kept()).toEqual(closed)
})

test('after the password a code is required, and with it the login succeeds', async () => {
  const app = await appWithAdministrator()
  const { secret } = await turnOn(app)
  const asked = await refusal(app, right)
  expect(asked).toMatchObject({
    message: 'Please enter the code from your authenticator app.',
    fields: { code: 'Please enter the code from your authenticator app.' },
  })
  app.clock.advance({ seconds: 30 })
  const typed = code(app, secret).replace(/(...)/, '$1 ')
  expect(await sessions.open(app, { ...right, code: typed }, here)).toHaveProperty('token')
})

test('without the right password nothing says that a code is required', async () => {
  const app = await appWithAdministrator()
  const { secret } = await turnOn(app)
  app.clock.advance({ seconds: 30 })
  const wrong = { ...right, password: 'another password' }
  for (const guess of [wrong, { ...wrong, code: code(app, secret) }]) {
    const { message, fields } = await refusal(app, guess)
    expect([message, fields]).toEqual(['Invalid credentials.', undefined])
  }
  // The code was not used up by that attempt.
  expect(await sessions.open(app, { ...right, code: code(app, secret) }, here)).toHaveProperty(
    'token',
  )
})

test('a code works once, whether it turned the factor on or opened a session', async () => {
  const app = await appWithAdministrator()
  const { secret, used } = await turnOn(app)
  await expect(open(app, used)).rejects.toThrow(Unauthorised)
  app.clock.advance({ seconds: 30 })
  const next = code(app, secret)
  await open(app, next)
  const { message, fields } = await refusal(app, { ...right, code: next })
  expect(message).toBe('Invalid credentials.')
  expect(fields).toEqual({ code: 'This code is wrong, or was used before.' })
})

test('of two parallel logins with one code, one succeeds', async () => {
  const app = await appWithAdministrator()
  const { secret, recovery_codes } = await turnOn(app)
  app.clock.advance({ seconds: 30 })
  for (const given of [code(app, secret), recovery_codes[0] ?? '']) {
    const both = await Promise.allSettled([open(app, given), open(app, given)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('a recovery code replaces a code once, however it is typed', async () => {
  const app = await appWithAdministrator()
  const { recovery_codes } = await turnOn(app)
  const [first = '', second = ''] = recovery_codes
  await open(app, first)
  await expect(open(app, first)).rejects.toThrow(Unauthorised)
  await open(app, ` ${second.toLowerCase().replaceAll('-', ' ')} `)
  expect(await secondFactor.find(app, app.caller)).toMatchObject({ recovery_codes_left: 8 })
})

test('the recovery codes are not stored in the database', async () => {
  const app = await appWithAdministrator()
  const { recovery_codes } = await turnOn(app)
  const rows = JSON.stringify(await app.db.selectFrom('recovery_codes').selectAll().execute())
  for (const each of recovery_codes)
    for (const form of [each, each.replaceAll('-', '')]) expect(rows).not.toContain(form)
})

test('a wrong code counts like a wrong password, and the password alone clears no failures', async () => {
  const app = await appWithAdministrator()
  const { secret } = await turnOn(app)
  app.clock.advance({ seconds: 30 })
  for (let guess = 0; guess < 4; guess++)
    await expect(open(app, '000000')).rejects.toThrow(Unauthorised)
  await expect(sessions.open(app, right, here)).rejects.toThrow(Unauthorised)
  await expect(open(app, '000000')).rejects.toThrow(Unauthorised)
  await expect(open(app, code(app, secret))).rejects.toThrow(TooMany)
  app.clock.advance({ seconds: 2 })
  expect(await open(app, code(app, secret))).toHaveProperty('token')
})

test.each([
  ['a login', open],
  ['turning it off', turnOff],
])(
  'of many parallel guesses at a code for %s, the last are refused unchecked',
  async (_, guess) => {
    const app = await appWithAdministrator()
    await turnOn(app)
    // Two at a time: the cost of a real password hash limits parallel guesses.
    vi.stubEnv(FULL_COST, '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    const password_hash = await hashPassword(right.password)
    await app.db.updateTable('administrators').set({ password_hash }).execute()
    const guesses = Array.from({ length: 10 }, (_, at) => guess(app, `00000${at}`))
    const answers = await Promise.all(
      guesses.map((guess: Promise<unknown>) => guess.catch((error: unknown) => error)),
    )
    expect(answers.filter((answer) => answer instanceof TooMany).length).toBeGreaterThan(1)
  },
)

test('turning it off, a wrong code counts and is audited, and the right password clears no failures', async () => {
  const app = await appWithAdministrator()
  const { recovery_codes } = await turnOn(app)
  const [code = ''] = recovery_codes
  for (let guess = 0; guess < 5; guess++)
    await expect(turnOff(app, '000000')).rejects.toThrow(Invalid)
  await expect(turnOff(app, code)).rejects.toThrow(TooMany)
  const { entries } = await audit.list(app, {})
  expect(entries.filter(({ what }) => what === 'login-refused')).toHaveLength(5)
  app.clock.advance({ seconds: 2 })
  await turnOff(app, code)
  for (let guess = 0; guess < 4; guess++)
    await expect(secondFactor.begin(app, app.caller, 'a guess')).rejects.toThrow(Invalid)
  expect(await sessions.open(app, right, here)).toHaveProperty('token')
})

test('wrong confirmation codes are counted, too', async () => {
  const app = await appWithAdministrator()
  const secret = await begin(app)
  for (let guess = 0; guess < 5; guess++)
    await expect(secondFactor.confirm(app, app.caller, '000000')).rejects.toThrow(Invalid)
  await expect(secondFactor.confirm(app, app.caller, code(app, secret))).rejects.toThrow(TooMany)
})

test('setup can be started again with another key until it is confirmed', async () => {
  const app = await appWithAdministrator()
  const first = await begin(app)
  const second = await begin(app)
  await expect(secondFactor.confirm(app, app.caller, code(app, first))).rejects.toThrow(Invalid)
  await secondFactor.confirm(app, app.caller, code(app, second))
  await expect(begin(app)).rejects.toThrow(Conflict)
  await expect(secondFactor.confirm(app, app.caller, '000000')).rejects.toThrow(Conflict)
})

test('cannot be confirmed before setup was started', async () => {
  const app = await appWithAdministrator()
  await expect(secondFactor.confirm(app, app.caller, '000000')).rejects.toThrow(Conflict)
})

test('turning it on needs the password, off a code as well, throttled like a login', async () => {
  const app = await appWithAdministrator()
  for (let guess = 0; guess < 5; guess++)
    await expect(secondFactor.begin(app, app.caller, 'a guess')).rejects.toThrow(Invalid)
  await expect(secondFactor.begin(app, app.caller, right.password)).rejects.toThrow(TooMany)
  await expect(sessions.open(app, right, here)).rejects.toThrow(TooMany)
  app.clock.advance({ seconds: 2 })
  const { recovery_codes } = await turnOn(app)
  const [code = ''] = recovery_codes
  for (const guess of [
    { current_password: 'a guess', code },
    { current_password: right.password },
    { current_password: right.password, code: '000000' },
  ])
    await expect(secondFactor.turnOff(app, app.caller, guess)).rejects.toThrow(Invalid)
  expect(await secondFactor.find(app, app.caller)).toMatchObject({ state: 'on' })
})

test('turned off, it requires no code, and its recovery codes are deleted', async () => {
  const app = await appWithAdministrator()
  const { recovery_codes } = await turnOn(app)
  await secondFactor.turnOff(app, app.caller, both(recovery_codes[0]))
  expect(await secondFactor.find(app, app.caller)).toEqual({ state: 'off' })
  expect(await sessions.open(app, right, here)).toHaveProperty('token')
  expect(await app.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
  await expect(secondFactor.turnOff(app, app.caller, both())).rejects.toThrow(Conflict)
})

test('can be turned off for an administrator who has lost phone and recovery codes', async () => {
  const app = await appWithAdministrator()
  await turnOn(app)
  await secondFactor.turnOffFor(app, 'layla')
  expect(await sessions.open(app, right, here)).toHaveProperty('token')
  await expect(secondFactor.turnOffFor(app, 'layla')).rejects.toThrow(Conflict)
  await expect(secondFactor.turnOffFor(app, 'nobody')).rejects.toThrow(NotFound)
})

test('belongs to one administrator only', async () => {
  const app = await appWithAdministrator()
  const { recovery_codes } = await turnOn(app)
  const omar = { username: 'omar', password: 'another long one' }
  const caller = { ...app.caller, ...omar, id: await addAdministrator(app, omar) }
  expect(await sessions.open(app, omar, here)).toHaveProperty('token')
  await turnOn({ ...app, caller }, omar.password)
  const code = recovery_codes[0]
  await expect(sessions.open(app, { ...omar, code }, here)).rejects.toThrow(Unauthorised)
})

test.each<[string, (app: Site) => Promise<unknown>, Error]>([
  [
    'confirmed before it was begun',
    (app) => secondFactor.confirm(app, app.caller, '000000'),
    new Conflict('The second factor was not begun. Please start again.'),
  ],
  [
    'confirmed with a code of another key',
    (app) => begin(app).then(() => secondFactor.confirm(app, app.caller, '000000')),
    new Invalid({ code: 'This code is not right. Please enter the one that is shown now.' }),
  ],
  [
    'begun while it is on',
    (app) => turnOn(app).then(() => begin(app)),
    new Conflict('The second factor is already on.'),
  ],
  [
    'confirmed while it is on',
    (app) => turnOn(app).then(({ used }) => secondFactor.confirm(app, app.caller, used)),
    new Conflict('The second factor is already on.'),
  ],
  [
    'turned off before it was confirmed',
    (app) => begin(app).then(() => secondFactor.turnOff(app, app.caller, both())),
    new Conflict('The second factor is not on.'),
  ],
  [
    'turned off for nobody',
    (app) => secondFactor.turnOffFor(app, 'nobody'),
    new NotFound('administrator', 'nobody'),
  ],
])('cannot be %s, and says why', async (_what, attempt, refusal) => {
  const app = await appWithAdministrator()
  const refused = await attempt(app).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(refusal.constructor)
  expect((refused as Error).message).toBe(refusal.message)
})

test('of two parallel confirmations, one gets the recovery codes', async () => {
  const app = await appWithAdministrator()
  const given = code(app, await begin(app))
  const both = await Promise.allSettled([
    secondFactor.confirm(app, app.caller, given),
    secondFactor.confirm(app, app.caller, given),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: new Conflict('The second factor is already on.'),
  })
  expect(await secondFactor.find(app, app.caller)).toMatchObject({ recovery_codes_left: 10 })
})

test('confirming accepts a code with spaces, and clears the failures before it', async () => {
  const app = await appWithAdministrator()
  const secret = await begin(app)
  for (let guess = 0; guess < 4; guess++)
    await expect(secondFactor.confirm(app, app.caller, '000000')).rejects.toThrow(Invalid)
  const typed = code(app, secret).replace(/(...)/, ' $1-')
  const { recovery_codes } = await secondFactor.confirm(app, app.caller, typed)
  for (const each of recovery_codes) expect(each).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){5}$/)
  for (let guess = 0; guess < 4; guess++)
    await expect(open(app, '000000')).rejects.toThrow(Unauthorised)
  expect(await open(app, recovery_codes[0] ?? '')).toHaveProperty('token')
})

test('a code of spaces counts as missing', async () => {
  const app = await appWithAdministrator()
  await turnOn(app)
  for (const given of ['', ' ', ' - '])
    expect((await refusal(app, { ...right, code: given })).message).toBe(
      'Please enter the code from your authenticator app.',
    )
})

test('every change of it is audited, with the name of who made it', async () => {
  const app = await appWithAdministrator()
  const { recovery_codes } = await turnOn(app)
  await expect(open(app, '000000')).rejects.toThrow(Unauthorised)
  await open(app, recovery_codes[0] ?? '')
  await secondFactor.turnOff(app, app.caller, both(recovery_codes[1]))
  await turnOn(app)
  await secondFactor.turnOffFor({ ...app, actor: 'command line' }, 'layla')
  const { entries } = await audit.list(app, {})
  const { id } = app.caller
  expect(
    entries.map(({ who, what, about_id, note }) => [who, what, about_id, note]).toReversed(),
  ).toEqual([
    ['layla', 'second-factor-on', null, ''],
    ['site', 'login-refused', id, 'layla'],
    ['layla', 'recovery-code-used', null, ''],
    ['layla', 'logged-in', null, ''],
    ['layla', 'recovery-code-used', null, ''],
    ['layla', 'second-factor-off', id, 'layla'],
    ['layla', 'second-factor-on', null, ''],
    ['command line', 'second-factor-off', id, 'layla'],
  ])
})

test('a key that was replaced while all were being encrypted is left alone', async () => {
  const app = await appWithAdministrator()
  await begin(app)
  const kept = () =>
    app.db.selectFrom('second_factors').select(['id', 'secret']).executeTakeFirstOrThrow()
  const now = await kept()
  await rows.replaceSecret(app.db, now.id, { from: 'the one before', to: 'sealed:x' })
  expect(await kept()).toEqual(now)
  await rows.replaceSecret(app.db, now.id, { from: now.secret, to: 'sealed:x' })
  expect((await kept()).secret).toBe('sealed:x')
})

test('each step is logged, by id and never by name', async () => {
  const app = await appWithAdministrator()
  const told: [object, string][] = []
  const log = { ...app.log, info: (facts: object, words: string) => told.push([facts, words]) }
  const logged = { ...app, log }
  const { recovery_codes } = await turnOn(logged)
  await open(logged, recovery_codes[0] ?? '')
  await secondFactor.turnOff(logged, app.caller, both(recovery_codes[1]))
  const administrator = app.caller.id
  expect(told).toEqual([
    [{ administrator }, 'a second factor was begun'],
    [{ administrator }, 'a second factor was turned on'],
    [{ administrator }, 'a recovery code was used'],
    [{ administrator }, 'a recovery code was used'],
    [{ administrator }, 'a second factor was turned off'],
  ])
})

interface Site extends TestApp {
  caller: Caller
}

async function appWithAdministrator(): Promise<Site> {
  const app = await testApp()
  const id = await addAdministrator(app, right)
  const login = { id, username: right.username, role: 'owner', user_id: null } as const
  return { ...app, caller: { ...login, session: 0, address: here } }
}

async function begin(app: Site, password = right.password): Promise<string> {
  return (await secondFactor.begin(app, app.caller, password)).secret
}

async function turnOn(app: Site, password = right.password) {
  const secret = await begin(app, password)
  const used = code(app, secret)
  const { recovery_codes } = await secondFactor.confirm(app, app.caller, used)
  return { secret, used, recovery_codes }
}

function code(app: Site, secret: string): string {
  return codeAt(secret, stepAt(app.clock.now()))
}

function open(app: Site, code: string) {
  return sessions.open(app, { ...right, code }, here)
}

function turnOff(app: Site, code: string) {
  return secondFactor.turnOff(app, app.caller, both(code))
}

async function refusal(app: Site, credentials: Parameters<typeof sessions.open>[1]) {
  const refused = await sessions.open(app, credentials, here).catch((error: unknown) => error)
  if (!(refused instanceof Unauthorised)) throw new Error('It was not refused.')
  return refused
}
