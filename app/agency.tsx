import { createContext, useContext } from 'react'

import type { PublicAgency } from '#domain/agency/public-agency.ts'

/** Used where the settings could not be loaded: empty values for the fields that pages read. */
const NAMELESS = {
  whatsapp: '',
  name: '',
  phones: [],
  emails: {},
  address: [],
  socials: [],
  rates: {},
} as unknown as PublicAgency

const AgencyContext = createContext<PublicAgency | undefined>(undefined)

export const AgencyProvider = AgencyContext.Provider

/** Name, contact details and exchange rates, as the owner has set them. */
export function useAgency(): PublicAgency {
  return useContext(AgencyContext) ?? NAMELESS
}

/** Whether the logo is the shipped one: only then do pages show parts of it by themselves. */
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
