import { z } from 'zod'

/** One line of the site check: green, or red with what to do about it. */
export const checkLine = z.object({
  name: z.string(),
  ok: z.boolean(),
  says: z.string(),
  /** Empty where nothing needs to be done. */
  advice: z.string(),
  /** Where it is done; null where that is not in the admin area. */
  to: z.string().nullable(),
  /** Some of what is wrong, each where it is mended. */
  items: z.array(z.object({ title: z.string(), to: z.string() })),
})
export type CheckResult = z.infer<typeof checkLine>

export const siteCheck = z
  .object({ at: z.string(), lines: z.array(checkLine) })
  .meta({ id: 'SiteCheck' })
export type SiteCheck = z.infer<typeof siteCheck>
