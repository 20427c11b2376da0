import { looksLikeNumber, nationalDigits } from '#domain/enquiries/phone-number.ts'

import { TEXT_FIELDS } from './inbox.ts'

type SearchedFields = Record<
  (typeof TEXT_FIELDS)[number] | 'property_title' | 'property_reference',
  string
>

/** Fewer digits are looked for as they were typed. */
const MIN_DIGITS = 3
/** Numbers from abroad are compared by their end: their country code may be left out. */
const COMPARED_DIGITS = 9

/** The lower-case text in which a search looks for an enquiry, one field per line. */
export function searchTextOf(enquiry: SearchedFields): string {
  const texts = [...TEXT_FIELDS, 'property_title', 'property_reference'] as const
  const lines = [...texts.map((name) => enquiry[name]), nationalDigits(enquiry.phone)]
  return lines.filter(Boolean).join('\n').toLowerCase()
}

/** The variants of a search term. An enquiry matches if its search text contains one of them. */
export function searchTermVariants(term: string): string[] {
  const text = term.trim().toLowerCase()
  const digits = looksLikeNumber(text) ? nationalDigits(text) : ''
  return digits.length < MIN_DIGITS ? [text] : [text, digits.slice(-COMPARED_DIGITS)]
}
