import { toCostView } from '#app/site/property/cost/cost-panel.tsx'
import { WORDS as PROPERTY_WORDS } from '#app/site/property/words.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { Language } from '#domain/language.ts'
import { priceInAed } from '#domain/money.ts'
import { isLandKind } from '#domain/places/category-kinds.ts'
import { trueCost } from '#domain/properties/costs/true-cost.ts'
import { categoryKind, nearbyPlaces, type Property } from '#domain/properties/property.ts'
import { propertyTypeOf, purposeOf, type PropertyType } from '#domain/properties/property-type.ts'
import { qualifiesFor } from '#domain/properties/residency/residency.ts'

/** What a comparison shows beyond a saved property. */
export function comparisonFacts(property: Property, agency: Agency, language: Language) {
  const { fees, exchangeRates, residency } = agency
  const aed = priceInAed(exchangeRates.aed, property) ?? null
  const cost = toCostView(fees, property, new URLSearchParams())
  const propertyType = propertyTypeOf(property)
  const isLand = isLandKind(categoryKind(property))
  const amounts = cost && trueCost(fees, cost.price, cost.terms)
  return {
    aed,
    purpose: purposeOf(property),
    offer: offerOf(property.type.trim(), propertyType, language),
    /**
     * In dirhams, with the terms of the example; null unless it is a sale with a price in dirhams. VAT,
     * which depends on the seller of commercial property, would be missing from the total.
     */
    total: (!cost?.isCommercial && amounts?.total) || null,
    monthly: amounts?.monthly ?? null,
    residency: qualifiesFor(residency.rules, { aed, propertyType, isLand }).map(({ name }) => name),
    nearby: [...new Set(nearbyPlaces(property))],
    floors: property.floor_photos.map(
      (_, index) => property.floor_description[index] || PROPERTY_WORDS[language].floor(index + 1),
    ),
  }
}

/** How a property is offered: as the agency wrote it; in Arabic in general words for its type. */
function offerOf(written: string, type: PropertyType, language: Language): string {
  return language === 'ar' && written ? OFFERS_IN_ARABIC[type] : written
}

const OFFERS_IN_ARABIC: Record<PropertyType, string> = {
  sale: 'للبيع',
  'off-plan': 'على الخارطة',
  rent: 'للإيجار',
}
