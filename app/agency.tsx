import { createContext, useContext } from 'react'

import type { PublicAgency } from '#domain/agency/agency.ts'

/** Shown where not even the settings could be loaded. */
const NAMELESS: PublicAgency = {
  name: '',
  description: '',
  orn: '',
  phones: [],
  whatsapp: '',
  emails: { general: '', careers: '' },
  address: [],
  socials: [],
  logo: null,
  logoOnDark: null,
  rates: { USD: 0, EUR: 0, GBP: 0, INR: 0 },
}

const AgencyContext = createContext(NAMELESS)

export const AgencyProvider = AgencyContext.Provider

/** Name, contact details and exchange rates, as the owner has set them. */
export function useAgency(): PublicAgency {
  return useContext(AgencyContext)
}

/** Parts of the shipped logo stand alone where there is no other. */
export function hasShippedLogo({ logo }: PublicAgency): boolean {
  return logo?.src === '/brand/logo.svg'
}

/** The same for `meta`, which is no component: from the root loader's data. */
export function agencyFrom(
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[],
): PublicAgency {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { agency: PublicAgency } | undefined)?.agency ?? NAMELESS
}
