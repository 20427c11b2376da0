import { formatArea, formatCount, formatPrice } from '#app/ui/format.ts'
import { teaser } from '#domain/formatted-text.ts'
import type { Property } from '#domain/properties/property.ts'
import { profile } from '#agency/profile.ts'

/** One line about a listing: category, location, rooms, area, price and the start of its text. */
export function listingSummary(property: Property, length: number): string {
  const { bedroom, bathroom, maxarea, category_name, location_name } = property
  const facts = [
    `${category_name || 'Property'} for sale in ${location_name || 'Dubai'}`,
    bedroom && formatCount(bedroom, 'bedroom'),
    bathroom && formatCount(bathroom, 'bathroom'),
    maxarea && formatArea(maxarea),
    formatPrice(property),
  ].filter(Boolean)
  const text = property.properties_description || `Ask ${profile.name} for the details.`
  return teaser(`${facts.join(', ')}.\n${text}`, length)
}
