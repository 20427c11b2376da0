import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

import { PERMIT_MODES } from './permit.ts'

/** The counts on the dashboard. */
export const permitAlerts = apiObject('PermitAlerts', {
  mode: z.enum(PERMIT_MODES),
  /** The day in Dubai for which the alerts were counted. */
  today: z.string(),
  /** `week`: ends within 7 days; `month`: in 8 to 30. A count of 10,001 means more than 10,000. */
  counts: z.object({
    missing: z.int(),
    expired: z.int(),
    week: z.int(),
    month: z.int(),
  }),
})
export type PermitAlerts = z.infer<typeof permitAlerts>

export const permitAlert = z.object({
  id: z.int(),
  title: z.string(),
  permit_number: z.string(),
  permit_url: z.string(),
  permit_expires_on: z.string(),
  hidden_at: z.string().nullable(),
})
export type PermitAlert = z.infer<typeof permitAlert>

export const permitAlertPage = z.object({ listings: z.array(permitAlert), more: z.boolean() })
export type PermitAlertPage = z.infer<typeof permitAlertPage>

export const permitAlertQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9][0-9]{0,5}$/, 'A page is a whole number from 1.')
    .transform(Number)
    .optional(),
})
