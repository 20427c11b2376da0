import { expect, test } from 'vitest'

import { createContentVersion } from '#domain/content-version/version.ts'

import { searchIndexCache, type CurrentIndex } from './index-cache.ts'

const packed = (bytes: number): CurrentIndex => ({
  searchedIn: 'browser',
  count: 101,
  hash: 'x',
  brotli: Buffer.alloc(bytes),
})

test('an inventory is kept by its weight, and one that is searched elsewhere weighs nothing', async () => {
  const kept = searchIndexCache(createContentVersion())
  await kept.get('all', () => Promise.resolve(packed(1000)))
  await kept.get('count', () => Promise.resolve({ searchedIn: 'server', count: 9 }))
  expect(kept.size()).toEqual({ entries: 2, bytes: 1000 })
})

test('one of 32 megabytes is kept, and one that weighs more is not', async () => {
  const kept = searchIndexCache(createContentVersion())
  await kept.get('all', () => Promise.resolve(packed(32 * 1024 * 1024)))
  expect(kept.size().entries).toBe(1)
  await kept.get('other', () => Promise.resolve(packed(32 * 1024 * 1024 + 1)))
  expect(kept.size()).toEqual({ entries: 0, bytes: 0 })
})
