import { parsePrice } from '#domain/money.ts'

import { readPropertyType, type PropertyType } from './property-type.ts'
import { titleOf, type PropertyId } from './property.ts'

/** The columns of a property that the search columns are computed from. */
export interface SearchSource {
  id: PropertyId
  title: string
  type: string
  price: string
  nearby: string
  permit_number: string
}

/** What the database's search reads instead of the texts that people write. */
export interface SearchColumns {
  /** What visitors search. */
  lowercase_title: string
  /** What administrators search: one field a line, so that no term runs from one into the next. */
  search_text: string
  /** In the property's own currency; null where the price states no amount. */
  price_number: number | null
  property_type: PropertyType
}

/** PostgreSQL limits an index row to 2,700 bytes. */
const MAX_TITLE_LENGTH = 600

export function searchColumnsOf(source: SearchSource): SearchColumns {
  const { id, type, price, nearby, permit_number } = source
  const title = titleOf({ id, properties_title: source.title })
  return {
    lowercase_title: title.toLowerCase().slice(0, MAX_TITLE_LENGTH).toWellFormed(),
    search_text: [title, type, price, nearby, permit_number].join('\n').toLowerCase(),
    price_number: parsePrice(price),
    property_type: readPropertyType(type),
  }
}
