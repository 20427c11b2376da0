import { contentCache, type ContentCache } from '#domain/content-version/content-cache.ts'
import type { ContentVersion } from '#domain/content-version/version.ts'

/** How many listings there are, where they are searched and, for browsers, the index file. */
export type CurrentIndex =
  | { searchedIn: 'page' | 'server'; count: number }
  | ({ searchedIn: 'browser'; count: number } & IndexFile)

/** The search index as it is sent. */
export interface IndexFile {
  /** Of the uncompressed content. */
  hash: string
  brotli: Buffer
}

export type SearchIndexCache = ContentCache<CurrentIndex>

const MAX_CACHED_BYTES = 32 * 1024 * 1024

/** Keeps the compressed index file until the content changes. */
export function searchIndexCache(content: ContentVersion): SearchIndexCache {
  return contentCache(content, {
    mostBytes: MAX_CACHED_BYTES,
    bytesOf: (index) => (index.searchedIn === 'browser' ? index.brotli.length : 0),
  })
}
