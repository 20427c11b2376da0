import { z } from 'zod'

import { passwordField } from '#domain/accounts/session.ts'
import { apiObject, requiredText } from '#domain/fields.ts'

/** What an owner learns of an invitation. */
export const invitation = apiObject('Invitation', {
  expires_at: z.string(),
  /** Only where no mail server is set: otherwise nobody but the person gets it. */
  link: z.string().optional(),
})
export type Invitation = z.infer<typeof invitation>

const MAX_NAME_LENGTH = 500
const ASK_FOR_NAME = 'Please enter your email address.'

export const forgottenPassword = apiObject('ForgottenPassword', {
  email: requiredText(ASK_FOR_NAME).refine(
    ({ length }) => length <= MAX_NAME_LENGTH,
    'This is too long.',
  ),
})

/** A password that is chosen through a link. */
export const chosenPassword = apiObject('ChosenPassword', {
  token: z.string('Must be text.').max(200, 'Must be the end of a link.'),
  password: passwordField('Please choose a password.'),
})
export type ChosenPassword = z.infer<typeof chosenPassword>

export type LinkKind = 'invitation' | 'reset'

/** Whose link it is. */
export interface LinkOwner {
  name: string
  email: string
}
