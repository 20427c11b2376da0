import { isCommercialKind, isLandKind } from '#domain/places/category-kinds.ts'
import { permitState } from '#domain/properties/permits/permit.ts'
import { categoryKind, type Property } from '#domain/properties/property.ts'
import { purposeOf } from '#domain/properties/property-type.ts'
import type { Portals } from '#domain/agency/sections/portals.ts'

import { areaOf, dirhamsOf, feedText, plainText, portalType } from './feed-entry.ts'
import { PORTAL_NAMES, type Portal } from './portal.ts'

/** What the owner has set, and the day in Dubai on which permits must be valid. */
export type PortalRules = Portals & { today: string }

/** A reason why a portal refuses a property, or would like it to be better. */
export interface Finding {
  /** The section of the admin form where it is fixed. */
  section: 'listing' | 'size' | 'text' | 'photos' | 'permit' | 'place'
  what: string
  /** Whether it keeps the property out of the feed. */
  refused: boolean
}

/** All findings, those that keep the property out of the feed first. */
export function preflight(listing: Property, portal: Portal, rules: PortalRules): Finding[] {
  return [
    ...permitFindings(listing, rules),
    ...refusals(listing, portal),
    ...advice(listing, portal, rules),
  ]
}

export function isInFeed(listing: Property, portal: Portal, rules: PortalRules): boolean {
  return couldBeInFeed(listing, portal) && permitFindings(listing, rules).length === 0
}

/** Whether the portal would take it; ignores the permit, which a withdrawn property often has no more. */
export function couldBeInFeed(listing: Property, portal: Portal): boolean {
  return refusals(listing, portal).length === 0
}

function permitFindings(listing: Property, { permitRequired, today }: PortalRules): Finding[] {
  if (!permitRequired) return []
  const { state } = permitState(listing, today)
  if (state === 'valid') return []
  const what = state === 'expired' ? 'The permit has expired.' : 'There is no permit.'
  return [{ section: 'permit', what, refused: true }]
}

function refusals(listing: Property, portal: Portal): Finding[] {
  return findings(true, [
    [feedText(listing.properties_title) === '', 'listing', 'There is no title.'],
    [listing.category_name === '', 'listing', 'There is no category.'],
    [
      listing.category_name !== '' && !portalType(portal, categoryKind(listing)),
      'listing',
      `${PORTAL_NAMES[portal]} has no type for “${listing.category_name}”.`,
    ],
    [feedText(listing.location_name) === '', 'listing', 'There is no location.'],
    [dirhamsOf(listing) === undefined, 'listing', priceFinding(listing)],
    [
      portal === 'property-finder' && !isPaidByTheYear(listing),
      'listing',
      'Property Finder’s feed takes yearly rents only.',
    ],
    [areaOf(listing) === undefined, 'size', 'There is no area.'],
    [needsRooms(listing) && !isCount(listing.bedroom), 'size', 'There are no bedrooms.'],
    [needsRooms(listing) && !isCount(listing.bathroom), 'size', 'There are no bathrooms.'],
    [plainText(listing.properties_description) === '', 'text', 'There is no description.'],
    [listing.photos.length === 0, 'photos', 'There is no photo.'],
  ])
}

function priceFinding({ currency, price }: Property): string {
  if (currency !== 'AED') return `The price is in ${currency || 'no currency'}, and not in AED.`
  return price.trim() === '' ? 'There is no price.' : 'The price is not in plain digits.'
}

/** A rent without a period is by the year. */
function isPaidByTheYear(listing: Property): boolean {
  return purposeOf(listing) === 'sale' || ['', 'year'].includes(listing.rent_period)
}

function needsRooms(listing: Property): boolean {
  const kind = categoryKind(listing)
  return !isCommercialKind(kind) && !isLandKind(kind)
}

function isCount(value: number | null): boolean {
  return value !== null && value >= 0
}

function advice(listing: Property, portal: Portal, rules: PortalRules): Finding[] {
  const { properties_title: title, properties_description: description } = listing
  return findings(false, [
    [title.length > rules.maxTitleLength, 'listing', 'The title is long and may be cut.'],
    [
      description.trim() !== '' && description.length < rules.minDescriptionLength,
      'text',
      `The description has fewer than ${rules.minDescriptionLength} characters.`,
    ],
    [
      listing.photos.length > 0 && listing.photos.length < rules.minPhotos,
      'photos',
      `There are fewer than ${rules.minPhotos} photos.`,
    ],
    [listing.agent_name === '', 'permit', 'No agent is named; the agency stands in.'],
    [listing.agent_brn === '', 'permit', 'The agent’s BRN is missing.'],
    [feedText(listing.title_ar) === '', 'listing', 'There is no Arabic heading.'],
    [plainText(listing.description_ar) === '', 'text', 'There is no Arabic text.'],
    [
      portal === 'property-finder' && (listing.latitude === null || listing.longitude === null),
      'place',
      'There is no point on the map.',
    ],
  ])
}

type Check = [applies: boolean, section: Finding['section'], what: string]

function findings(refused: boolean, checks: Check[]): Finding[] {
  return checks.flatMap(([applies, section, what]) => (applies ? [{ section, what, refused }] : []))
}
