import { expect, test } from 'vitest'

import { createContentVersion } from '#domain/content-version/version.ts'

import { searchIndexCache, type CurrentIndex } from './index-cache.ts'

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
