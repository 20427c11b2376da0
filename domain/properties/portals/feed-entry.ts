import { SQUARE_FEET_PER_SQUARE_METRE } from '#domain/units.ts'
import { DUBAI_OFFSET_MS } from '#domain/dubai-time.ts'
import { plainBlocks } from '#domain/formatted-text.ts'
import { isoAfter } from '#domain/iso-time.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import { isCommercialKind, isLandKind } from '#domain/places/category-kinds.ts'
import { categoryKind, splitList, type Property } from '#domain/properties/property.ts'
import { isOffPlan, purposeOf } from '#domain/properties/property-type.ts'
import { removeInvalidXmlCharacters } from '#domain/xml.ts'
import type { Agency } from '#domain/agency/agency.ts'

import { portalWords } from './portal-words.ts'
import type { Portal } from './portal.ts'

/** A property in the units of the feeds, before a portal's own element names are applied. */
export type FeedEntry = ReturnType<typeof feedEntry>

export interface FeedOptions {
  publicUrl: string
  /** The day in Dubai on which permits must be valid. */
  today: string
  agency: Pick<Agency, 'profile' | 'portals'>
}

/** How one portal's feed is written. */
export interface FeedFormat {
  /** Whether the feed lists removed and hidden properties as deleted, rather than leave them out. */
  listsWithdrawn: boolean
  /** `changed` is the latest change of any property in the feed, in Dubai time. */
  opening: (summary: { count: number; changed: string }) => string
  entry: (entry: FeedEntry, status: 'live' | 'deleted') => string
  closing: string
}

/** For properties that pass `preflight`; `changedAt` is an ISO date. */
export function feedEntry(
  listing: Property,
  { publicUrl, agency }: FeedOptions,
  changedAt: string,
) {
  const urlsOf = (names: string[]) => [...new Set(names)].map((name) => publicUrl + photoUrl(name))
  const { latitude, longitude } = listing
  const kind = categoryKind(listing)
  const isLand = isLandKind(kind)
  return {
    reference: feedText(listing.reference),
    permit: feedText(listing.permit_number),
    purpose: purposeOf(listing),
    rentFrequency:
      purposeOf(listing) === 'rent' ? portalWords.rentFrequency[listing.rent_period] : undefined,
    offPlan: isOffPlan(listing),
    category: kind,
    commercial: isCommercialKind(kind),
    /** Whole dirhams. */
    price: dirhamsOf(listing) ?? 0,
    /** Whole square feet. */
    size: Math.round((areaOf(listing) ?? 0) * SQUARE_FEET_PER_SQUARE_METRE),
    bedrooms: isLand ? undefined : roundCount(listing.bedroom),
    bathrooms: isLand ? undefined : roundCount(listing.bathroom),
    title: feedText(listing.properties_title),
    titleAr: feedText(listing.title_ar) || undefined,
    description: plainText(listing.properties_description),
    descriptionAr: plainText(listing.description_ar) || undefined,
    community: feedText(listing.location_name),
    subCommunity: feedText(listing.sub_community) || undefined,
    building: feedText(listing.tower_name) || undefined,
    features: splitList(removeInvalidXmlCharacters(listing.features)),
    furnished: listing.furnished || undefined,
    /** Full addresses. */
    photos: urlsOf(listing.photos),
    plans: urlsOf(plansOf(listing)),
    video: feedText(listing.video_url) || undefined,
    point: latitude === null || longitude === null ? undefined : { latitude, longitude },
    agent: agentOf(listing, agency.profile),
    city: agency.portals.city,
    watermark: agency.portals.watermark,
    /** When it last changed or was withdrawn, such as `2026-03-01 12:00:00`, Dubai time. */
    changed: dubaiTime(changedAt),
  }
}

// The agency stands in for an agent who is not named. Its second phone is the mobile.
function agentOf(listing: Property, profile: Agency['profile']) {
  const name = feedText(listing.agent_name) || profile.name
  const brn = feedText(listing.agent_brn)
  return {
    id: brn || name,
    name,
    brn: brn || undefined,
    phone: feedText(listing.agent_phone) || (profile.phones[1] ?? profile.phones[0] ?? ''),
    email: feedText(listing.agent_email) || profile.emails.general,
  }
}

/** A text without characters that XML forbids; '' if nothing is left. */
export function feedText(text: string): string {
  return removeInvalidXmlCharacters(text).trim()
}

const CATEGORY_TYPES: Record<Portal, Partial<Record<string, string>>> = {
  bayut: portalWords.bayut.types,
  'property-finder': portalWords.propertyFinder.types,
}

/** The portal's name for a category; undefined if it has none. */
export function portalType(portal: Portal, category: string): string | undefined {
  const types = CATEGORY_TYPES[portal]
  return Object.hasOwn(types, category) ? types[category] : undefined
}

/** A price in dirhams, in digits with or without groups of three. Portals accept nothing else. */
export function dirhamsOf({ currency, price }: Property): number | undefined {
  const typed = price.trim()
  const isReadable = /^(?:\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.\d{1,2})?$/.test(typed)
  if (currency !== 'AED' || !isReadable) return undefined
  const dirhams = Math.round(Number(typed.replaceAll(/[,\s]/g, '')))
  return dirhams > 0 && dirhams <= Number.MAX_SAFE_INTEGER ? dirhams : undefined
}

/** The area with terraces or plot, as portals ask for it, or else the indoor area. */
export function areaOf({ maxarea, minarea }: Property): number | undefined {
  const area = maxarea ?? minarea
  return area !== null && area > 0 ? area : undefined
}

// A floor has its plan and photos of its rooms. The latter are also among the property's photos.
function plansOf({ photos, floor_photos }: Property): string[] {
  return floor_photos.flat().filter((name) => !photos.includes(name))
}

export function plainText(text: string): string {
  return plainBlocks(removeInvalidXmlCharacters(text))
    .map((block) => block.text)
    .join('\n')
}

function roundCount(count: number | null): number | undefined {
  return count === null || count < 0 ? undefined : Math.round(count)
}

/** Such as `2026-03-01 12:00:00`. */
export function dubaiTime(iso: string): string {
  return isoAfter(new Date(iso), DUBAI_OFFSET_MS).slice(0, 19).replace('T', ' ')
}
