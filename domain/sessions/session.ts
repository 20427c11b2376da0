import { z } from 'zod'

import { requiredText } from '#domain/fields.ts'

const LONGEST_PASSWORD = 1024

export const credentials = z
  .object({
    username: requiredText('Please enter your username.'),
    password: z
      .string('Please enter your password.')
      .min(1, 'Please enter your password.')
      .max(LONGEST_PASSWORD, 'That password is too long.'),
  })
  .meta({ id: 'Credentials' })

export type Credentials = z.infer<typeof credentials>

export const opened = z.object({ token: z.string(), expires_at: z.string() }).meta({ id: 'Opened' })
export type Opened = z.infer<typeof opened>

export interface Administrator {
  id: number
  username: string
}
