import { formatArea, formatCount, formatPrice } from '#app/ui/format.ts'
import { teaser } from '#domain/formatted-text.ts'
import type { Property } from '#domain/properties/property.ts'

/** One line about a listing, by the agency of that name: category, location, rooms, area, price and the start of its text. */
export function listingSummary(property: Property, agencyName: string, length: number): string {
  const { bedroom, bathroom, maxarea, category_name, location_name } = property
  const facts = [
    `${category_name || 'Property'} for sale in ${location_name || 'Dubai'}`,
    bedroom && formatCount(bedroom, 'bedroom'),
    bathroom && formatCount(bathroom, 'bathroom'),
    maxarea && formatArea(maxarea),
    formatPrice(property),
  ].filter(Boolean)
  const text = property.properties_description || `Ask ${agencyName} for the details.`
  return teaser(`${facts.join(', ')}.\n${text}`, length)
}
