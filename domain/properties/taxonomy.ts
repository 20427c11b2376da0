import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

const named = { id: z.int(), name: z.string() }

/** The API has each name under two fields, because the specification's clients read either. */
export const category = apiObject('Category', { ...named, category_name: z.string() })
export const location = apiObject('Location', { ...named, location_name: z.string() })

export type Category = z.infer<typeof category>
export type Location = z.infer<typeof location>
