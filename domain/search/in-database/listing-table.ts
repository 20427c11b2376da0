import { z } from 'zod'

import { apiObject, idParameter, text } from '#domain/fields.ts'
import { PERMIT_ALERT_KINDS } from '#domain/properties/permits/permit.ts'
import { PUBLIC_STATES, STATUSES } from '#domain/properties/publication.ts'

import { TABLE_ORDERS } from './listing-orders.ts'

const MAX_TERM_LENGTH = 200

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(['', ...values]).optional()

export const listingTableQuery = z.object({
  term: text
    .refine(({ length }) => length <= MAX_TERM_LENGTH, 'This is too long to be looked for.')
    .optional(),
  status: oneOf(STATUSES),
  purpose: oneOf(['sale', 'off-plan', 'rent']),
  permit: oneOf(PERMIT_ALERT_KINDS),
  arabic: oneOf(['missing']),
  category: idParameter.or(z.literal('')).optional(),
  location: idParameter.or(z.literal('')).optional(),
  agent: idParameter.or(z.literal('')).optional(),
  order: oneOf(TABLE_ORDERS),
  page: z
    .string()
    .regex(/^[1-9][0-9]{0,5}$/, 'A page is a whole number from 1.')
    .transform(Number)
    .optional(),
})

export type ListingTableQuery = z.output<typeof listingTableQuery>

/** A row of the table. */
export const listingRow = apiObject('ListingRow', {
  id: z.int(),
  title: z.string(),
  reference: z.string(),
  location: z.string(),
  category: z.string(),
  type: z.string(),
  currency: z.string(),
  price: z.string(),
  rent_period: z.string(),
  status: z.enum(STATUSES),
  status_changed_at: z.string().nullable(),
  agent_id: z.int().nullable(),
  agent_name: z.string(),
  permit_number: z.string(),
  permit_url: z.string(),
  permit_expires_on: z.string(),
  state: z.enum(PUBLIC_STATES),
  updated_at: z.string(),
  /** Of its page, in the last thirty days. */
  views: z.int(),
  /** How many of its texts have no Arabic. */
  missing_arabic: z.int(),
  /** The name of its first photo. */
  photo: z.string().nullable(),
})

export type ListingRow = z.infer<typeof listingRow>

export const listingTable = z.object({
  listings: z.array(listingRow),
  /** The page that these are, from 1: at most the last one. */
  page: z.int(),
  count: z.int(),
  /** How many fit the other filters, by status. */
  counts: z.record(z.enum(STATUSES), z.int()),
  /** The day in Dubai for which permits are judged. */
  today: z.string(),
})

export type ListingTable = z.infer<typeof listingTable>
