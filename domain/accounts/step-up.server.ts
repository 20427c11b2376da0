import type { App } from '#domain/app.ts'
import { Invalid } from '#domain/problem.ts'

import * as rows from './administrator-rows.server.ts'
import * as guessing from './login-throttle.server.ts'
import { verifyPassword } from './password.server.ts'
import type { Caller } from './session.ts'

/**
 * Asks one who is logged in for the password once more: a token that fell into other hands must not
 * be enough to keep its owner out. Guesses count like those at the login.
 */
export async function stepUp(
  app: Pick<App, 'db' | 'clock'>,
  caller: Caller,
  password: string,
): Promise<void> {
  await guessing.assertMayGuess(app, caller)
  const administrator = await rows.find(app.db, caller.username)
  if (!administrator || !(await verifyPassword(password, administrator.password_hash))) {
    await guessing.recordWrong(app, caller)
    throw new Invalid({ current_password: 'This is not your current password.' })
  }
  await guessing.forgive(app, caller)
}
