import { z } from 'zod'

import { text } from '#domain/fields.ts'
import { tourOfEnquiry } from '#domain/enquiries/tours/tour.ts'

const delivery = z
  .discriminatedUnion('state', [
    /** No mail server is set; the enquiry is kept here. */
    z.object({ state: z.literal('off') }),
    /** In quarantine; its letter goes out when it is called not spam. */
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
      /** A try before ended without a clear answer, or it was sent again on purpose. */
      perhaps_twice: z.boolean(),
    }),
    z.object({ state: z.literal('failed'), why: z.string() }),
  ])
  .meta({ id: 'Delivery' })

export const KINDS = ['listing', 'tour', 'contact', 'sell'] as const

/** An enquiry as the administrator reads it. */
export const enquiry = z
  .object({
    id: z.int(),
    kind: z.enum(KINDS),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    address: z.string(),
    countrycity: z.string(),
    property: z.object({ id: z.int(), title: z.string() }).nullable(),
    photos: z.array(z.string()),
    /** Where a time was proposed. */
    tour: tourOfEnquiry.nullable(),
    created_at: z.string(),
    handled_at: z.string().nullable(),
    spam: z.boolean(),
    delivery,
  })
  .meta({ id: 'Enquiry' })

export type Enquiry = z.infer<typeof enquiry>
export type Delivery = Enquiry['delivery']

const which = {
  state: z.enum(['open', 'handled', 'spam', 'all']).default('all'),
  kind: z.enum(KINDS).optional(),
}

export const inboxFilter = z.object({
  ...which,
  before: z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .transform(Number)
    .optional(),
})

/** Words that are looked for are mostly somebody's name; they stand in no address. */
export const inboxSearch = z
  .object({
    ...which,
    search: text.refine((words) => words.length <= 200, 'Please look for fewer words.'),
    before: z.int('Must be the id of an enquiry.').optional(),
  })
  .meta({ id: 'InboxSearch' })

export type InboxFilter = z.output<typeof inboxFilter> & { search?: string | undefined }

export const inboxPage = z.object({ enquiries: z.array(enquiry), more: z.boolean() })
export type InboxPage = z.infer<typeof inboxPage>

export const inboxSummary = z
  .object({
    open: z.int(),
    undelivered: z.int(),
    spam: z.int(),
    newest: z.int().nullable(),
    mail: z.enum(['on', 'off']),
  })
  .meta({ id: 'InboxSummary' })

export type InboxSummary = z.infer<typeof inboxSummary>

export const enquiryChange = z
  .object({
    handled: z.boolean('Must be true or false.'),
    spam: z.boolean('Must be true or false.'),
  })
  .partial()
  .meta({ id: 'EnquiryChange' })

export type EnquiryChange = z.infer<typeof enquiryChange>
