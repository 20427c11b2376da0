import { NO_SEARCH } from '#domain/search/query-params.ts'

/**
 * Every query parameter that a public page reads. With any of them a page is rendered for its
 * visitor; all other parameters (campaigns, trackers) are ignored, and the cached page is sent.
 */
export const PAGE_PARAMS = [
  ...Object.keys(NO_SEARCH),
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
  'sent',
  'preview',
]

/** A long site map comes in parts, each cached like a page of its own. */
export const SITEMAP_PART = 'part'
