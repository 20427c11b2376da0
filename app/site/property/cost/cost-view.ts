import { parsePrice } from '#domain/money.ts'
import type { Property } from '#domain/properties/property.ts'
import { purposeOf } from '#domain/properties/property-type.ts'
import { readTerms, type Terms } from '#domain/properties/costs/true-cost.ts'

export interface CostView {
  price: number
  terms: Terms
}

/** The input of the cost panel; null unless the listing is a sale with a price in dirhams. */
export function toCostView(property: Property, query: URLSearchParams): CostView | null {
  const price = parsePrice(property.price)
  if (price === null || property.currency !== 'AED' || purposeOf(property) !== 'sale') return null
  return { price, terms: readTerms((name) => query.get(name)) }
}
