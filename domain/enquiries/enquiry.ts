import { z } from 'zod'

import { apiObject, optionalId, optionalLine, requiredText } from '#domain/fields.ts'
import type { DecodedPhoto } from '#domain/photos/decode.server.ts'

import { ENQUIRY_FIELDS, EMAIL, NOT_AN_EMAIL, type FormFields } from './enquiry-fields.ts'

export const listing = apiObject('ListingEnquiry', fieldsOf(ENQUIRY_FIELDS.listing))
export const tour = apiObject('TourEnquiry', {
  ...fieldsOf(ENQUIRY_FIELDS.tour),
  property_id: optionalId,
  /** Further homes of the same request: ids with commas between them. */
  other_property_ids: z
    .string()
    .regex(
      /^([1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,19})?$/,
      'Up to twenty ids with commas between them.',
    )
    .optional(),
  /** A proposed time in Dubai, such as `2026-11-20` and `14:30`; checked by `tourTimeProblems`. */
  tour_day: optionalLine(),
  tour_time: optionalLine(),
})
export const contact = apiObject('ContactMessage', fieldsOf(ENQUIRY_FIELDS.contact))
export const sell = apiObject('SellRequest', fieldsOf(ENQUIRY_FIELDS.sell))

export type NewEnquiry =
  | ({ kind: 'listing' } & z.infer<typeof listing>)
  | ({ kind: 'tour' } & z.infer<typeof tour>)
  | ({ kind: 'contact' } & z.infer<typeof contact>)
  | ({ kind: 'sell'; photos: DecodedPhoto[] } & z.infer<typeof sell>)

type Field = ReturnType<typeof requiredText> | ReturnType<typeof requiredEmail>

function fieldsOf<Name extends string>(form: FormFields<Name>): Record<Name, Field> {
  const fields = Object.entries<string>(form).map(([name, missing]) => [
    name,
    name === 'email' ? requiredEmail(missing) : requiredText(missing),
  ])
  return Object.fromEntries(fields) as Record<Name, Field>
}

function requiredEmail(missing: string) {
  return requiredText(missing).pipe(z.email({ pattern: EMAIL, error: NOT_AN_EMAIL }))
}
