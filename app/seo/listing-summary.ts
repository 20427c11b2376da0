import { area, number, priceOf } from '#app/ui/format.ts'
import { teaser } from '#domain/formatted-text.ts'
import type { Property } from '#domain/properties/property.ts'
import { site } from '#agency/profile.ts'

type Summarised = Pick<
  Property,
  | 'properties_description'
  | 'currency'
  | 'price'
  | 'bedroom'
  | 'bathroom'
  | 'maxarea'
  | 'category_name'
  | 'location_name'
>

/** A listing in one line: what it is, where, what it has, what it costs, and how its text begins. */
export function listingSummary(property: Summarised, length: number): string {
  const { bedroom, bathroom, maxarea, category_name, location_name } = property
  const facts = [
    `${category_name || 'Property'} for sale in ${location_name || 'Dubai'}`,
    bedroom && counted(bedroom, 'bedroom'),
    bathroom && counted(bathroom, 'bathroom'),
    maxarea && area(maxarea),
    priceOf(property),
  ].filter(Boolean)
  const text = property.properties_description || `Ask ${site.name} for the details.`
  return teaser(`${facts.join(', ')}.\n${text}`, length)
}

function counted(count: number, what: string): string {
  return `${number(count)} ${what}${count === 1 ? '' : 's'}`
}
