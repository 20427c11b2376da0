import type { Agency } from './agency.ts'
import { logosOf, type Logos } from './look.ts'

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
