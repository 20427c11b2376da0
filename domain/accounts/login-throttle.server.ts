import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Invalid } from '#domain/problem.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'

import * as administrators from './administrators.server.ts'
import { verifyPassword } from './password.server.ts'
import type { Caller } from './session.ts'

/** Who gives a password or a code, and from which network address. */
export interface LoginAttempt {
  username: string
  address: string
}

type Stores = Pick<App, 'db' | 'clock'>

/** Refuses after too many failures, for a wait that grows with each further one. */
export async function assertAllowed(app: Stores, attempt: LoginAttempt): Promise<void> {
  for (const failures of countersFor(attempt)) await throttle.assertNotWaiting(app, failures)
}

export async function recordFailure(app: Stores, attempt: LoginAttempt): Promise<void> {
  for (const failures of countersFor(attempt)) await throttle.recordFailure(app, failures)
}

export async function clearFailures(app: Stores, attempt: LoginAttempt): Promise<void> {
  for (const failures of countersFor(attempt)) await throttle.clearFailures(app, failures)
}

/**
 * Asks a logged-in administrator for the password again: a stolen token alone must not be enough to
 * lock its owner out. Failures count like those of a login.
 */
export async function stepUp(app: Stores, caller: Caller, password: string): Promise<void> {
  await assertAllowed(app, caller)
  const administrator = await administrators.find(app, caller.username)
  if (!administrator || !(await verifyPassword(password, administrator.password_hash))) {
    await recordFailure(app, caller)
    throw new Invalid({ current_password: 'This is not your current password.' })
  }
  await clearFailures(app, caller)
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

// The limit is low for one name from one address, and high for a name from all addresses or for an
// address with all names: failing on purpose must not lock an administrator out.
function countersFor({ username, address }: LoginAttempt): throttle.FailureLimit[] {
  return [
    { what: 'login', who: `${username}\n${address}`, free: 5 },
    { what: 'login-from', who: address, free: 25 },
    { what: 'login-as', who: username, free: 100 },
  ]
}
