import { createHash, randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'

import * as administratorRows from './administrator-rows.server.ts'
import { base32, groupDigits } from './base32.ts'
import * as guessing from './login-throttle.server.ts'
import * as rows from './second-factor-rows.server.ts'
import {
  RECOVERY_CODES,
  type SecondFactorSetup,
  type RecoveryCodes,
  type SecondFactor,
} from './second-factor.ts'
import type { Administrator, Caller } from './session.ts'
import { stepUp } from './step-up.server.ts'
import { stepOf } from './totp.ts'

const SECRET_BYTES = 20
// 120 bits: too many to guess from a plain hash.
const RECOVERY_CODE_BYTES = 15

type Parts = Pick<App, 'db' | 'clock' | 'log' | 'encryption'>

export async function find(
  { db }: Pick<App, 'db'>,
  { id }: Pick<Administrator, 'id'>,
): Promise<SecondFactor> {
  const factor = await rows.find(db, id)
  if (!factor?.confirmed_at) return { state: 'off' }
  const recovery_codes_left = await rows.countRecoveryCodes(db, factor.id)
  return { state: 'on', since: factor.confirmed_at, recovery_codes_left }
}

/** Makes a key for the authenticator app. Nothing is asked for until a code of it is confirmed. */
export async function begin(
  app: Parts,
  caller: Caller,
  password: string,
): Promise<SecondFactorSetup> {
  await stepUp(app, caller, password)
  const secret = base32(randomBytes(SECRET_BYTES))
  const begun_at = app.clock.now().toISOString()
  const row = {
    administrator_id: caller.id,
    secret: app.encryption.close(secret),
    last_step: 0,
    begun_at,
  }
  if (!(await rows.putUnconfirmed(app.db, row))) throw alreadyOn()
  app.log.info({ administrator: caller.id }, 'a second factor was begun')
  return { secret }
}

/** Turns the second factor on, since the authenticator app has the key, and tells the recovery codes. */
export async function confirm(app: Parts, caller: Caller, code: string): Promise<RecoveryCodes> {
  await guessing.assertMayGuess(app, caller)
  const begun = await rows.find(app.db, caller.id)
  if (!begun) throw new Conflict('The second factor was not begun. Please start again.')
  if (begun.confirmed_at) throw alreadyOn()
  const now = app.clock.now()
  const last_step = await stepOf(plain(code), opened(app, begun), now)
  if (last_step === null) {
    await guessing.recordWrong(app, caller)
    throw new Invalid({ code: 'This code is not right. Please enter the one that is shown now.' })
  }
  await guessing.forgive(app, caller)

  const recovery_codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await app.db.transaction().execute(async (tx) => {
    const confirmed_at = now.toISOString()
    if (!(await rows.confirm(tx, begun.id, { confirmed_at, last_step }))) throw alreadyOn()
    await rows.insertRecoveryCodes(tx, begun.id, recovery_codes.map(hashOf))
    await audit.record(tx, { clock: app.clock, actor: caller }, { what: 'second-factor-on' })
  })
  app.log.info({ administrator: caller.id }, 'a second factor was turned on')
  return { recovery_codes }
}

export async function turnOff(app: Parts, caller: Caller, password: string): Promise<void> {
  await stepUp(app, caller, password)
  await remove({ ...app, actor: caller }, caller)
}

/** For one who has lost both the telephone and the recovery codes. */
export async function turnOffFor(app: Parts & Pick<App, 'actor'>, username: string): Promise<void> {
  const administrator = await administratorRows.find(app.db, username)
  if (!administrator) throw new NotFound('administrator', username)
  await remove(app, { id: administrator.id, username })
}

/** Closes what was kept before there was a key; throws a WrongSeal where one cannot be opened. */
export async function encryptAll({
  db,
  encryption,
}: Pick<App, 'db' | 'encryption'>): Promise<void> {
  for (const { id, secret } of await rows.all(db)) {
    const key = encryption.open(secret)
    if (!encryption.isClosed(secret))
      await rows.reseal(db, id, { from: secret, to: encryption.close(key) })
  }
}

/** What a login's code is worth. A code and a recovery code are each taken once. */
export async function check(
  app: Parts,
  administrator: Administrator,
  code: string,
): Promise<'right' | 'wrong' | 'missing' | 'not asked for'> {
  const factor = await rows.find(app.db, administrator.id)
  if (!factor?.confirmed_at) return 'not asked for'
  const given = plain(code)
  if (given === '') return 'missing'

  const step = await stepOf(given, opened(app, factor), app.clock.now())
  if (step !== null) return (await rows.advance(app.db, factor.id, step)) ? 'right' : 'wrong'
  return (await takeRecoveryCode(app, factor.id, given, administrator)) ? 'right' : 'wrong'
}

async function takeRecoveryCode(
  { db, clock, log }: Parts,
  factor: number,
  code: string,
  by: Administrator,
): Promise<boolean> {
  const taken = await db.transaction().execute(async (tx) => {
    if (!(await rows.takeRecoveryCode(tx, factor, hashOf(code)))) return false
    await audit.record(tx, { clock, actor: by }, { what: 'recovery-code-used' })
    return true
  })
  if (taken) log.info({ administrator: by.id }, 'a recovery code was used')
  return taken
}

async function remove(
  app: Parts & Pick<App, 'actor'>,
  { id, username }: Administrator,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    if (!(await rows.remove(tx, id))) throw new Conflict('The second factor is not on.')
    await audit.record(tx, app, { what: 'second-factor-off', about: id, note: username })
  })
  app.log.info({ administrator: id }, 'a second factor was turned off')
}

function opened<Factor extends { secret: string }>({ encryption }: Parts, factor: Factor): Factor {
  return { ...factor, secret: encryption.open(factor.secret) }
}

function newRecoveryCode(): string {
  return groupDigits(base32(randomBytes(RECOVERY_CODE_BYTES)), '-')
}

function hashOf(recoveryCode: string): string {
  return createHash('sha256').update(plain(recoveryCode)).digest('hex')
}

// However it was typed: in groups, in small letters, with a space at its end.
function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase()
}

function alreadyOn(): Conflict {
  return new Conflict('The second factor is already on.')
}
