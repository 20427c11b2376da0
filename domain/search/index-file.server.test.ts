import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { createContentVersion } from '#domain/content-version/version.ts'
import { emptySummary } from '#test/samples.ts'
import { SEARCH_SETTINGS } from '#test/search-settings.ts'

import type { PropertySummary } from '#domain/properties/property-summary.ts'

import { emptySearchIndex, readChunk } from './in-browser/search-index.ts'
import { searchIndexCache, writeIndexFile, type CurrentIndex } from './index-file.server.ts'

test('the hash is that of the content', async () => {
  const { hash, brotli } = await writeIndexFile(pages([summaries(3)]), SEARCH_SETTINGS)
  const digest = createHash('sha256').update(brotliDecompressSync(brotli)).digest('base64url')
  expect(hash).toBe(digest.slice(0, 22))
})

test('many listings are split into chunks that a phone can parse at once', async () => {
  const all = summaries(9000)
  const parts = [all.slice(0, 2000), all.slice(2000, 4000), all.slice(4000, 8500), all.slice(8500)]
  const { brotli } = await writeIndexFile(pages(parts), SEARCH_SETTINGS)
  const lines = brotliDecompressSync(brotli).toString().trimEnd().split('\n')
  const index = emptySearchIndex()
  const lengths = lines.map((line) => {
    const before = index.ids.length
    readChunk(index, line)
    return index.ids.length - before
  })
  expect(lengths).toEqual([4000, 4500, 500])
  expect(index.ids).toEqual(all.map(({ id }) => id))
})

test('no listing at all is an empty chunk', async () => {
  const { brotli } = await writeIndexFile(pages([]), SEARCH_SETTINGS)
  const index = emptySearchIndex()
  readChunk(index, brotliDecompressSync(brotli).toString())
  expect(index).toEqual({ ...emptySearchIndex(), settings: SEARCH_SETTINGS })
})

function summaries(count: number): PropertySummary[] {
  return Array.from({ length: count }, (_, index) => ({ ...emptySummary, id: count - index }))
}

async function* pages(parts: PropertySummary[][]): AsyncGenerator<PropertySummary[]> {
  await Promise.resolve()
  yield* parts
}

const indexOf = (bytes: number): CurrentIndex => ({
  searchedIn: 'browser',
  count: 101,
  hash: 'x',
  brotli: Buffer.alloc(bytes),
})

test('the cache counts the bytes of index files, and none for sites without one', async () => {
  const cache = searchIndexCache(createContentVersion())
  await cache.get('all', () => Promise.resolve(indexOf(1000)))
  await cache.get('count', () => Promise.resolve({ searchedIn: 'server', count: 9 }))
  expect(cache.size()).toEqual({ entries: 2, bytes: 1000 })
})

test('an index file of up to 32 MB is cached', async () => {
  const cache = searchIndexCache(createContentVersion())
  await cache.get('all', () => Promise.resolve(indexOf(32 * 1024 * 1024)))
  expect(cache.size().entries).toBe(1)
  await cache.get('other', () => Promise.resolve(indexOf(32 * 1024 * 1024 + 1)))
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})
