import { contentCache, type ContentCache } from '#domain/content-version/content-cache.ts'
import type { ContentVersion } from '#domain/content-version/version.ts'

/** How many listings there are and, where browsers search among them by themselves, all of them. */
export type CurrentIndex =
  | { searchedIn: 'page' | 'server'; count: number }
  | ({ searchedIn: 'browser'; count: number } & PackedInventory)

/** An inventory as it is sent: named by its content, and compressed. */
export interface PackedInventory {
  hash: string
  brotli: Buffer
}

export type SearchIndexCache = ContentCache<CurrentIndex>

const KEPT_BYTES = 32 * 1024 * 1024

/** Where the inventory is kept until the content changes: compressed, and nothing but that. */
export function searchIndexCache(content: ContentVersion): SearchIndexCache {
  return contentCache(content, {
    mostBytes: KEPT_BYTES,
    bytesOf: (kept) => (kept.searchedIn === 'browser' ? kept.brotli.length : 0),
  })
}
