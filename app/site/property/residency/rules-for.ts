import { amountOf } from '#domain/money.ts'
import { kindOf } from '#domain/properties/property-type.ts'
import type { Property } from '#domain/properties/property.ts'
import { qualifiesFor, type Rule } from '#domain/properties/residency/residency.ts'
import { rateOf } from '#domain/search/query.ts'

/** The permits that the price of a listing reaches, whatever its currency. */
export function rulesFor({ price, currency, type }: Property): Rule[] {
  const [amount, rate] = [amountOf(price), rateOf(currency)]
  const aed = amount === null || rate === undefined ? null : amount * rate
  return qualifiesFor({ aed, kind: kindOf(type) })
}
