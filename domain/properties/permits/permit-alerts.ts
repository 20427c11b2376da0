import { z } from 'zod'

import { PERMIT_MODES } from './permit.ts'

export const permitAlerts = z
  .object({
    mode: z.enum(PERMIT_MODES),
    /** The day in Dubai that this was counted for. */
    today: z.string(),
    /** Of `expired`, `week` (ends in 7 days) and `month` (in 8 to 30); one above 10,000 for more. */
    counts: z.object({
      missing: z.int(),
      expired: z.int(),
      week: z.int(),
      month: z.int(),
    }),
  })
  .meta({ id: 'PermitWatch' })
export type PermitAlerts = z.infer<typeof permitAlerts>

const watchedListing = z.object({
  id: z.int(),
  title: z.string(),
  permit_number: z.string(),
  permit_url: z.string(),
  permit_expires_on: z.string(),
  hidden_at: z.string().nullable(),
})
export type PermitAlert = z.infer<typeof watchedListing>

export const permitAlertPage = z.object({ listings: z.array(watchedListing), more: z.boolean() })
export type PermitAlertPage = z.infer<typeof permitAlertPage>

export const permitAlertQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9][0-9]{0,5}$/, 'A page is a whole number from 1.')
    .transform(Number)
    .optional(),
})
