import { amountOf } from '#domain/money.ts'
import { kindOf, type Kind } from './property-type.ts'

/** What the search reads of the price and the type of a listing. */
export interface Figures {
  /** In the currency of the listing. */
  amount: number | null
  kind: Kind
}

export function figuresOf({ price, type }: { price: string; type: string }): Figures {
  return { amount: amountOf(price), kind: kindOf(type) }
}
