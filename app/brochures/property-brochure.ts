import * as urls from '#app/urls.ts'
import { formatNumber, priceParts } from '#app/ui/format.ts'
import { plainBlocks, type PlainBlock } from '#domain/formatted-text.ts'
import { isArabic, pathIn, type Language } from '#domain/language.ts'
import { furtherFacts } from '#domain/properties/further-facts.ts'
import { permitFacts, type PermitFacts } from '#domain/properties/permits/permit-facts.ts'
import type {
  AgencyDetails,
  BrochureProperty,
  PrintedMap,
  PrintedPrice,
  PropertyBrochureContent,
} from '#domain/pdf/page-content.ts'
import { COUNT_NAMES } from '#domain/properties/property-counts.ts'
import { propertyTypeOf } from '#domain/properties/property-type.ts'
import { nearbyPlaces, type Property } from '#domain/properties/property.ts'
import type { Profile } from '#domain/agency/sections/identity.ts'
import { formatKm } from '#domain/geo/small-map.ts'
import type { WhereItIs } from '#domain/properties/where-it-is.server.ts'
import { telLink } from '#domain/agency/contact-links.ts'

import type { PrintedAgency } from './printed-agency.server.ts'
import { BROCHURE_WORDS, type BrochureWords } from './words.ts'

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

/** In characters: about four pages. */
const MAX_DESCRIPTION_LENGTH = 14_000

/** The content of a property's brochure, in the same words as its page. */
export function propertyBrochureContent(
  base: string,
  property: Property,
  { profile, look, language }: Pick<PrintedAgency, 'profile' | 'look' | 'language'>,
  where: WhereItIs | null,
): PropertyBrochureContent {
  const words = BROCHURE_WORDS[language]
  return {
    ...toBrochureProperty(base, property, language),
    kind: 'property',
    language,
    look,
    purpose: purposeIn(property, language),
    description: [
      ...truncate(plainBlocks(property.properties_description), words.more),
      ...printedFacts(property, words).map(({ name, value }): PlainBlock => ({
        kind: 'paragraph',
        text: `${name}: ${value}`,
      })),
    ],
    nearby: [...new Set(nearbyPlaces(property))],
    map: where && printedMap(where, property.location_name, words),
    // A photo of the gallery is not printed again with its floor.
    floors: property.floor_photos.map((photos, index) => ({
      name: property.floor_description[index] || words.floor(index + 1),
      photos: [...new Set(photos)].filter((photo) => !property.photos.includes(photo)),
    })),
    changedOn: words.day(property.updated_at),
    permitDetails: toPermitFacts(property, profile, words),
    agency: agencyDetails(profile),
  }
}

const MAX_NEAR_PLACES = 4

function printedMap(
  { point, kind, near }: WhereItIs,
  location: string,
  words: BrochureWords,
): PrintedMap {
  const shown = near.slice(0, MAX_NEAR_PLACES)
  return {
    point,
    label: location || words.thisHome,
    isExact: kind === 'exact',
    near: shown.map(({ name, km, longitude, latitude }) => ({
      name,
      distance: words.km(formatKm(km)),
      longitude,
      latitude,
    })),
    note: [kind === 'near' && words.shownNear, near.length > 0 && words.straightLine]
      .filter(Boolean)
      .join(' '),
  }
}

/** How a home is offered: in the listing's words or, where an Arabic brochure needs others, by its type. */
function purposeIn(property: Property, language: Language): string {
  const type = property.type.trim()
  const isReadable = language === 'en' || isArabic(type)
  return (isReadable && type) || BROCHURE_WORDS[language].types[propertyTypeOf(property)]
}

/** The further facts and, in place of the page's link to the video, its URL. */
function printedFacts(property: Property, words: BrochureWords) {
  const { video_url, furnished } = property
  const facts = furtherFacts(property).map(({ name, value }) => ({
    name: words.facts[name],
    value: name === 'Furnished' && furnished ? words.furnished[furnished] : value,
  }))
  return [...facts, ...(video_url ? [{ name: words.video, value: video_url }] : [])]
}

export function toBrochureProperty(
  base: string,
  property: Property,
  language: Language,
): BrochureProperty {
  const words = BROCHURE_WORDS[language]
  const { maxarea } = property
  const counts = COUNT_NAMES.flatMap((name) => {
    const count = property[name]
    return count === null ? [] : [{ name: words.counts[name], value: formatNumber(count) }]
  })
  const area = maxarea !== null && {
    name: words.maxArea,
    value: formatNumber(maxarea),
    unit: words.squareMetres,
  }
  return {
    id: property.id,
    reference: property.reference,
    title: titleIn(property, language),
    location: property.location_name,
    category: property.category_name,
    price: priceIn(property, language),
    facts: area ? [...counts, area] : counts,
    photos: [...new Set(property.photos)],
    url: urls.absolute(base, pathIn(language, urls.property(property.id))),
  }
}

export function titleIn({ id, properties_title }: Property, language: Language): string {
  return properties_title.trim() || BROCHURE_WORDS[language].untitled(id)
}

export function priceIn(property: Property, language: Language): PrintedPrice {
  return priceParts(property, language)
}

function toPermitFacts(
  property: Property,
  profile: Profile,
  words: BrochureWords,
): PermitFacts | null {
  const facts = permitFacts(property, profile, words)
  if (!facts?.permit?.until) return facts
  return { ...facts, permit: { ...facts.permit, until: words.day(facts.permit.until) } }
}

function truncate(blocks: readonly PlainBlock[], more: string): PlainBlock[] {
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
    ? [...result, { kind: 'bold', text: more }]
    : result
}
