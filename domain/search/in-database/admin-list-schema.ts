import { z } from 'zod'

import { text } from '#domain/fields.ts'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

const MAX_PAGE = 9_999_999
export const MAX_PER_PAGE = 100
const MAX_TERM_LENGTH = 200

const positiveNumber = (max: number, message: string) =>
  z
    .string(message)
    .regex(/^[0-9]{1,7}$/, message)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, message)

const searched = text.refine(
  ({ length }) => length <= MAX_TERM_LENGTH,
  'This is too long to be looked for.',
)

/** The parameters of the list page. */
export const searchQuery = z.object(
  Object.fromEntries(Object.keys(NO_SEARCH).map((name) => [name, searched.default('')])) as Record<
    keyof SearchParams,
    z.ZodDefault<typeof searched>
  >,
)

/** Without `per_page` and without parameters of the list page, all listings. */
export const adminListQuery = searchQuery.extend({
  page: positiveNumber(MAX_PAGE, 'A page is a whole number from 1.').optional(),
  per_page: positiveNumber(MAX_PER_PAGE, `A page has 1 to ${MAX_PER_PAGE} properties.`).optional(),
  term: searched.optional(),
})
