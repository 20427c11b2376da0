import { z } from 'zod'

import { secondFactor } from './second-factor.ts'
import { session } from './session.ts'

/** What an administrator sees of their own account. */
export const account = z
  .object({
    username: z.string(),
    /** When a generated password expires; null for one that a person has chosen. */
    password_until: z.string().nullable(),
    second_factor: secondFactor,
    sessions: z.array(session),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof account>
