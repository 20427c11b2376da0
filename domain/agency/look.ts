import { brand as SHIPPED_BRAND } from '#agency/brand.ts'
import { profile as SHIPPED_PROFILE } from '#agency/profile.ts'
import type { BrandColours } from '#domain/brand/palette.ts'
import type { TypePair } from '#domain/brand/type-pairs.ts'

import type { Agency } from './agency.ts'
import type { Image } from './sections/pages.ts'

/** What printed files and icons need to look like the agency's; uploaded files by their addresses. */
export interface Look extends BrandColours {
  name: string
  type: TypePair
  logo: string | null
  logoOnDark: string | null
  icon: string | null
}

/** The logos that pages show; without one for light grounds, the name is shown as text. */
export interface Logos {
  logo: Image | null
  logoOnDark: Image | null
}

const SHIPPED_LOGOS: Logos = {
  logo: { src: '/brand/logo.svg', width: 278, height: 48 },
  logoOnDark: { src: '/brand/logo-on-dark.svg', width: 278, height: 48 },
}

type Branded = Pick<Agency, 'profile' | 'brand'>

/** The shipped logo has the shipped name in it, so another name does without. */
export function logosOf({ profile, brand }: Branded): Logos {
  if (brand.logo) return { logo: brand.logo, logoOnDark: brand.logoOnDark }
  return profile.name === SHIPPED_PROFILE.name
    ? SHIPPED_LOGOS
    : { logo: null, logoOnDark: brand.logoOnDark }
}

/** Undefined where it is the shipped look. */
export function lookOf({ profile, brand }: Branded): Look | undefined {
  const isShipped =
    profile.name === SHIPPED_PROFILE.name && JSON.stringify(brand) === JSON.stringify(SHIPPED_BRAND)
  if (isShipped) return undefined
  const { ink, paper, accent, type } = brand
  const { logo, logoOnDark } = logosOf({ profile, brand })
  return {
    name: profile.name,
    ink,
    paper,
    accent,
    type,
    logo: logo?.src ?? null,
    logoOnDark: logoOnDark?.src ?? null,
    icon: iconOf(brand),
  }
}

/** An uploaded icon, or a logo that is about square: a wide one could not be read at that size. */
function iconOf({ icon, logo }: Agency['brand']): string | null {
  if (icon) return icon.src
  if (!logo) return null
  const aspect = logo.width / logo.height
  return aspect > 0.7 && aspect < 1.4 ? logo.src : null
}
