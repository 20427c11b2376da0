import { z } from 'zod'

import { optionalText, requiredText } from '#domain/fields.ts'

const MAX_PASSWORD_LENGTH = 1024

const password = (message: string) =>
  z.string(message).min(1, message).max(MAX_PASSWORD_LENGTH, 'That password is too long.')

export const credentials = z
  .object({
    username: requiredText('Please enter your username.'),
    password: password('Please enter your password.'),
    /** From the authenticator app, or a recovery code; for those who have a second factor. */
    code: optionalText,
  })
  .meta({ id: 'Credentials' })

export type Credentials = z.infer<typeof credentials>

export const openedSession = z
  .object({
    token: z.string(),
    expires_at: z.string(),
    /** When a generated password, not changed yet, expires. */
    password_until: z.string().optional(),
  })
  .meta({ id: 'Opened' })
export type OpenedSession = z.infer<typeof openedSession>

const current_password = password('Please enter your current password.')

export const stepUp = z.object({ current_password }).meta({ id: 'StepUp' })
export type StepUp = z.infer<typeof stepUp>

export const passwordChange = z
  .object({ current_password, password: password('Please enter a new password.') })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof passwordChange>

export const session = z
  .object({
    id: z.number(),
    created_at: z.string(),
    seen_at: z.string(),
    expires_at: z.string(),
    /** Whether this request came with it. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>

export interface Administrator {
  id: number
  username: string
}

/** A logged-in administrator, with their session and network address. */
export interface Caller extends Administrator {
  session: number
  address: string
}
