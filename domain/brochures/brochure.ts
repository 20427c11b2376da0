import { z } from 'zod'

/** The agency's brochure. The last of the list is the one on offer. */
export const brochure = z
  .object({
    id: z.int(),
    title: z.string(),
    filename: z.string(),
    url: z.string(),
    bytes: z.int(),
    created_at: z.string(),
  })
  .meta({ id: 'Brochure' })

export type Brochure = z.infer<typeof brochure>
