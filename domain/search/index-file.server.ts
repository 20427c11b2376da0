import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'

import { contentCache, type ContentCache } from '#domain/content-version/content-cache.ts'
import type { ContentVersion } from '#domain/content-version/version.ts'
import type { PropertySummary } from '#domain/properties/property-summary.ts'

import { searchIndexWriter } from './in-browser/search-index.ts'
import type { SearchSettings } from './search-settings.ts'

/** How many listings there are, where they are searched and, for browsers, the index file. */
export type CurrentIndex =
  | { searchedIn: 'page' | 'server'; count: number }
  | ({ searchedIn: 'browser'; count: number } & Awaited<ReturnType<typeof writeIndexFile>>)

export type SearchIndexCache = ContentCache<CurrentIndex>

const MAX_CACHED_BYTES = 32 * 1024 * 1024

/** Keeps the compressed index file until the content changes. */
export function searchIndexCache(content: ContentVersion): SearchIndexCache {
  return contentCache(content, {
    maxBytes: MAX_CACHED_BYTES,
    sizeOf: (index) => (index.searchedIn === 'browser' ? index.brotli.length : 0),
  })
}

// A higher quality saves a tenth of the bytes and takes 3 to 50 times as long; a larger window
// saves 0.5 % and costs the process tens of megabytes.
const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_LGWIN]: 16,
}

/** Longer chunks compress better, but parsing one blocks a slow phone. */
const SUMMARIES_PER_CHUNK = 4000

/** Compresses an index while it is read from the database; only one chunk is in memory. */
export async function writeIndexFile(
  pages: AsyncIterable<readonly PropertySummary[]>,
  settings: SearchSettings,
) {
  const hash = createHash('sha256')
  const brotli = createBrotliCompress({ params: BROTLI_PARAMS })
  const compressed = buffer(brotli)
  for await (const chunk of chunks(pages, settings)) {
    hash.update(chunk)
    if (!brotli.write(chunk)) await once(brotli, 'drain')
  }
  brotli.end()
  // The hash is that of the uncompressed content.
  return { hash: hash.digest('base64url').slice(0, 22), brotli: await compressed }
}

async function* chunks(
  pages: AsyncIterable<readonly PropertySummary[]>,
  settings: SearchSettings,
): AsyncGenerator<string> {
  const writer = searchIndexWriter(settings)
  for await (const page of pages) {
    for (const summary of page) writer.add(summary)
    if (writer.pending() >= SUMMARIES_PER_CHUNK) yield writer.chunk()
  }
  yield writer.chunk()
}
