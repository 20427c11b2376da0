import { createContext, useContext } from 'react'

import type { PublicAgency } from '#domain/agency/public-agency.ts'

/** Where the root loader failed: empty values for the fields that error pages read. */
const EMPTY_AGENCY = {
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
  return useContext(AgencyContext) ?? EMPTY_AGENCY
}

/** Whether the logo is the shipped one: only then do pages show parts of it by themselves. */
export function hasShippedLogo({ logo }: PublicAgency): boolean {
  return logo?.src === '/brand/logo.svg'
}

/** As `useAgency`, for `meta`, which is no component: from the root loader's data. */
export function agencyFrom(
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[],
): PublicAgency {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { agency: PublicAgency } | undefined)?.agency ?? EMPTY_AGENCY
}
