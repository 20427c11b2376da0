export const PORTALS = ['bayut', 'property-finder'] as const
export type Portal = (typeof PORTALS)[number]

export const PORTAL_NAMES: Record<Portal, string> = {
  bayut: 'Bayut and dubizzle',
  'property-finder': 'Property Finder',
}

/** The portal report lists at most this many properties with findings. */
export const MAX_REPORTED_LISTINGS = 200
