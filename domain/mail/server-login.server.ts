import { WrongSecretKey } from '#domain/accounts/encryption.server.ts'
import type { App } from '#domain/app.ts'
import { Invalid } from '#domain/problem.ts'

import type { Security } from './mail-settings.ts'

/** A server and its login, as the database has them; the password is encrypted. */
export interface ServerLogin {
  host: string
  port: number
  security: Security
  user: string
  password: string
}

const WRONG_KEY =
  'The password was stored with another SECRET_KEY. Please enter it again, or set that key.'

/** The password to store when a login is changed; `typed` is undefined where it stays as it is. */
export function passwordAfterChange(
  { encryption }: Pick<App, 'encryption'>,
  stored: ServerLogin,
  next: ServerLogin,
  typed: string | undefined,
): string {
  if (typed !== undefined) return typed === '' ? '' : encryption.encrypt(typed)
  if (next.host === '') return ''
  // A stored password goes to no other server: whoever borrows a session could read it there.
  const isSameServer = (['host', 'port', 'user', 'security'] as const).every(
    (name) => next[name] === stored[name],
  )
  if (stored.password !== '' && !isSameServer)
    throw new Invalid({ password: 'Please enter the password again: the server has changed.' })
  return stored.password
}

/** The password as the server knows it, or why it cannot be read. */
export function readPassword(
  { encryption }: Pick<App, 'encryption'>,
  { password }: ServerLogin,
): string | { problem: string } {
  if (password === '') return ''
  try {
    return encryption.decrypt(password)
  } catch (error) {
    if (error instanceof WrongSecretKey) return { problem: WRONG_KEY }
    throw error
  }
}
