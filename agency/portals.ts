/** Before a listing's id, as the portals show it. Never change it: portals know listings by it. */
export const REFERENCE_PREFIX = 'GH-'

/**
 * How listings are sent to the property portals; read by the feeds and by the portal report of the
 * admin area. Bayut and dubizzle share one feed, Property Finder has its own. The element names
 * (`domain/properties/portals/bayut.ts` and `property-finder.ts`) come from integrators' code, not from
 * a contract with a portal: if an account manager names others, change them there. As of 15 November 2026.
 */
export const portals = {
  referencePrefix: REFERENCE_PREFIX,
  city: 'Dubai',

  /** Send only listings whose permit is valid today; portals reject all others. */
  permitRequired: true,

  /**
   * For how many days the Bayut feed reports that a listing was removed or hidden. Removed listings
   * are deleted after 30 days, so a larger number has no effect. Property Finder takes down whatever
   * is missing from its feed.
   */
  reportRemovedForDays: 30,

  /** The portals' words for how often a rent is paid; without a period it is by the year. */
  rentFrequency: { '': 'Yearly', year: 'Yearly', month: 'Monthly', week: 'Weekly', day: 'Daily' },

  /** Categories advertised as commercial property; they need no bedrooms. */
  commercial: ['Office', 'Retail', 'Warehouse'],
  /** Categories with neither bedrooms nor bathrooms. */
  land: ['Plot'],

  /** The portals' editors reject less than this. Such a listing is sent, with a warning in the report. */
  minPhotos: 5,
  minDescriptionLength: 200,
  maxTitleLength: 150,

  bayut: {
    /** The portals that read this feed. */
    portals: ['Bayut', 'dubizzle'],
    types: {
      Apartment: 'Apartment',
      Duplex: 'Apartment',
      Office: 'Office',
      Penthouse: 'Penthouse',
      Plot: 'Residential Plot',
      Retail: 'Shop',
      Townhouse: 'Townhouse',
      Villa: 'Villa',
      Warehouse: 'Warehouse',
    },
    /** The number of bedrooms that means a studio. */
    studio: '-1',
    furnished: { yes: 'Yes', no: 'No', partly: 'Partly' },
  },

  propertyFinder: {
    types: {
      Apartment: 'AP',
      Duplex: 'DX',
      Office: 'OF',
      Penthouse: 'PH',
      Plot: 'LP',
      Retail: 'SH',
      Townhouse: 'TH',
      Villa: 'VH',
      Warehouse: 'WH',
    },
    studio: '0',
    furnished: { yes: 'Yes', no: 'No', partly: 'Partly' },
    completion: { ready: 'completed', offPlan: 'off_plan' },
    /** Whether Property Finder puts its watermark on the photos. */
    watermark: 'yes',
  },
}
