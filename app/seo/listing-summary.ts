import { teaser } from '#domain/formatted-text.ts'
import type { Property } from '#domain/properties/property.ts'

const figures = new Intl.NumberFormat('en-GB')

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

/** A listing in one line: what it costs, what it has, where it is, and how its text begins. */
export function listingSummary(property: Summarised, length: number): string {
  const { currency, price, bedroom, bathroom, maxarea, category_name, location_name } = property
  const facts = [
    priceInWords(currency, price),
    bedroom && counted(bedroom, 'bedroom'),
    bathroom && counted(bathroom, 'bathroom'),
    maxarea && `${figures.format(maxarea)} m²`,
    [category_name, location_name].filter(Boolean).join(' in '),
  ].filter(Boolean)
  return teaser([facts.join(', '), property.properties_description].join('.\n'), length)
}

// A currency belongs to figures; "AED Price on request" says nothing.
function priceInWords(currency: string, price: string): string {
  return /^\d/.test(price) ? `${currency} ${price}`.trim() : price
}

function counted(count: number, what: string): string {
  return `${figures.format(count)} ${what}${count === 1 ? '' : 's'}`
}
