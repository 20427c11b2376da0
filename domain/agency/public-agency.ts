import { inLanguage, type Language } from '#domain/language.ts'

import type { Agency } from './agency.ts'
import { logosOf, type Logos } from './look.ts'

/** The part of the settings that every page needs, and that the browser gets with it. */
export type PublicAgency = Pick<
  Agency['profile'],
  'name' | 'description' | 'orn' | 'phones' | 'whatsapp' | 'emails' | 'address'
> &
  Logos & {
    socials: Agency['mapAndSocials']['socials']
    mapGround: Agency['mapAndSocials']['map']['ground']
    rates: Agency['exchangeRates']['aed']
  }

export function publicAgency(agency: Agency, language: Language): PublicAgency {
  const { profile, mapAndSocials, exchangeRates } = inLanguage(language, agency)
  const { strapline: _, ...shown } = profile
  return {
    ...shown,
    // By the English name: a logo is the same in both languages.
    ...logosOf(agency),
    socials: mapAndSocials.socials,
    mapGround: mapAndSocials.map.ground,
    rates: exchangeRates.aed,
  }
}
