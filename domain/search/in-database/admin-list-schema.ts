import { z } from 'zod'

import { text } from '#domain/fields.ts'

const LAST_PAGE = 9_999_999
const LARGEST_PAGE = 100
const LONGEST_TERM = 200

const numberUpTo = (most: number, message: string) =>
  z
    .string(message)
    .regex(/^[0-9]{1,7}$/, message)
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, message)

/** Which listings are asked for: without `per_page`, all of them. */
export const adminListQuery = z.object({
  page: numberUpTo(LAST_PAGE, 'A page is a whole number from 1.').optional(),
  per_page: numberUpTo(LARGEST_PAGE, `A page has 1 to ${LARGEST_PAGE} properties.`).optional(),
  term: text
    .refine(({ length }) => length <= LONGEST_TERM, 'This is too long to be looked for.')
    .optional(),
})
