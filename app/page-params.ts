/**
 * Every query parameter that a public page reads. A page that is asked for with any of them is
 * rendered for its visitor; all others are foreign (campaigns, trackers) and change nothing.
 */
export const PAGE_PARAMS = [
  'searchTerm',
  'selectedCategory',
  'selectedLocation',
  'minPrice',
  'maxPrice',
  'bedrooms',
  'bathrooms',
  'minArea',
  'maxArea',
  'type',
  'visa',
  'sort',
  'deposit',
  'rate',
  'years',
  'show',
  'more',
  'others',
  'before',
  'after',
  'to',
  'tab',
  'ids',
] as const

/** A long site map comes in parts, each kept like a page of its own. */
export const SITEMAP_PART = 'part'
