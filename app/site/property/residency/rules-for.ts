import { priceInAed } from '#domain/money.ts'
import { readPropertyType } from '#domain/properties/property-type.ts'
import type { Property } from '#domain/properties/property.ts'
import { qualifiesFor, type ResidencyRule } from '#domain/properties/residency/residency.ts'

/** The permits that the price of a listing reaches, whatever its currency. */
export function rulesFor({ price, currency, type }: Property): ResidencyRule[] {
  const aed = priceInAed({ price, currency }) ?? null
  return qualifiesFor({ aed, kind: readPropertyType(type) })
}
