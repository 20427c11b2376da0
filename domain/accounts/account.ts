import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

import { secondFactor } from './second-factor.ts'
import { session } from './session.ts'

/** What an administrator sees of their own account. */
export const account = apiObject('Account', {
  username: z.string(),
  /** When a generated password expires; null for one that a person has chosen. */
  password_until: z.string().nullable(),
  second_factor: secondFactor,
  sessions: z.array(session),
})
export type Account = z.infer<typeof account>
