import { hash } from 'node:crypto'

import { Secret } from 'otpauth'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'

import * as administrators from './administrators.server.ts'
import { inGroups } from './authenticator-key.ts'
import * as loginThrottle from './login-throttle.server.ts'
import * as rows from './second-factor-rows.server.ts'
import {
  ASK_FOR_CODE,
  RECOVERY_CODE_COUNT,
  WRONG_CODE,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorRemoval,
} from './account.ts'
import type { Administrator, Caller } from './session.ts'
import { findStep } from './totp.ts'

const SECRET_BYTES = 20
// 120 bits cannot be guessed, so a plain hash of a code is safe to store.
const RECOVERY_CODE_BYTES = 15

type Stores = Pick<App, 'db' | 'clock' | 'log' | 'encryption'>

export async function find({ db }: Pick<App, 'db'>, { id }: { id: number }): Promise<SecondFactor> {
  const factor = await rows.find(db, id)
  if (!factor?.confirmed_at) return { state: 'off' }
  const recovery_codes_left = await rows.countRecoveryCodes(db, factor.id)
  return { state: 'on', since: factor.confirmed_at, recovery_codes_left }
}

/** Creates a key for the authenticator app. Logins need a code only once `confirm` has seen one. */
export async function begin(app: Stores, caller: Caller, password: string) {
  await loginThrottle.stepUp(app, caller, password)
  const secret = randomBase32(SECRET_BYTES)
  const row = {
    administrator_id: caller.id,
    secret: app.encryption.encrypt(secret),
    last_step: 0,
    started_at: app.clock.now().toISOString(),
  }
  if (!(await rows.putUnconfirmed(app.db, row))) throw alreadyOn()
  app.log.info({ administrator: caller.id }, 'a second factor was begun')
  return { secret }
}

/** A right code proves that the app has the key: turns the factor on and returns recovery codes. */
export async function confirm(app: Stores, caller: Caller, code: string): Promise<RecoveryCodes> {
  await loginThrottle.assertAllowed(app, caller)
  const pending = await rows.find(app.db, caller.id)
  if (!pending) throw new Conflict('The second factor was not begun. Please start again.')
  if (pending.confirmed_at) throw alreadyOn()
  const now = app.clock.now()
  const last_step = findStep(normalised(code), decrypted(app, pending), now)
  if (last_step === null) {
    await loginThrottle.recordFailure(app, caller)
    throw new Invalid({ code: 'This code is not right. Please enter the one that is shown now.' })
  }
  await loginThrottle.recordSuccess(app, caller)

  const recovery_codes = Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode)
  await app.db.transaction().execute(async (tx) => {
    const confirmed_at = now.toISOString()
    if (!(await rows.confirm(tx, pending.id, { confirmed_at, last_step }))) throw alreadyOn()
    await rows.insertRecoveryCodes(tx, pending.id, recovery_codes.map(hashOf))
    await audit.record(tx, { clock: app.clock, actor: caller }, { what: 'second-factor-on' })
  })
  app.log.info({ administrator: caller.id }, 'a second factor was turned on')
  return { recovery_codes }
}

/** Needs both factors: a stolen session and the password alone must not be enough. */
export async function turnOff(
  app: Stores,
  caller: Caller,
  { current_password, code = '' }: SecondFactorRemoval,
): Promise<void> {
  await loginThrottle.stepUp(app, caller, current_password)
  // Checked again, since parallel attempts may have failed while this one's password was hashed.
  await loginThrottle.assertAllowed(app, caller)
  const result = await check(app, caller, code)
  if (result === 'missing') throw new Invalid({ code: ASK_FOR_CODE })
  if (result === 'wrong') {
    await loginThrottle.recordFailure(app, caller)
    await loginThrottle.auditRefusal(app, caller)
    throw new Invalid({ code: WRONG_CODE })
  }
  await loginThrottle.recordSuccess(app, caller)
  await remove({ ...app, actor: caller }, caller)
}

/** For an administrator who has lost both the phone and the recovery codes. */
export async function turnOffFor(app: Stores & Pick<App, 'actor'>, username: string) {
  const administrator = await administrators.find(app, username)
  if (!administrator) throw new NotFound('administrator', username)
  await remove(app, { id: administrator.id, username })
}

/** Encrypts secrets stored before a key was set; throws a WrongSecretKey for an unreadable one. */
export async function encryptAll(app: Pick<App, 'db' | 'encryption'>): Promise<void> {
  const { db, encryption } = app
  for (const { id, secret } of await rows.all(db)) {
    const plain = encryption.decrypt(secret)
    if (!encryption.isEncrypted(secret))
      await rows.replaceSecret(db, id, { from: secret, to: encryption.encrypt(plain) })
  }
}

/** Checks the code of a login. Codes and recovery codes work once. */
export async function check(app: Stores, administrator: Administrator, code: string) {
  const factor = await rows.find(app.db, administrator.id)
  if (!factor?.confirmed_at) return 'not asked for'
  const given = normalised(code)
  if (given === '') return 'missing'

  const step = findStep(given, decrypted(app, factor), app.clock.now())
  if (step !== null) return (await rows.advance(app.db, factor.id, step)) ? 'right' : 'wrong'
  return (await takeRecoveryCode(app, factor.id, given, administrator)) ? 'right' : 'wrong'
}

async function takeRecoveryCode(
  { db, clock, log }: Stores,
  factor: number,
  code: string,
  administrator: Administrator,
): Promise<boolean> {
  const taken = await db.transaction().execute(async (tx) => {
    if (!(await rows.takeRecoveryCode(tx, factor, hashOf(code)))) return false
    await audit.record(tx, { clock, actor: administrator }, { what: 'recovery-code-used' })
    return true
  })
  if (taken) log.info({ administrator: administrator.id }, 'a recovery code was used')
  return taken
}

async function remove(
  app: Stores & Pick<App, 'actor'>,
  { id, username }: Pick<Administrator, 'id' | 'username'>,
) {
  await app.db.transaction().execute(async (tx) => {
    if (!(await rows.remove(tx, id))) throw new Conflict('The second factor is not on.')
    await audit.record(tx, app, { what: 'second-factor-off', about: id, note: username })
  })
  app.log.info({ administrator: id }, 'a second factor was turned off')
}

function decrypted<Factor extends { secret: string }>({ encryption }: Stores, factor: Factor) {
  return { ...factor, secret: encryption.decrypt(factor.secret) }
}

function newRecoveryCode(): string {
  return inGroups(randomBase32(RECOVERY_CODE_BYTES), '-')
}

function randomBase32(size: number): string {
  return new Secret({ size }).base32
}

function hashOf(recoveryCode: string): string {
  return hash('sha256', normalised(recoveryCode))
}

// Codes are typed in groups, in lower case, or with spaces around them.
function normalised(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase()
}

function alreadyOn(): Conflict {
  return new Conflict('The second factor is already on.')
}
