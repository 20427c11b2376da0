import type { App } from '#domain/app.ts'
import { Invalid } from '#domain/problem.ts'

import * as rows from './administrator-rows.server.ts'
import * as loginThrottle from './login-throttle.server.ts'
import { verifyPassword } from './password.server.ts'
import type { Caller } from './session.ts'

/**
 * Asks a logged-in administrator for the password again: a stolen token alone must not be enough to
 * lock its owner out. Failures count like those of a login.
 */
export async function stepUp(app: Pick<App, 'db' | 'clock'>, caller: Caller, password: string) {
  await loginThrottle.assertAllowed(app, caller)
  const administrator = await rows.find(app.db, caller.username)
  if (!administrator || !(await verifyPassword(password, administrator.password_hash))) {
    await loginThrottle.recordFailure(app, caller)
    throw new Invalid({ current_password: 'This is not your current password.' })
  }
  await loginThrottle.clearFailures(app, caller)
}
