import { z } from 'zod'

/** The homes that a visitor looked at and agreed to send along, the last one first. */
export const seenHomes = z.object({
  homes: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      reference: z.string(),
      /** The path of its page; null where it has none any more. */
      url: z.string().nullable(),
    }),
  ),
  /** The wording that they agreed to, and when. */
  consent: z.string(),
  at: z.string(),
})
export type SeenHomes = z.infer<typeof seenHomes>
