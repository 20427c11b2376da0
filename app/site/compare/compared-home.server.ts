import { toCostView } from '#app/site/property/cost/cost-panel.tsx'
import type { Agency } from '#domain/agency/agency.ts'
import { priceInAed } from '#domain/money.ts'
import { trueCost } from '#domain/properties/costs/true-cost.ts'
import { nearbyPlaces, type Property } from '#domain/properties/property.ts'
import { propertyTypeOf, purposeOf } from '#domain/properties/property-type.ts'
import { qualifiesFor } from '#domain/properties/residency/residency.ts'

/** What a comparison shows beyond a saved property. */
export function comparisonFacts(property: Property, agency: Agency) {
  const { fees, exchangeRates, residency } = agency
  const aed = priceInAed(exchangeRates.aed, property) ?? null
  const cost = toCostView(fees, property, new URLSearchParams())
  const amounts = cost && trueCost(fees, cost.price, cost.terms)
  return {
    aed,
    purpose: purposeOf(property),
    /** In dirhams, with the terms of the example; null unless it is a sale with a price in dirhams. */
    total: amounts?.total ?? null,
    monthly: amounts?.monthly ?? null,
    residency: qualifiesFor(residency.rules, { aed, propertyType: propertyTypeOf(property) }).map(
      ({ name }) => name,
    ),
    nearby: [...new Set(nearbyPlaces(property))],
    floors: property.floor_photos.map(
      (_, index) => property.floor_description[index] || `Floor ${index + 1}`,
    ),
  }
}
