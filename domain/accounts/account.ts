import { z } from 'zod'

import { apiObject, optionalText, requiredText } from '#domain/fields.ts'

import { ROLES } from '#domain/roles.ts'

import { session, stepUp } from './session.ts'

export const RECOVERY_CODE_COUNT = 10

export const secondFactor = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('off') }),
    z.object({ state: z.literal('on'), since: z.string(), recovery_codes_left: z.number() }),
  ])
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof secondFactor>

/** The key for the authenticator app, in base 32. */
export const secondFactorSetup = apiObject('BegunSecondFactor', { secret: z.string() })
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>

export const ASK_FOR_CODE = 'Please enter the code from your authenticator app.'

export const WRONG_CODE = 'This code is wrong, or was used before.'

export const confirmation = apiObject('SecondFactorConfirmation', {
  code: requiredText(ASK_FOR_CODE),
})

/** The code may be a recovery code. */
export const secondFactorRemoval = stepUp
  .extend({ code: optionalText })
  .meta({ id: 'SecondFactorRemoval' })
export type SecondFactorRemoval = z.infer<typeof secondFactorRemoval>

/** Each replaces a code once. They are shown only when they are created. */
export const recoveryCodes = apiObject('RecoveryCodes', { recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

export const account = apiObject('Account', {
  username: z.string(),
  role: z.enum(ROLES),
  /** The person of the team whose login it is. */
  user_id: z.int().nullable(),
  /** Of that person; empty where none was given. */
  name: z.string(),
  /** When a generated password expires; null for one that a person has chosen. */
  password_until: z.string().nullable(),
  second_factor: secondFactor,
  sessions: z.array(session),
})
export type Account = z.infer<typeof account>
