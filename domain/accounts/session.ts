import { z } from 'zod'

import { apiObject, optionalText, requiredText } from '#domain/fields.ts'
import type { Role } from '#domain/roles.ts'

const MAX_PASSWORD_LENGTH = 1024

/** A password that somebody types; the policy is applied where it is set. */
export const passwordField = (message: string) =>
  z.string(message).min(1, message).max(MAX_PASSWORD_LENGTH, 'That password is too long.')

export const credentials = apiObject('Credentials', {
  username: requiredText('Please enter your username.'),
  password: passwordField('Please enter your password.'),
  /** From the authenticator app, or a recovery code; for those who have a second factor. */
  code: optionalText,
})

export type Credentials = z.infer<typeof credentials>

export const openedSession = apiObject('Opened', {
  token: z.string(),
  expires_at: z.string(),
  /** When a generated password, not changed yet, expires. */
  password_until: z.string().optional(),
})
export type OpenedSession = z.infer<typeof openedSession>

const current_password = passwordField('Please enter your current password.')

export const stepUp = apiObject('StepUp', { current_password })
export type StepUp = z.infer<typeof stepUp>

export const passwordChange = apiObject('PasswordChange', {
  current_password,
  password: passwordField('Please enter a new password.'),
})
export type PasswordChange = z.infer<typeof passwordChange>

export const session = apiObject('Session', {
  id: z.number(),
  created_at: z.string(),
  seen_at: z.string(),
  expires_at: z.string(),
  /** Whether this request came with it. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** Somebody who can log in. */
export interface Administrator {
  id: number
  username: string
  role: Role
  /** Their row of `users`. */
  user_id: number | null
}

/** A logged-in administrator, with their session and network address. */
export interface Caller extends Administrator {
  session: number
  address: string
}
