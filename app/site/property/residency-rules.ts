import { priceInAed } from '#domain/money.ts'
import { readPropertyType } from '#domain/properties/property-type.ts'
import type { Property } from '#domain/properties/property.ts'
import { qualifiesFor, type ResidencyRule } from '#domain/properties/residency/residency.ts'

/** The residence permits whose threshold the price of a listing reaches, in any currency. */
export function residencyRulesFor({ price, currency, type }: Property): ResidencyRule[] {
  const aed = priceInAed({ price, currency }) ?? null
  return qualifiesFor({ aed, propertyType: readPropertyType(type) })
}
