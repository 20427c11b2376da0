import { z } from 'zod'

import { tourOfEnquiry } from '#domain/enquiries/tours/tour.ts'
import { answerClock } from '#domain/enquiries/follow-up/answer-clock.ts'
import { STAGES } from '#domain/enquiries/follow-up/stage.ts'
import { isDay } from '#domain/dubai-time.ts'
import { apiObject, id as idText, idParameter, MAX_ID, optionalLine, text } from '#domain/fields.ts'
import { LANGUAGES } from '#domain/language.ts'

const NO_PERSON = 'Must be the id of a person, or null.'
const NO_ENQUIRY = 'Must be the id of an enquiry.'

const delivery = z
  .discriminatedUnion('state', [
    /** No mail server is set; the enquiry is only in the inbox. */
    z.object({ state: z.literal('off') }),
    /** Quarantined as spam; its email is sent when it is marked as not spam. */
    z.object({ state: z.literal('held') }),
    z.object({
      state: z.literal('waiting'),
      tries: z.int(),
      next_try_at: z.string(),
      last_words: z.string(),
    }),
    z.object({
      state: z.literal('sent'),
      at: z.string(),
      last_words: z.string(),
      /** An earlier try may have been delivered, or an administrator has sent it again. */
      perhaps_twice: z.boolean(),
    }),
    z.object({ state: z.literal('failed'), why: z.string() }),
  ])
  .meta({ id: 'Delivery' })

export const KINDS = ['listing', 'tour', 'contact', 'sell'] as const

/** What a visitor has typed. */
export const TEXT_FIELDS = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'address',
  'countrycity',
] as const

/** The listing of an enquiry. */
const enquiryProperty = z.object({
  /** Null once it is deleted for good. */
  id: z.int().nullable(),
  /** As they are now; of one that was removed, as they were when the enquiry came. */
  title: z.string(),
  reference: z.string(),
  /** Only administrators see one that is `hidden`; one that is `removed` has no page. */
  state: z.enum(['public', 'hidden', 'removed']),
})

/** An enquiry as the administrator sees it. */
export const enquiry = apiObject('Enquiry', {
  id: z.int(),
  kind: z.enum(KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  address: z.string(),
  countrycity: z.string(),
  /** In which the visitor wrote, and gets emails. */
  language: z.enum(LANGUAGES),
  property: enquiryProperty.nullable(),
  /** Who answers it. */
  assignee_id: z.int().nullable(),
  assignee_name: z.string(),
  stage: z.enum(STAGES),
  /** Where it came from: `site`, or the portal whose email it was. */
  source: z.string(),
  /** When it first left the stage `new`. */
  first_answer_at: z.string().nullable(),
  /** Until when the first answer is promised; null for spam, and for enquiries before promises. */
  promised_until: z.string().nullable(),
  /** Null where nothing is promised, and in what is exported or told to other systems. */
  clock: answerClock.nullable(),
  next_step: z.string(),
  /** A day such as `2026-03-01`; empty where none is set. */
  next_step_on: z.string(),
  photos: z.array(z.string()),
  /** What their files were called, in the same order; empty before names were kept. */
  photo_file_names: z.array(z.string()),
  /** Null where no time was proposed. */
  tour: tourOfEnquiry.nullable(),
  created_at: z.string(),
  handled_at: z.string().nullable(),
  spam: z.boolean(),
  delivery,
})

export type Enquiry = z.infer<typeof enquiry>
export type Delivery = Enquiry['delivery']

/** Of whom: the person who asks, nobody, or a person's id. */
const assigneeParameter = z.union(
  [z.enum(['me', 'nobody']), idText],
  'Must be me, nobody or the id of a person.',
)

const filterFields = {
  /** `waiting` are those that nobody has answered, whoever waits longest first. */
  state: z.enum(['waiting', 'open', 'handled', 'spam', 'all']).default('all'),
  kind: z.enum(KINDS).optional(),
  stage: z.enum(STAGES).optional(),
  assignee: assigneeParameter.optional(),
}

export const inboxFilter = z.object({ ...filterFields, before: idParameter })

/** Sent in a request body: search text is mostly a person's name, which must not be in a URL. */
export const inboxSearch = apiObject('InboxSearch', {
  ...filterFields,
  search: text.refine((value) => value.length <= 200, 'Please look for fewer words.'),
  before: z.int(NO_ENQUIRY).min(1, NO_ENQUIRY).max(MAX_ID, NO_ENQUIRY).optional(),
})

export type InboxFilter = z.output<typeof inboxFilter> & { search?: string | undefined }

export const inboxPage = z.object({ enquiries: z.array(enquiry), more: z.boolean() })
export type InboxPage = z.infer<typeof inboxPage>

export const inboxSummary = apiObject('InboxSummary', {
  open: z.int(),
  /** `waiting`: unanswered ones. `late`: those of them whose promised time is over. */
  waiting: z.int(),
  late: z.int(),
  undelivered: z.int(),
  spam: z.int(),
  /** Emails of the mailbox for leads that somebody has to look at; 0 for those who may not. */
  unknown_portal_emails: z.int(),
  newest: z.int().nullable(),
  mail: z.enum(['on', 'off']),
})

export type InboxSummary = z.infer<typeof inboxSummary>

export const enquiryChange = z
  .object({
    handled: z.boolean('Must be true or false.'),
    spam: z.boolean('Must be true or false.'),
    stage: z.enum(STAGES, `Must be one of ${STAGES.join(', ')}.`),
    /** With the stage `new`: nobody has answered after all, and the promised time goes on. */
    answered: z.literal(false, 'Must be false.'),
    assignee_id: z.int(NO_PERSON).min(1, NO_PERSON).max(MAX_ID, NO_PERSON).nullable(),
    next_step: optionalLine(),
    next_step_on: optionalLine(isDay, 'Must be a day of the calendar.'),
  })
  .partial()
  .meta({ id: 'EnquiryChange' })

export type EnquiryChange = z.infer<typeof enquiryChange>
