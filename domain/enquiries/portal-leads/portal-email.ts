import { z } from 'zod'

import { EMAIL } from '#domain/enquiries/enquiry-fields.ts'
import { apiObject, idParameter, optionalLine, text } from '#domain/fields.ts'
import { LANGUAGES } from '#domain/language.ts'

import { LEAD_PORTALS } from './portal-lead.ts'

export const PORTAL_EMAIL_STATES = ['enquiry', 'unknown', 'duplicate', 'ignored'] as const

const MAX_MESSAGE_LENGTH = 20_000

/** What was understood of an email, to fill in a form with. */
const suggestion = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  reference: z.string(),
  language: z.enum(LANGUAGES),
})

/** An email of the mailbox for portal leads, as text. */
export const portalEmail = apiObject('PortalEmail', {
  id: z.int(),
  state: z.enum(PORTAL_EMAIL_STATES),
  /** Whose email it says it is; nobody can tell whether that is true. */
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
export type PortalEmail = z.infer<typeof portalEmail>

export const portalEmailFilter = z.object({
  state: z.enum([...PORTAL_EMAIL_STATES, 'all']).default('unknown'),
  before: idParameter,
})
export type PortalEmailFilter = z.output<typeof portalEmailFilter>

export const portalEmailPage = z.object({
  portal_emails: z.array(portalEmail),
  more: z.boolean(),
  /** How many wait for somebody to look at them. */
  unknown: z.int(),
})
export type PortalEmailPage = z.infer<typeof portalEmailPage>

export const portalEmailChange = apiObject('PortalEmailChange', {
  state: z.enum(['ignored', 'unknown'], 'Must be ignored or unknown.'),
})
export type PortalEmailChange = z.infer<typeof portalEmailChange>

/** An enquiry that somebody makes of an email. */
export const portalEmailEnquiry = apiObject('PortalEmailEnquiry', {
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
export type PortalEmailEnquiry = z.infer<typeof portalEmailEnquiry>
