import * as urls from '#app/urls.ts'
import { formatDay } from '#app/ui/format-day.ts'
import { formatNumber, priceParts } from '#app/ui/format.ts'
import { plainBlocks, type PlainBlock } from '#domain/formatted-text.ts'
import { furtherFacts } from '#domain/properties/further-facts.ts'
import { permitFacts, type PermitFacts } from '#domain/properties/permits/permit-facts.ts'
import type {
  AgencyDetails,
  BrochureProperty,
  PropertyBrochureContent,
} from '#domain/pdf/page-content.ts'
import { countFacts } from '#domain/properties/property-counts.ts'
import { PROPERTY_TYPE_NAMES, propertyTypeOf } from '#domain/properties/property-type.ts'
import { nearbyPlaces, titleOf, type Property } from '#domain/properties/property.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { lookOf } from '#domain/agency/look.ts'
import type { Profile } from '#domain/agency/sections/identity.ts'
import { telLink } from '#domain/agency/contact-links.ts'

/** The agency's details, as brochures show them. */
export function agencyDetails(profile: Profile): AgencyDetails {
  const { name, description, phones, emails, address } = profile
  return {
    name,
    description,
    phones: phones.map((label) => ({ label, href: telLink(label) })),
    email: emails.general,
    address,
  }
}

/** About four pages. */
const MAX_DESCRIPTION_LENGTH = 14_000

/** The content of a property's brochure, in the same words as its page. */
export function propertyBrochureContent(
  base: string,
  property: Property,
  { profile, brand }: Pick<Agency, 'profile' | 'brand'>,
): PropertyBrochureContent {
  return {
    ...toBrochureProperty(base, property),
    kind: 'property',
    look: lookOf({ profile, brand }),
    purpose: property.type.trim() || PROPERTY_TYPE_NAMES[propertyTypeOf(property)],
    description: [
      ...truncate(plainBlocks(property.properties_description)),
      ...printedFacts(property).map(({ name, value }): PlainBlock => ({
        kind: 'paragraph',
        text: `${name}: ${value}`,
      })),
    ],
    nearby: [...new Set(nearbyPlaces(property))],
    // A photo of the gallery is not printed again with its floor.
    floors: property.floor_photos.map((photos, index) => ({
      name: property.floor_description[index] || `Floor ${index + 1}`,
      photos: [...new Set(photos)].filter((photo) => !property.photos.includes(photo)),
    })),
    asOf: formatDay(property.updated_at),
    permitDetails: toPermitFacts(property, profile),
    agency: agencyDetails(profile),
  }
}

/** A printed page has no link to the video. */
function printedFacts(property: Property): { name: string; value: string }[] {
  const { video_url } = property
  return [...furtherFacts(property), ...(video_url ? [{ name: 'Video', value: video_url }] : [])]
}

export function toBrochureProperty(base: string, property: Property): BrochureProperty {
  const { maxarea } = property
  return {
    id: property.id,
    title: titleOf(property),
    location: property.location_name,
    category: property.category_name,
    price: priceParts(property),
    facts: [
      ...countFacts(property).map(({ label, count }) => ({
        name: label,
        value: formatNumber(count),
      })),
      ...(maxarea === null ? [] : [{ name: 'Max area', value: formatNumber(maxarea), unit: 'm²' }]),
    ],
    photos: [...new Set(property.photos)],
    url: urls.absolute(base, urls.property(property.id)),
  }
}

function toPermitFacts(property: Property, profile: Profile): PermitFacts | null {
  const facts = permitFacts(property, profile)
  if (!facts?.permit?.until) return facts
  return { ...facts, permit: { ...facts.permit, until: formatDay(facts.permit.until) } }
}

function truncate(blocks: readonly PlainBlock[]): PlainBlock[] {
  let charactersLeft = MAX_DESCRIPTION_LENGTH
  const result: PlainBlock[] = []
  for (const block of blocks) {
    if (charactersLeft <= 0) break
    const fits = block.text.length <= charactersLeft
    result.push(
      fits ? block : { ...block, text: `${block.text.slice(0, charactersLeft).trimEnd()}…` },
    )
    charactersLeft -= block.text.length
  }
  return charactersLeft < 0 || result.length < blocks.length
    ? [...result, { kind: 'bold', text: 'More is told on the page of this home.' }]
    : result
}
