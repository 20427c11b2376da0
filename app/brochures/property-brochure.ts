import { absolute, absoluteUrl } from '#app/seo/address.ts'
import { day, number, shownPrice } from '#app/ui/format.ts'
import { parseFormattedText, type TextBlock } from '#domain/formatted-text.ts'
import { permitFacts, type PermitFacts } from '#domain/properties/permits/permit-facts.ts'
import type { Fact, BrochureProperty, PropertyBrochureContent } from '#domain/pdf/page-content.ts'
import { nearbyPlaces, titleOf, type Property } from '#domain/properties/property.ts'
import { site } from '#agency/profile.ts'

import { agency } from './agency-details.ts'

/** About four pages; nobody prints more. */
const LONGEST_DESCRIPTION = 14_000

/** A listing in the words of its brochure: the same as on its page. */
export function propertyBrochureContent(base: string, property: Property): PropertyBrochureContent {
  return {
    ...homeOf(base, property),
    kind: 'property',
    offer: property.type.trim(),
    description: bounded(parseFormattedText(property.properties_description)),
    nearby: [...new Set(nearbyPlaces(property))],
    // What is shown among the photos already is not printed twice.
    floors: property.floor_photos.map((photos, at) => ({
      name: property.floor_description[at] || `Floor ${at + 1}`,
      photos: [...new Set(photos)].filter((photo) => !property.photos.includes(photo)),
    })),
    asOf: day(property.updated_at),
    licence: licenceOf(property),
    agency,
  }
}

export function homeOf(base: string, property: Property): BrochureProperty {
  return {
    id: property.id,
    title: titleOf(property),
    place: property.location_name,
    category: property.category_name,
    price: shownPrice(property),
    facts: factsOf(property),
    photos: [...new Set(property.photos)],
    address: absolute(base, absoluteUrl.property(property.id)),
  }
}

function factsOf({ bedroom, bathroom, maxarea }: Property): Fact[] {
  return [
    ...(bedroom === null ? [] : [{ name: 'Bedrooms', value: number(bedroom) }]),
    ...(bathroom === null ? [] : [{ name: 'Bathrooms', value: number(bathroom) }]),
    ...(maxarea === null ? [] : [{ name: 'Max area', value: number(maxarea), unit: 'm²' }]),
  ]
}

function licenceOf(property: Property): PermitFacts | null {
  const facts = permitFacts(property, site)
  if (!facts?.permit?.until) return facts
  return { ...facts, permit: { ...facts.permit, until: day(facts.permit.until) } }
}

function bounded(all: readonly TextBlock[]): TextBlock[] {
  let left = LONGEST_DESCRIPTION
  const shown: TextBlock[] = []
  for (const block of all) {
    if (left <= 0) break
    const whole = block.text.length <= left
    shown.push(whole ? block : { ...block, text: `${block.text.slice(0, left).trimEnd()}…` })
    left -= block.text.length
  }
  return left < 0 || shown.length < all.length
    ? [...shown, { kind: 'bold', text: 'More is told on the page of this home.' }]
    : shown
}
