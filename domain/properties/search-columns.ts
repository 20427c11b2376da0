import { parsePrice } from '#domain/money.ts'
import { readPropertyType, type PropertyType } from './property-type.ts'

/** What the search reads of the price and the type of a listing. */
export interface Figures {
  /** In the currency of the listing. */
  amount: number | null
  kind: PropertyType
}

export function figuresOf({ price, type }: { price: string; type: string }): Figures {
  return { amount: parsePrice(price), kind: readPropertyType(type) }
}
