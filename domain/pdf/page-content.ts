import type { TextBlock } from '#domain/formatted-text.ts'
import type { PermitFacts } from '#domain/properties/permits/permit-facts.ts'

/** Whose brochure it is. */
export interface AgencyDetails {
  name: string
  description: string
  phones: readonly { label: string; href: string }[]
  email: string
  address: readonly string[]
}

/** A price in its two parts; words such as "Price on request" have no currency. */
export interface Amount {
  currency: string
  amount: string
}

export interface Fact {
  name: string
  value: string
  unit?: string
}

/** A home in words and photos, ready to be set. Photos go by their names. */
export interface BrochureProperty {
  id: number
  title: string
  place: string
  category: string
  price: Amount
  facts: readonly Fact[]
  photos: readonly string[]
  /** Where its page is. */
  address: string
}

/** All that the brochure of one listing shows; what is not in it cannot change the brochure. */
export interface PropertyBrochureContent extends BrochureProperty {
  kind: 'listing'
  offer: string
  description: readonly TextBlock[]
  nearby: readonly string[]
  floors: readonly { name: string; photos: readonly string[] }[]
  /** The day on which it was true. */
  asOf: string
  /** Under what permit it is advertised, and by whom. */
  licence: PermitFacts | null
  agency: AgencyDetails
}

export interface Passage {
  name: string
  text: string
}

/** All that the agency's own brochure shows. */
export interface CompanyBrochureContent {
  kind: 'company'
  agency: AgencyDetails
  motto: string
  story: { lead: string; text: string; beliefs: readonly Passage[] }
  /** Photos that belong to the site itself, by their paths in `public/`. */
  pictures: Record<'cover' | 'story' | 'services' | 'reasons' | 'end', string>
  services: readonly Passage[]
  reasons: readonly Passage[]
  homes: readonly (BrochureProperty & { teaser: string })[]
  team: readonly {
    name: string
    initials: string
    role: string
    email: string
    phone: { label: string; href: string }
  }[]
  address: string
}

/** What a card on a social network shows of a listing or a post, in 1200 by 630 points. */
export interface ShareImageContent {
  kind: 'card'
  photo: string | null
  /** The line above the title: where a home is, or by whom a post was written. */
  above: string
  title: string
  price: Amount | null
  facts: readonly string[]
  /** Small, at the foot: the permit under which a home is advertised. */
  foot: string
  agency: string
}

export type Sheet = PropertyBrochureContent | CompanyBrochureContent | ShareImageContent

/** Photos by their names, as they are stored. */
export type Photos = ReadonlyMap<string, Uint8Array>

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** So many photos are printed; the page shows all. */
export const MOST_PHOTOS = 13
export const MOST_PLANS = 8

/** The photos that a sheet prints, each once. */
export function photosOf(sheet: Sheet): string[] {
  if (sheet.kind === 'card') return sheet.photo === null ? [] : [sheet.photo]
  if (sheet.kind === 'company')
    return [...new Set(sheet.homes.flatMap(({ photos }) => photos.slice(0, 1)))]
  const plans = sheet.floors.flatMap(({ photos }) => photos).slice(0, MOST_PLANS)
  return [...new Set([...sheet.photos.slice(0, MOST_PHOTOS), ...plans])]
}
