import { z } from 'zod'

/** The API has each name under two fields, because the specification's clients read either. */
export const category = z
  .object({ id: z.int(), name: z.string(), category_name: z.string() })
  .meta({ id: 'Category' })
export const location = z
  .object({ id: z.int(), name: z.string(), location_name: z.string() })
  .meta({ id: 'Location' })

export type Category = z.infer<typeof category>
export type Location = z.infer<typeof location>
