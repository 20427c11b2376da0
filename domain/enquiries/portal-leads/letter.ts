import { z } from 'zod'

import { EMAIL } from '#domain/enquiries/enquiry-fields.ts'
import { apiObject, idParameter, optionalLine, text } from '#domain/fields.ts'
import { LANGUAGES } from '#domain/language.ts'

import { LEAD_PORTALS } from './portal-lead.ts'

export const LETTER_STATES = ['enquiry', 'unknown', 'duplicate', 'ignored'] as const

const MAX_MESSAGE_LENGTH = 20_000

/** What was understood of a letter, to fill in a form with. */
const suggestion = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  reference: z.string(),
  language: z.enum(LANGUAGES),
})

/** A letter of the mailbox for portal leads, as text. */
export const letter = apiObject('Letter', {
  id: z.int(),
  state: z.enum(LETTER_STATES),
  /** Whose letter it says it is; nobody can tell whether that is true. */
  portal: z.enum([...LEAD_PORTALS, '']),
  from_name: z.string(),
  from_address: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Why it could not be read, or not wholly; mostly empty. */
  note: z.string(),
  enquiry_id: z.int().nullable(),
  received_at: z.string(),
  suggestion,
})
export type Letter = z.infer<typeof letter>

export const letterFilter = z.object({
  state: z.enum([...LETTER_STATES, 'all']).default('unknown'),
  before: idParameter,
})
export type LetterFilter = z.output<typeof letterFilter>

export const letterPage = z.object({
  letters: z.array(letter),
  more: z.boolean(),
  /** How many wait for somebody to look at them. */
  unknown: z.int(),
})
export type LetterPage = z.infer<typeof letterPage>

export const letterChange = apiObject('LetterChange', {
  state: z.enum(['ignored', 'unknown'], 'Must be ignored or unknown.'),
})
export type LetterChange = z.infer<typeof letterChange>

/** An enquiry that somebody makes of a letter. */
export const letterEnquiry = apiObject('LetterEnquiry', {
  name: optionalLine(),
  email: optionalLine((email) => EMAIL.test(email), 'Please enter a valid email address.'),
  phone: optionalLine(),
  message: text
    .refine(({ length }) => length <= MAX_MESSAGE_LENGTH, 'This is too long.')
    .optional(),
  /** Of one of our listings. */
  reference: optionalLine(),
  language: z.enum(LANGUAGES, 'The language must be en or ar.').optional(),
})
export type LetterEnquiry = z.infer<typeof letterEnquiry>
