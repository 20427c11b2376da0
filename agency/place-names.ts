/** A name, and what people write instead of it. */
export interface KnownName {
  /** As it is shown. */
  name: string
  /** Other forms in lower case, for searches and in listings. None may be a part of other words. */
  also?: readonly string[]
  /** Understood in searches only, because they are part of other words, too. In lower case. */
  typed?: readonly string[]
  /** Whether it is what a home is, not where: "villa" is not searched for in "Jumeirah Village Circle". */
  isCategory?: boolean
}

/** Places in Dubai. Every form finds the listings that use any other form. */
export const PLACES: readonly KnownName[] = [
  { name: 'Jumeirah Village Circle', also: ['jvc', 'j.v.c'] },
  { name: 'Jumeirah Village Triangle', also: ['jvt', 'j.v.t'] },
  { name: 'Jumeirah Lakes Towers', also: ['jlt', 'jumeirah lake towers'] },
  { name: 'Jumeirah Beach Residence', also: ['jbr'] },
  {
    name: 'DIFC',
    also: ['dubai international financial centre', 'financial centre'],
    typed: ['financial center', 'dubai international financial center'],
  },
  { name: 'Downtown Dubai', also: ['downtown'], typed: ['burj khalifa area', 'dt dubai'] },
  { name: 'Dubai Marina', typed: ['marina', 'the marina', 'dxb marina'] },
  {
    name: 'Mohammed Bin Rashid City',
    also: ['mbr city', 'mohammed bin rashid al maktoum city', 'district one'],
    typed: ['mbr', 'mbrc', 'meydan city'],
  },
  { name: 'Palm Jumeirah', also: ['the palm'], typed: ['palm'] },
  { name: 'Dubai Hills Estate', also: ['dubai hills'], typed: ['dhe', 'hills estate'] },
  { name: 'Dubai Creek Harbour', also: ['creek harbour'], typed: ['dch', 'creek harbor'] },
  { name: 'Dubai Silicon Oasis', also: ['silicon oasis'], typed: ['dso'] },
  { name: 'Dubai Investment Park', typed: ['dip'] },
  { name: 'Dubai Production City', also: ['impz'] },
  { name: 'Dubai Sports City', also: ['sports city'], typed: ['dsc'] },
  { name: 'Business Bay', typed: ['businessbay'] },
  { name: 'Arabian Ranches', typed: ['ranches'] },
  { name: 'Al Barsha', also: ['barsha'] },
  { name: 'Damac Hills', also: ['akoya'] },
  { name: 'Dubai South', also: ['dubai world central'], typed: ['dwc'] },
  { name: 'Dubai Festival City', also: ['festival city'], typed: ['dfc'] },
  { name: 'Dubai Healthcare City', also: ['dhcc'] },
  { name: 'Al Jaddaf', also: ['jadaf', 'jaddaf'] },
  { name: 'Bluewaters Island', also: ['bluewaters'], typed: ['blue waters'] },
  { name: 'Al Barari', also: ['barari'] },
  { name: 'Al Furjan', also: ['furjan'] },
  { name: 'Al Quoz', also: ['quoz'] },
  { name: 'City Walk', typed: ['citywalk'] },
  { name: 'Dubai Islands' },
  { name: 'Dubailand', typed: ['dubai land'] },
  { name: 'Emaar Beachfront' },
  { name: 'Emirates Hills' },
  { name: 'Jumeirah' },
  { name: 'Jumeirah Golf Estates', typed: ['golf estates'] },
  { name: 'Jumeirah Islands' },
  { name: 'The Springs' },
  { name: 'Tilal Al Ghaf' },
]

/** What people call the categories. */
export const CATEGORY_NAMES: readonly KnownName[] = [
  { name: 'Apartment', typed: ['apartments', 'flat', 'flats', 'apt', 'apts', 'condo'] },
  { name: 'Villa', typed: ['villas'] },
  { name: 'Townhouse', typed: ['townhouses', 'town house', 'town houses'] },
  { name: 'Penthouse', typed: ['penthouses'] },
  { name: 'Office', typed: ['offices'] },
  { name: 'Duplex', typed: ['duplexes'] },
  { name: 'Retail', typed: ['shop', 'shops', 'store', 'stores'] },
  { name: 'Plot', typed: ['plots', 'land'] },
  { name: 'Warehouse', typed: ['warehouses'] },
]

/** What homes are, by the keywords of listings. */
export const FEATURE_NAMES: readonly KnownName[] = [
  {
    name: 'Unfurnished',
    also: ['unfurn'],
    typed: [
      'not furnished',
      'un furnished',
      'un-furnished',
      'non furnished',
      'nonfurnished',
      'non-furnished',
      'no furniture',
      'without furniture',
    ],
  },
]

/**
 * Words that narrow no search: every listing is a property in Dubai. "Buy" and "sale" get here only
 * beside a type that says more, as in "buy off plan".
 */
export const IGNORED_WORDS = new Set(
  'a an the in at on of for with and or near by to i want looking need find me show home homes property properties listing listings dubai uae please per budget price around about approx sale buy buying purchase'.split(
    ' ',
  ),
)
