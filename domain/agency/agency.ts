import { logosOf, type Logos } from './look.ts'
import type { SECTIONS } from './sections.ts'
import type { z } from 'zod'

/** Everything that the owner sets about the agency, by section. */
export type Agency = { [Key in SectionKey]: z.output<(typeof SECTIONS)[Key]['schema']> }

export type SectionKey = keyof typeof SECTIONS

/** The part of the settings that every page needs, and that the browser gets with it. */
export type PublicAgency = Pick<
  Agency['profile'],
  'name' | 'description' | 'orn' | 'phones' | 'whatsapp' | 'emails' | 'address'
> &
  Logos & { socials: Agency['mapAndSocials']['socials']; rates: Agency['exchangeRates']['aed'] }

export function publicAgency(agency: Agency): PublicAgency {
  const { profile, mapAndSocials, exchangeRates } = agency
  const { strapline: _, ...shown } = profile
  return {
    ...shown,
    ...logosOf(agency),
    socials: mapAndSocials.socials,
    rates: exchangeRates.aed,
  }
}

/** What the names of downloaded files start with: letters, digits and dashes. */
export function fileNameOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}
