import { parseFormattedText } from '#domain/formatted-text.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import type { Property } from '#domain/properties/property.ts'
import { isOffPlan, purposeOf, type Purpose } from '#domain/properties/purpose.ts'
import { removeInvalidXmlCharacters } from '#domain/xml.ts'
import { site } from '#agency/profile.ts'
import { portals } from '#agency/portals.ts'

/** A listing as both portals are told of it, before either gives it its own names. */
export interface FeedEntry {
  reference: string
  permit: string
  purpose: Purpose
  offPlan: boolean
  category: string
  commercial: boolean
  /** Whole dirhams. */
  price: number
  /** Whole square feet. */
  size: number
  bedrooms: number | undefined
  bathrooms: number | undefined
  title: string
  titleAr: string | undefined
  description: string
  descriptionAr: string | undefined
  community: string
  subCommunity: string | undefined
  building: string | undefined
  features: string[]
  furnished: 'yes' | 'no' | 'partly' | undefined
  /** Full addresses. */
  photos: string[]
  plans: string[]
  video: string | undefined
  point: { latitude: number; longitude: number } | undefined
  agent: { id: string; name: string; brn: string | undefined; phone: string; email: string }
  /** When it last changed, or went, as `2026-03-01 12:00:00` in Dubai. */
  changed: string
}

const SQUARE_FEET = 10.763_910_4

/** What `preflight` has nothing against; `changedAt` is in ISO form. */
export function feedEntry(listing: Property, publicUrl: string, changedAt: string): FeedEntry {
  const uploads = (names: string[]) => [...new Set(names)].map((name) => publicUrl + photoUrl(name))
  const { latitude, longitude } = listing
  const land = portals.land.includes(listing.category_name)
  return {
    reference: referenceOf(listing.id),
    permit: said(listing.permit_number),
    purpose: purposeOf(listing),
    offPlan: isOffPlan(listing),
    category: listing.category_name,
    commercial: isCommercial(listing),
    price: dirhamsOf(listing) ?? 0,
    size: Math.round((areaOf(listing) ?? 0) * SQUARE_FEET),
    bedrooms: land ? undefined : (whole(listing.bedroom) ?? undefined),
    bathrooms: land ? undefined : (whole(listing.bathroom) ?? undefined),
    title: said(listing.properties_title),
    titleAr: said(listing.title_ar) || undefined,
    description: plain(listing.properties_description),
    descriptionAr: plain(listing.description_ar) || undefined,
    community: said(listing.location_name),
    subCommunity: said(listing.sub_community) || undefined,
    building: said(listing.tower_name) || undefined,
    features: listed(listing.features),
    furnished: listing.furnished || undefined,
    photos: uploads(listing.photos),
    plans: uploads(plansOf(listing)),
    video: said(listing.video_url) || undefined,
    point: latitude === null || longitude === null ? undefined : { latitude, longitude },
    agent: agentOf(listing),
    changed: dubaiTime(changedAt),
  }
}

// Where a listing names nobody, the agency stands in.
function agentOf(listing: Property): FeedEntry['agent'] {
  const name = said(listing.agent_name) || site.name
  const brn = said(listing.agent_brn)
  return {
    id: brn || name,
    name,
    brn: brn || undefined,
    phone: said(listing.agent_phone) || site.phones[1].label,
    email: said(listing.agent_email) || site.emails.general,
  }
}

/** A text as far as a feed can tell it: what is nothing but control characters is nothing. */
export function said(text: string): string {
  return removeInvalidXmlCharacters(text).trim()
}

export function referenceOf(id: number): string {
  return `${portals.referencePrefix}${id}`
}

export function isCommercial({ category_name }: Property): boolean {
  return portals.commercial.includes(category_name)
}

/** Digits, with or without groups of three; anything else is no price to a portal. */
export function dirhamsOf({ currency, price }: Property): number | undefined {
  const written = price.trim()
  const readable = /^(?:\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.\d{1,2})?$/.test(written)
  if (currency !== 'AED' || !readable) return undefined
  const dirhams = Math.round(Number(written.replaceAll(/[,\s]/g, '')))
  return dirhams > 0 && dirhams <= Number.MAX_SAFE_INTEGER ? dirhams : undefined
}

/** With terraces or plot, as portals ask for it; indoors only where nothing else is known. */
export function areaOf({ maxarea, minarea }: Property): number | undefined {
  const area = maxarea ?? minarea
  return area !== null && area > 0 ? area : undefined
}

// A floor shows its plan and photos of its rooms; the photos are among the listing's own.
function plansOf({ photos, floor_photos }: Property): string[] {
  return floor_photos.flat().filter((name) => !photos.includes(name))
}

export function plain(text: string): string {
  return parseFormattedText(removeInvalidXmlCharacters(text))
    .map((block) => block.text)
    .join('\n')
}

function listed(text: string): string[] {
  return removeInvalidXmlCharacters(text)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function whole(count: number | null): number | null {
  return count === null || count < 0 ? null : Math.round(count)
}

/** `2026-03-01 12:00:00`, four hours ahead of London in every season. */
export function dubaiTime(iso: string): string {
  const at = new Date(Date.parse(iso) + 4 * 3_600_000).toISOString()
  return `${at.slice(0, 10)} ${at.slice(11, 19)}`
}
