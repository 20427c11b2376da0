import { expect, test } from 'vitest'

import { createContentVersion } from './version.ts'
import { contentCache, type CacheOptions } from './content-cache.ts'

const options: CacheOptions<string> = { maxBytes: 10, sizeOf: (value) => value.length }

test('a value is made once, and again after the content changes', async () => {
  const { cache, content, make } = start()
  expect(await cache.get('a', make('one'))).toBe('one')
  expect(await cache.get('a', make('two'))).toBe('one')
  content.advanceTo(1)
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
  content.advanceTo(1)
  expect(await pending).toBe('old')
  expect(await cache.get('a', make('new'))).toBe('new')
})

test('a call after a change does not wait for a value begun before it', async () => {
  const { cache, content, make, count } = start()
  const slow = Promise.withResolvers<string>()
  const before = cache.get('a', () => slow.promise)
  content.advanceTo(1)
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

test('the size counts the last value of each key', async () => {
  const { cache, content, make } = start()
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  for (const key of ['a', 'b']) await cache.get(key, make(`1234${key}`))
  expect(cache.size()).toEqual({ entries: 2, bytes: 10 })
  await cache.get('c', make('123'))
  expect(cache.size()).toEqual({ entries: 2, bytes: 8 })
  content.advanceTo(1)
  expect(cache.size()).toEqual({ entries: 2, bytes: 8 })
  await cache.get('b', make('12'))
  expect(cache.size()).toEqual({ entries: 2, bytes: 5 })
})

test('the last value is kept until another was made, or there is none any more', async () => {
  const { content, make } = start()
  const cache = contentCache(content, {
    ...options,
    isCacheable: (value) => value !== 'gone',
    isFailure: (value) => value === 'failed',
  })
  await cache.get('a', make('one'))
  content.advanceTo(1)
  expect([cache.peek('a'), cache.last('a')]).toEqual([undefined, 'one'])
  expect(await cache.get('a', make('failed'))).toBe('failed')
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(cache.last('a')).toBe('one')
  await cache.get('a', make('two'))
  expect(cache.last('a')).toBe('two')
  content.advanceTo(2)
  await cache.get('a', make('gone'))
  expect(cache.last('a')).toBeUndefined()
})

test('a value that is not worth caching is made each time', async () => {
  const { content, make, count } = start()
  const cache = contentCache(content, {
    ...options,
    isCacheable: (value) => value !== 'nothing',
  })
  for (let at = 0; at < 2; at++) expect(await cache.get('a', make('nothing'))).toBe('nothing')
  for (let at = 0; at < 2; at++) expect(await cache.get('a', make('one'))).toBe('one')
  expect(count()).toBe(3)
})

test('what was used least recently is dropped when the cache is full', async () => {
  const { cache, make } = start()
  for (const key of ['a', 'b']) await cache.get(key, make(`1234${key}`))
  cache.peek('a')
  await cache.get('c', make('1234c'))
  expect([cache.last('a'), cache.last('b'), cache.last('c')]).toEqual(['1234a', undefined, '1234c'])
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
