import limit from 'p-limit'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import { Invalid } from '#domain/problem.ts'
import { networkOf } from '#domain/throttle/network.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'

import * as administrators from './administrators.server.ts'
import { verifyPassword } from './password.server.ts'
import * as secondFactorRows from './second-factor-rows.server.ts'
import type { Caller } from './session.ts'

/** Who gives a password or a code, and from which network address. */
export interface LoginAttempt {
  username: string
  address: string
}

type Stores = Pick<App, 'db' | 'clock'>

/**
 * Passwords checked at a time. Without the limit, guesses that arrive together would all be checked
 * before the first failure is counted against the others.
 */
const MAX_CONCURRENT_CHECKS = 2
export const queue = limit(MAX_CONCURRENT_CHECKS)

/** How long a network is known from which an administrator has logged in. */
const KNOWN_FOR_MS = 30 * DAY_MS

/**
 * Refuses after too many failures, for a wait that grows with each further one. Guesses from
 * elsewhere do not lock out the networks from which the administrator has logged in lately.
 */
export async function assertAllowed(app: Stores, attempt: LoginAttempt): Promise<void> {
  const { here, anywhere } = countersFor(attempt)
  for (const failures of here) await throttle.assertNotWaiting(app, failures)
  if (!(await throttle.isRemembered(app, 'logged-in-from', nameAndNetwork(attempt))))
    await throttle.assertNotWaiting(app, anywhere)
}

export async function recordFailure(app: Stores, attempt: LoginAttempt): Promise<void> {
  const { here, anywhere } = countersFor(attempt)
  for (const failures of [...here, anywhere]) await throttle.recordFailure(app, failures)
}

/** The right password, and the right code where one is needed: the network is known from now on. */
export async function recordSuccess(app: Stores, attempt: LoginAttempt): Promise<void> {
  const { here, anywhere } = countersFor(attempt)
  for (const failures of [...here, anywhere]) await throttle.clearFailures(app, failures)
  await throttle.remember(app, 'logged-in-from', nameAndNetwork(attempt), KNOWN_FOR_MS)
}

/**
 * Asks a logged-in administrator for the password again: a stolen token alone must not be enough to
 * lock its owner out. Failures count like those of a login. Where there is a second factor, the
 * password alone clears none: it would allow any number of guesses at the code.
 */
export function stepUp(app: Stores, caller: Caller, password: string): Promise<void> {
  return queue(() => checkPassword(app, caller, password))
}

async function checkPassword(app: Stores, caller: Caller, password: string): Promise<void> {
  await assertAllowed(app, caller)
  const administrator = await administrators.find(app, caller.username)
  if (!administrator || !(await verifyPassword(password, administrator.password_hash))) {
    await recordFailure(app, caller)
    throw new Invalid({ current_password: 'This is not your current password.' })
  }
  const factor = await secondFactorRows.find(app.db, administrator.id)
  if (!factor?.confirmed_at) await recordSuccess(app, caller)
}

const AUDITED_REFUSALS = { what: 'noted-refusals', who: '', allowed: 100, perSeconds: 86_400 }

/**
 * Adds a refused login to the audit log, at most a hundred a day: an attack must not drown the other
 * entries. Unknown user names are not logged, since one may be a password in the wrong field.
 */
export async function auditRefusal(
  { db, clock }: Stores,
  administrator: { id: number; username: string } | undefined,
): Promise<void> {
  if (!(await throttle.isAllowed({ db, clock }, AUDITED_REFUSALS))) return
  const subject = administrator && { about: administrator.id, note: administrator.username }
  await audit.record(db, { clock, actor: 'site' }, { what: 'login-refused', ...subject })
}

// The limit is low for one name from one network, and high for a name from all networks or for a
// network with all names: failing on purpose must not lock an administrator out.
function countersFor(attempt: LoginAttempt) {
  return {
    here: [
      { what: 'login', who: nameAndNetwork(attempt), free: 5 },
      { what: 'login-from', who: networkOf(attempt.address), free: 25 },
    ],
    anywhere: { what: 'login-as', who: attempt.username, free: 100 },
  }
}

function nameAndNetwork({ username, address }: LoginAttempt): string {
  return `${username}\n${networkOf(address)}`
}
