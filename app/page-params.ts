import { NO_SEARCH } from '#domain/search/query-params.ts'

/** The token of settings that are not saved yet. */
export const SETTINGS_PREVIEW = 'settings'

/**
 * Every query parameter that a public page reads by itself: `tour` is read only beside `sent`. With
 * any of them a page is rendered for its visitor; all other parameters (campaigns, trackers) are
 * ignored, and the cached page is sent.
 */
export const PAGE_PARAMS = [
  ...Object.keys(NO_SEARCH),
  'deposit',
  'rate',
  'years',
  'show',
  'view',
  'more',
  'others',
  'before',
  'after',
  'to',
  'tab',
  'ids',
  'sent',
  'preview',
  SETTINGS_PREVIEW,
]

/** A long site map comes in parts, each cached like a page of its own. */
export const SITEMAP_PART = 'part'
