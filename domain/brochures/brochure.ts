import { z } from 'zod'

import { apiObject, MAX_ID } from '#domain/fields.ts'
import { isArabic, type Language } from '#domain/language.ts'

/**
 * A brochure of the agency. Visitors get the last uploaded one in their language or, without any, the
 * one that the site makes itself. That one has the id 0, and no size until it is first requested.
 */
export const brochure = apiObject('Brochure', {
  id: z.int(),
  title: z.string(),
  filename: z.string(),
  url: z.string(),
  bytes: z.int().nullable(),
  created_at: z.string(),
})

export type Brochure = z.infer<typeof brochure>

/** The language of an uploaded brochure is that of its title, which is the name of the file. */
export function brochureLanguage({ title }: Pick<Brochure, 'title'>): Language {
  return isArabic(title) ? 'ar' : 'en'
}

export const MAX_BROCHURE_PROPERTIES = 6

export const brochureProperties = apiObject('BrochureHomes', {
  ids: z.array(z.int().positive().max(MAX_ID)).max(MAX_BROCHURE_PROPERTIES),
})
