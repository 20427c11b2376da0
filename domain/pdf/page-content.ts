import type { Look } from '#domain/agency/look.ts'
import { BRAND_FILES_PATH } from '#domain/brand/brand-file.ts'
import type { Point } from '#domain/geo/point.ts'
import type { PlainBlock } from '#domain/formatted-text.ts'
import type { Language } from '#domain/language.ts'
import type { PermitFacts } from '#domain/properties/permits/permit-facts.ts'

export interface AgencyDetails {
  name: string
  description: string
  phones: readonly { label: string; href: string }[]
  email: string
  address: readonly string[]
}

/** A price in its parts; words such as "Price on request" have no currency. */
export interface PrintedPrice {
  currency: string
  amount: string
  /** `a year`, for a rent. */
  period?: string
}

export interface PropertyFact {
  name: string
  value: string
  unit?: string
}

/** The texts and photo names of a property, formatted for print. */
export interface BrochureProperty {
  id: number
  reference: string
  title: string
  location: string
  category: string
  price: PrintedPrice
  facts: readonly PropertyFact[]
  photos: readonly string[]
  /** The URL of its page. */
  url: string
}

/** In the agency's look; without one, in the shipped look. */
interface Branded {
  look?: Look | undefined
  /** English where it is left out. An Arabic page is laid out from the right. */
  language?: Language
}

/** A small map of where a property is. */
export interface PrintedMap {
  /** The point that visitors see on the site: the exact one, or one that is moved for privacy. */
  point: Point
  /** Its community. */
  label: string
  isExact: boolean
  near: readonly (Point & { name: string; distance: string })[]
  note: string
}

/**
 * Everything in the brochure of one property. The name of the stored PDF contains a hash of this and
 * of `DESIGN_VERSION` (`printed-files.server.ts`).
 */
export interface PropertyBrochureContent extends BrochureProperty, Branded {
  kind: 'property'
  purpose: string
  description: readonly PlainBlock[]
  nearby: readonly string[]
  /** Null where the place is not known. */
  map: PrintedMap | null
  floors: readonly { name: string; photos: readonly string[] }[]
  /** The day of the property's last change. */
  changedOn: string
  permitDetails: PermitFacts | null
  agency: AgencyDetails
}

export interface Passage {
  name: string
  text: string
}

/** Everything in the agency's own brochure. */
export interface CompanyBrochureContent extends Branded {
  kind: 'company'
  agency: AgencyDetails
  motto: string
  story: { lead: string; text: string; visionAndMission: readonly Passage[] }
  /** Photos that belong to the site itself, by their paths in `public/`. */
  sitePhotos: Record<'cover' | 'story' | 'services' | 'reasons' | 'end', string>
  services: readonly Passage[]
  reasons: readonly Passage[]
  properties: readonly (BrochureProperty & { teaser: string })[]
  team: readonly {
    name: string
    /** Printed where there is no photo. */
    initials: string
    /** The photo, the role and the email address may be empty. */
    photo: string
    role: string
    email: string
    phone: { label: string; href: string } | null
  }[]
  url: string
}

/** The image that social networks show with a link to a property or a post. */
export interface ShareImageContent extends Branded {
  kind: 'share-image'
  photo: string | null
  /** A photo of the site itself, where there is no other, by its path in `public/`. */
  sitePhoto?: string
  /** The line above the title, such as the location of a property. */
  eyebrow: string
  title: string
  price: PrintedPrice | null
  facts: readonly string[]
  /** Small text at the bottom: the permit and the agent of a property. */
  footer: string
  agency: string
}

/** An icon of the site, for browsers and phones. */
export interface IconContent extends Branded {
  kind: 'icon'
  file: IconFile
}

export const ICON_FILES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
] as const

export type IconFile = (typeof ICON_FILES)[number]

/** What the PDF worker draws. Share images and icons count as printed, too. */
export type PrintContent =
  | PropertyBrochureContent
  | CompanyBrochureContent
  | ShareImageContent
  | IconContent

/** The stored bytes of photos by name. */
export type PhotosByName = ReadonlyMap<string, Uint8Array>

/** In pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

export const MAX_PRINTED_PHOTOS = 13
export const MAX_PLANS = 8
/** Of the team, in the agency's own brochure. */
export const MAX_MEMBERS = 4

/** The names of the photos in a brochure or share image, each once. */
export function printedPhotos(content: PrintContent): string[] {
  if (content.kind === 'icon') return []
  if (content.kind === 'share-image') return content.photo === null ? [] : [content.photo]
  if (content.kind === 'company')
    return [
      ...new Set([
        ...content.properties.flatMap(({ photos }) => photos.slice(0, 1)),
        ...content.team.slice(0, MAX_MEMBERS).flatMap(({ photo }) => photo || []),
      ]),
    ]
  const plans = content.floors.flatMap(({ photos }) => photos).slice(0, MAX_PLANS)
  return [...new Set([...content.photos.slice(0, MAX_PRINTED_PHOTOS), ...plans])]
}

/** The paths of the uploaded logos that may be drawn. */
export function printedLogos({ look }: PrintContent): string[] {
  const files = [look?.logo, look?.logoOnDark, look?.icon]
  return files.filter((src) => src?.startsWith(BRAND_FILES_PATH)) as string[]
}
