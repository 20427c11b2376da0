import { formatArea, formatNumber, formatPrice } from '#app/ui/format.ts'
import { teaser } from '#domain/formatted-text.ts'
import type { Language } from '#domain/language.ts'
import { purposeOf } from '#domain/properties/property-type.ts'
import type { Property } from '#domain/properties/property.ts'

import { WORDS } from './words.ts'

/**
 * One line about a listing, by the agency of that name: category, location, rooms, area, price and the
 * start of its text. The listing's texts are in the language already.
 */
export function listingSummary(
  property: Property,
  agencyName: string,
  length: number,
  language: Language = 'en',
): string {
  const words = WORDS[language]
  const { bedroom, bathroom, maxarea } = property
  const category = property.category_name || words.property
  const facts = [
    words.offered(category, purposeOf(property), property.location_name || words.dubai),
    bedroom && words.bedrooms(bedroom, formatNumber(bedroom)),
    bathroom && words.bathrooms(bathroom, formatNumber(bathroom)),
    maxarea && formatArea(maxarea, language),
    formatPrice(property, language),
  ].filter(Boolean)
  const text = property.properties_description || words.askFor(agencyName)
  return teaser(`${facts.join(words.comma)}.\n${text}`, length)
}
