import { randomInt } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Conflict, NotFound } from '#domain/problem.ts'

import * as rows from './administrator-rows.server.ts'
import { assertAllowedPassword } from './password-policy.server.ts'
import { hashPassword } from './password.server.ts'
import * as sessionRows from './session-rows.server.ts'

export function any({ db }: Pick<App, 'db'>): Promise<boolean> {
  return rows.exists(db)
}

/** A generated password was printed on a screen, so it expires soon. */
export type PasswordOrigin = 'chosen' | 'generated'

const GENERATED_PASSWORD_DAYS = 7

export async function create(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  username: string,
  password: string,
  origin: PasswordOrigin = 'chosen',
): Promise<void> {
  await assertAllowedPassword(password, username)
  const password_hash = await hashPassword(password)
  const created_at = app.clock.now().toISOString()
  const password_until = expiryOf(app, origin)
  await app.db.transaction().execute(async (tx) => {
    const id = await rows.insert(tx, { username, password_hash, password_until, created_at })
    if (id === undefined) throw new Conflict(`There is already an administrator named ${username}.`)
    await audit.record(tx, app, { what: 'administrator-created', about: id, note: username })
  })
}

/** Sets a new password and ends all sessions of the administrator. */
export async function resetPassword(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  username: string,
  password: string,
  origin: PasswordOrigin = 'chosen',
): Promise<void> {
  await assertAllowedPassword(password, username)
  const password_hash = await hashPassword(password)
  const password_until = expiryOf(app, origin)
  await app.db.transaction().execute(async (tx) => {
    const id = await rows.setPassword(tx, username, { password_hash, password_until })
    if (id === undefined) throw new NotFound('administrator', username)
    await sessionRows.remove(tx, { administrator_id: id })
    await audit.record(tx, app, { what: 'password-reset', about: id, note: username })
  })
}

/** Removes an administrator and ends their sessions. The last one cannot be removed. */
export async function remove(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  username: string,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const id = await rows.remove(tx, username)
    if (id === undefined) throw new NotFound('administrator', username)
    if (!(await rows.exists(tx))) throw new Conflict('The last administrator cannot be removed.')
    await audit.record(tx, app, { what: 'administrator-removed', about: id, note: username })
  })
}

function expiryOf({ clock }: Pick<App, 'clock'>, origin: PasswordOrigin): string | null {
  if (origin === 'chosen') return null
  return new Date(clock.now().getTime() + GENERATED_PASSWORD_DAYS * 86_400_000).toISOString()
}

const PASSWORD_CHARACTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Five groups of four characters, none of which look alike; about 115 bits. */
export function generatePassword(): string {
  const character = () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)]
  const group = () => Array.from({ length: 4 }, character).join('')
  return Array.from({ length: 5 }, group).join('-')
}
