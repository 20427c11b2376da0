import { z } from 'zod'

import { isDay } from '#domain/dubai-time.ts'
import { apiObject, MAX_ID, optionalLine, optionalText, requiredText } from '#domain/fields.ts'

import { ROLES } from '#domain/roles.ts'
import { phoneDigits } from './user-fields.ts'

/** A person of the agency, as administrators see them. */
export const user = apiObject('User', {
  id: z.int(),
  /** Null for a person who cannot log in. */
  username: z.string().nullable(),
  role: z.enum(ROLES),
  name: z.string(),
  name_ar: z.string(),
  /** The name of an uploaded photo. */
  photo: z.string(),
  job_title: z.string(),
  job_title_ar: z.string(),
  brn: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  /** With commas between them. */
  languages: z.string(),
  about: z.string(),
  about_ar: z.string(),
  /** The order on the pages. */
  position: z.int(),
  /** Whether visitors see the profile. */
  shown: z.boolean(),
  /** False for somebody who no longer works here. */
  active: z.boolean(),
  /** Whether they get enquiries in turn. */
  takes_enquiries: z.boolean(),
  /** The first and the last day of leave; empty where none is set. */
  away_from: z.string(),
  away_until: z.string(),
  /** Who answers for them meanwhile. */
  stand_in_id: z.int().nullable(),
  /** The places that they know, for enquiries by location. */
  location_ids: z.array(z.int()),
  /** When their invitation ends or has ended; null where none is open. */
  invited_until: z.string().nullable(),
  /** How many listings and enquiries are theirs. */
  listings: z.int(),
  enquiries: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type User = z.infer<typeof user>

const MAX_ABOUT_LENGTH = 4000
const MAX_NAME_LENGTH = 120
const MAX_POSITION = 9999
const ASK_FOR_NAME = 'Please enter a name.'

const nameField = requiredText(ASK_FOR_NAME).refine(
  ({ length }) => length <= MAX_NAME_LENGTH,
  'This is too long.',
)

const about = optionalText.refine(
  (text) => (text ?? '').length <= MAX_ABOUT_LENGTH,
  'This is too long.',
)

const STAND_IN = 'Must be the id of another person, or null.'

const profileFields = {
  role: z.enum(ROLES, `Must be one of ${ROLES.join(', ')}.`).optional(),
  name_ar: optionalLine(({ length }) => length <= MAX_NAME_LENGTH, 'This is too long.'),
  photo: optionalLine(),
  job_title: optionalLine(),
  job_title_ar: optionalLine(),
  brn: optionalLine((line) => /^\d{1,12}$/.test(line), 'Must be digits only.'),
  phone: optionalLine(isPhone, 'Must be a phone number.'),
  whatsapp: optionalLine(
    (line) => isPhone(line) && /^(\+|00)/.test(phoneDigits(line)),
    'Begin with the country code: +971 50 555 0119.',
  ),
  email: optionalLine((line) => z.email().safeParse(line).success, 'Must be an e-mail address.'),
  languages: optionalLine(),
  about,
  about_ar: about,
  position: z
    .int(`Must be a whole number from 0 to ${MAX_POSITION}.`)
    .min(0, `Must be a whole number from 0 to ${MAX_POSITION}.`)
    .max(MAX_POSITION, `Must be a whole number from 0 to ${MAX_POSITION}.`)
    .optional(),
  shown: z.boolean('Must be true or false.').optional(),
  takes_enquiries: z.boolean('Must be true or false.').optional(),
  away_from: optionalLine(isDay, 'Must be a day of the calendar.'),
  away_until: optionalLine(isDay, 'Must be a day of the calendar.'),
  stand_in_id: z.int(STAND_IN).min(1, STAND_IN).max(MAX_ID, STAND_IN).nullable().optional(),
  location_ids: z
    .array(z.int().min(1).max(MAX_ID), 'Must be a list of ids of locations.')
    .max(200, 'At most 200.')
    .optional(),
}

/** A new person has no login. */
export const newUser = apiObject('NewUser', { name: nameField, ...profileFields })
export type NewUser = z.infer<typeof newUser>

const MOVE_TO = 'Must be the id of another person, or agency.'

/** What is left out stays as it is. `move_to` is for somebody who is deactivated. */
export const userChange = apiObject('UserChange', {
  name: nameField.optional(),
  ...profileFields,
  active: z.boolean('Must be true or false.').optional(),
  move_to: z.union([z.literal('agency'), z.int(MOVE_TO).min(1).max(MAX_ID)], MOVE_TO).optional(),
})
export type UserChange = z.infer<typeof userChange>

/** Who takes the listings and enquiries of a person who leaves: a person's id, or `agency`. */
export const userRemoval = z.object({
  move_to: z
    .union(
      [
        z.literal('agency'),
        z
          .string()
          .regex(/^[1-9][0-9]{0,8}$/)
          .transform(Number),
      ],
      MOVE_TO,
    )
    .optional(),
})
export type UserRemoval = z.output<typeof userRemoval>

/** Between 7 and 15 digits, with the signs that people put between them. */
function isPhone(line: string): boolean {
  return /^[\d\s()+./-]+$/.test(line) && /^(?:\+|00)?\d{7,15}$/.test(phoneDigits(line))
}
