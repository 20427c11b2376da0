import { z } from 'zod'

import { enquiry, KINDS } from '#domain/enquiries/inbox/inbox.ts'
import { seenHomes } from '#domain/enquiries/seen-homes.ts'
import { apiObject, optionalLine, requiredText } from '#domain/fields.ts'

import { STAGES } from './stage.ts'

export const CHANNELS = ['email', 'whatsapp', 'call'] as const

const MAX_TEXT_LENGTH = 10_000

const shortText = (message: string) =>
  requiredText(message).refine(({ length }) => length <= MAX_TEXT_LENGTH, 'This is too long.')

/** An answer that is sent by email from here, or that was given on the phone or by WhatsApp. */
export const newAnswer = z
  .object({
    channel: z.enum(CHANNELS, `Must be one of ${CHANNELS.join(', ')}.`),
    subject: optionalLine(),
    text: z.string('Must be text.').optional(),
    /** An email that is sent twice with the same key goes out once. */
    key: z.uuid('Must be a UUID.').optional(),
  })
  .refine(({ channel, text }) => channel !== 'email' || Boolean(text?.trim()), {
    path: ['text'],
    message: 'Please write a text.',
  })
  .refine(({ text = '' }) => text.length <= MAX_TEXT_LENGTH && !text.includes('\0'), {
    path: ['text'],
    message: 'This is too long.',
  })
  .meta({ id: 'NewAnswer' })
export type NewAnswer = z.infer<typeof newAnswer>

export const newNote = apiObject('NewNote', { text: shortText('Please write a note.') })
export type NewNote = z.infer<typeof newNote>

const event = apiObject('EnquiryEvent', {
  id: z.int(),
  at: z.string(),
  /** Empty where the site did it. */
  who: z.string(),
  what: z.string(),
  text: z.string(),
  /** Of its email: `waiting`, `sending`, `sent`, `failed` or `held`; null where it sent none. */
  email_state: z.string().nullable(),
  email_subject: z.string().nullable(),
  email_last_words: z.string().nullable(),
})
export type EnquiryEvent = z.infer<typeof event>

const template = z.object({
  name: z.string(),
  /** With the names filled in. */
  en: z.string(),
  ar: z.string(),
})

/** Another enquiry of the same person. */
const otherEnquiry = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  about: z.string(),
  stage: z.enum(STAGES),
  spam: z.boolean(),
  created_at: z.string(),
})

/** An enquiry with all that was done about it. */
export const enquiryDetail = apiObject('EnquiryDetail', {
  enquiry,
  events: z.array(event),
  others: z.array(otherEnquiry),
  /** Null where the visitor sent nothing along. */
  seen: seenHomes.nullable(),
  /** Who can answer it. The owner of a new site may have no name yet. */
  people: z.array(z.object({ id: z.int(), name: z.string() })),
  templates: z.array(template),
  /** What an answer by email is about unless the writer changes it. */
  answer_subject: z.string(),
})
export type EnquiryDetail = z.infer<typeof enquiryDetail>

/** The enquiries of each stage, and how many there are. */
export const board = apiObject('EnquiryBoard', {
  columns: z.array(
    z.object({ stage: z.enum(STAGES), count: z.int(), enquiries: z.array(enquiry) }),
  ),
})
export type Board = z.infer<typeof board>
