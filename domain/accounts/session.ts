import { z } from 'zod'

import { optionalText, requiredText } from '#domain/fields.ts'

const LONGEST_PASSWORD = 1024

const password = (message: string) =>
  z.string(message).min(1, message).max(LONGEST_PASSWORD, 'That password is too long.')

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
    /** When the password ends, which the site made up and nobody has changed yet. */
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
    /** Whether it is the one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>

export interface Administrator {
  id: number
  username: string
}

/** An administrator who is logged in: by which session, and from where. */
export interface Caller extends Administrator {
  session: number
  address: string
}
