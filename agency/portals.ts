/** Before a listing's id, as the portals show it. Never change it: portals know listings by it. */
export const REFERENCE_PREFIX = 'GH-'

/**
 * How listings are told to the portals: Bayut and dubizzle take one feed, Property Finder another.
 * The element names come from integrators' code, not from a contract with a portal; whatever the
 * portals' account managers say otherwise is changed here. As of 15 November 2026.
 */
export const portals = {
  referencePrefix: REFERENCE_PREFIX,
  city: 'Dubai',

  /** Listings go out only with a permit that is valid today; portals take none without. */
  permitRequired: true,

  /**
   * For so many days Bayut is told that a removed or hidden listing is gone. Removed listings are
   * forgotten after 30, so that more has no effect. Property Finder takes down what it is not told of.
   */
  goneForDays: 30,

  /** Rents are meant for a year unless somebody agrees otherwise with the portals. */
  rentFrequency: 'Yearly',

  /** Which categories are advertised as commercial property; those need no bedrooms. */
  commercial: ['Office', 'Retail', 'Warehouse'],
  /** Which have neither bedrooms nor bathrooms. */
  land: ['Plot'],

  /** What the portals' editors send back as too little. Below it a listing goes out with a warning. */
  fewestPhotos: 5,
  shortestDescription: 200,
  longestTitle: 150,

  bayut: {
    /** Where the one feed is shown. */
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
    /** A studio has this many bedrooms. */
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
    /** Whether Property Finder draws its mark over the photos. */
    watermark: 'yes',
  },
}
