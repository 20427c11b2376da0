import { z } from 'zod'

/**
 * The agency's brochure. The last of the list is the one on offer; the one that the site makes of
 * itself has the id 0, and no size until it was first asked for.
 */
export const brochure = z
  .object({
    id: z.int(),
    title: z.string(),
    filename: z.string(),
    url: z.string(),
    bytes: z.int().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'Brochure' })

export type Brochure = z.infer<typeof brochure>

/** So many homes are shown in the brochure that the site makes. */
export const MAX_BROCHURE_PROPERTIES = 6

export const brochureProperties = z
  .object({ ids: z.array(z.int().positive().max(2_147_483_647)).max(MAX_BROCHURE_PROPERTIES) })
  .meta({ id: 'BrochureHomes' })
