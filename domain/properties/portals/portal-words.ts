/**
 * The portals' own names of things. Bayut and dubizzle share one feed, Property Finder has its own.
 * The element names (`bayut.ts` and `property-finder.ts`) are those that other companies' feeds use,
 * as of 15 November 2026. No portal has confirmed them: if one names others, change them there.
 */
export const portalWords = {
  /** The portals' words for how often a rent is paid; without a period it is by the year. */
  rentFrequency: { '': 'Yearly', year: 'Yearly', month: 'Monthly', week: 'Weekly', day: 'Daily' },

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
  },
}
