import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

/** One check: green, or red with what to do about it. */
export const checkResult = z.object({
  name: z.string(),
  ok: z.boolean(),
  says: z.string(),
  /** Empty where nothing needs to be done. */
  advice: z.string(),
  /** The admin page for it; null where there is none. */
  to: z.string().nullable(),
  /** Some of the faults, each with the admin page that mends it. */
  items: z.array(z.object({ title: z.string(), to: z.string() })),
})
export type CheckResult = z.infer<typeof checkResult>

export const siteCheck = apiObject('SiteCheck', { at: z.string(), lines: z.array(checkResult) })
export type SiteCheck = z.infer<typeof siteCheck>
