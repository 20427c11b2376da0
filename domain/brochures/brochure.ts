import { z } from 'zod'

/**
 * A brochure of the agency; visitors get the last of the list. The one that the site makes itself
 * has the id 0, and no size until it is first requested.
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

export const MAX_BROCHURE_PROPERTIES = 6

export const brochureProperties = z
  .object({ ids: z.array(z.int().positive().max(2_147_483_647)).max(MAX_BROCHURE_PROPERTIES) })
  .meta({ id: 'BrochureHomes' })
