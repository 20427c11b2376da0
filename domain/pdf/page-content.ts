import type { TextBlock } from '#domain/formatted-text.ts'

export interface AgencyDetails {
  name: string
  description: string
  phones: readonly { label: string; href: string }[]
  email: string
  address: readonly string[]
}

/** A price in its two parts; words such as "Price on request" have no currency. */
export interface PrintedPrice {
  currency: string
  amount: string
}

export interface Fact {
  name: string
  value: string
  unit?: string
}

/** The texts and photo names of a property, formatted for print. */
export interface BrochureProperty {
  id: number
  title: string
  place: string
  category: string
  price: PrintedPrice
  facts: readonly Fact[]
  photos: readonly string[]
  /** The URL of its page. */
  address: string
}

/** The permit under which a property is advertised, and by whom. */
export interface PermitDetails {
  permit: { number: string; link: string | null; until: string | null } | null
  agent: string | null
  agency: string
}

/** Everything in the brochure of one property. The stored PDF is named by a hash of this. */
export interface PropertyBrochureContent extends BrochureProperty {
  kind: 'property'
  offer: string
  description: readonly TextBlock[]
  nearby: readonly string[]
  floors: readonly { name: string; photos: readonly string[] }[]
  /** The day of the property's last change. */
  asOf: string
  licence: PermitDetails | null
  agency: AgencyDetails
}

export interface Passage {
  name: string
  text: string
}

/** Everything in the agency's own brochure. */
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

/** The image that social networks show with a link to a property or a post. */
export interface ShareImageContent {
  kind: 'share-image'
  photo: string | null
  /** The line above the title, such as the location of a property. */
  above: string
  title: string
  price: PrintedPrice | null
  facts: readonly string[]
  /** Small text at the bottom: the permit of a property. */
  foot: string
  agency: string
}

export type PrintContent = PropertyBrochureContent | CompanyBrochureContent | ShareImageContent

/** The stored bytes of photos by name. */
export type PhotosByName = ReadonlyMap<string, Uint8Array>

/** In pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

export const MAX_PHOTOS = 13
export const MAX_PLANS = 8

/** The names of the photos that are printed, each once. */
export function printedPhotos(content: PrintContent): string[] {
  if (content.kind === 'share-image') return content.photo === null ? [] : [content.photo]
  if (content.kind === 'company')
    return [...new Set(content.homes.flatMap(({ photos }) => photos.slice(0, 1)))]
  const plans = content.floors.flatMap(({ photos }) => photos).slice(0, MAX_PLANS)
  return [...new Set([...content.photos.slice(0, MAX_PHOTOS), ...plans])]
}
