import { expect, test } from 'vitest'

import { createContentVersion } from './version.ts'
import { contentCache, type CacheOptions } from './content-cache.ts'

const options: CacheOptions<string> = { mostBytes: 10, bytesOf: (value) => value.length }

test('a value is made once, and again after the content changes', async () => {
  const { cache, content, make } = start()
  expect(await cache.get('a', make('one'))).toBe('one')
  expect(await cache.get('a', make('two'))).toBe('one')
  content.reached(1)
  expect(await cache.get('a', make('three'))).toBe('three')
})

test('concurrent calls share one make', async () => {
  const { cache, make, count } = start()
  await Promise.all(Array.from({ length: 9 }, () => cache.get('a', make('one'))))
  expect(count()).toBe(1)
})

test('a value made while the content changed is not cached', async () => {
  const { cache, content, make } = start()
  const pending = cache.get('a', make('old'))
  content.reached(1)
  expect(await pending).toBe('old')
  expect(await cache.get('a', make('new'))).toBe('new')
})

test('a call after a change does not wait for a value begun before it', async () => {
  const { cache, content, make, count } = start()
  const slow = Promise.withResolvers<string>()
  const before = cache.get('a', () => slow.promise)
  content.reached(1)
  const newer = Promise.withResolvers<string>()
  const after = cache.get('a', () => newer.promise)
  slow.resolve('old')
  expect(await before).toBe('old')
  expect(cache.peek('a')).toBeUndefined()
  const another = cache.get('a', make('again'))
  newer.resolve('new')
  expect(await Promise.all([after, another])).toEqual(['new', 'new'])
  expect(count()).toBe(0)
  expect(cache.peek('a')).toBe('new')
})

test('the size counts the cached values until the content changes', async () => {
  const { cache, content, make } = start()
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  for (const key of ['a', 'b']) await cache.get(key, make(`1234${key}`))
  expect(cache.size()).toEqual({ entries: 2, bytes: 10 })
  await cache.get('c', make('123'))
  expect(cache.size()).toEqual({ entries: 2, bytes: 8 })
  content.reached(1)
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  await cache.get('a', make('12'))
  expect(cache.size()).toEqual({ entries: 1, bytes: 2 })
})

test('a value that is not worth caching is made each time', async () => {
  const { content, make, count } = start()
  const cache = contentCache(content, {
    ...options,
    isWorthKeeping: (value) => value !== 'nothing',
  })
  for (let at = 0; at < 2; at++) expect(await cache.get('a', make('nothing'))).toBe('nothing')
  for (let at = 0; at < 2; at++) expect(await cache.get('a', make('one'))).toBe('one')
  expect(count()).toBe(3)
})

test('the oldest value is dropped when the cache is full', async () => {
  const { cache, make } = start()
  for (const key of ['a', 'b', 'c']) await cache.get(key, make(`1234${key}`))
  expect(await cache.get('c', make('again'))).toBe('1234c')
  expect(await cache.get('a', make('again'))).toBe('again')
})

test('a failure is not cached', async () => {
  const { cache, make } = start()
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', make('yes'))).toBe('yes')
})

function start() {
  const content = createContentVersion()
  let count = 0
  const make = (value: string) => () => {
    count++
    return Promise.resolve(value)
  }
  return { cache: contentCache(content, options), content, make, count: () => count }
}
