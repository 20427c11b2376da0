import { parsePrice } from '#domain/money.ts'
import type { Property } from '#domain/properties/property.ts'
import { purposeOf } from '#domain/properties/purpose.ts'
import { readTerms, type Terms } from '#domain/properties/costs/true-cost.ts'

export interface ShownCost {
  price: number
  terms: Terms
}

/** What the panel of costs is made of; null where a listing is no sale in dirhams, or has no price. */
export function shownCost(property: Property, query: URLSearchParams): ShownCost | null {
  const price = parsePrice(property.price)
  if (price === null || property.currency !== 'AED' || purposeOf(property) !== 'sale') return null
  return { price, terms: readTerms((name) => query.get(name)) }
}
