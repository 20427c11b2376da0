import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'

import * as administrators from './administrators.server.ts'
import { stepUp } from './login-throttle.server.ts'
import { assertAllowedPassword } from './password-policy.server.ts'
import { hashPassword } from './password.server.ts'
import * as secondFactor from './second-factor.server.ts'
import type { Account } from './account.ts'
import * as sessionRows from './session-rows.server.ts'
import type { Caller, OpenedSession, PasswordChange, StepUp } from './session.ts'
import * as sessions from './sessions.server.ts'

export async function find(app: Pick<App, 'db' | 'clock'>, caller: Caller): Promise<Account> {
  const administrator = await administrators.find(app, caller.username)
  return {
    username: caller.username,
    role: caller.role,
    user_id: caller.user_id,
    name: await nameOf(app, caller),
    password_until: administrator?.password_until ?? null,
    second_factor: await secondFactor.find(app, caller),
    sessions: await sessions.listOwn(app, caller),
  }
}

async function nameOf({ db }: Pick<App, 'db'>, { user_id }: Caller): Promise<string> {
  if (user_id === null) return ''
  const user = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', user_id)
    .executeTakeFirst()
  return user?.name ?? ''
}

/**
 * Sets a new password and ends every session, this one too, since its token may have been stolen.
 * The caller, who knew the password, gets a new session.
 */
export async function changePassword(
  app: Pick<App, 'db' | 'clock' | 'log' | 'agency'>,
  caller: Caller,
  { current_password, password }: PasswordChange,
): Promise<OpenedSession> {
  await stepUp(app, caller, current_password)
  await assertAllowedPassword(app, password, caller.username)
  const password_hash = await hashPassword(password)
  const opened = await app.db.transaction().execute(async (tx) => {
    const columns = { password_hash, password_until: null }
    await administrators.setPassword(tx, caller.username, columns)
    await sessionRows.remove(tx, { administrator_id: caller.id })
    await audit.record(tx, { clock: app.clock, actor: caller }, { what: 'password-changed' })
    return sessions.begin({ db: tx, clock: app.clock }, caller.id)
  })
  app.log.info({ administrator: caller.id }, 'a password was changed')
  return opened
}

/** Ends the named session, or all others where none is named. Returns how many were ended. */
export async function endSessions(
  app: Pick<App, 'db' | 'clock' | 'log'>,
  caller: Caller,
  { current_password }: StepUp,
  id?: number,
): Promise<number> {
  await stepUp(app, caller, current_password)
  if (id === undefined) return sessions.endOthers(app, caller)
  await sessions.endOwn(app, caller, id)
  return 1
}
