import { expect, test } from 'vitest'

import { createContentVersion } from './version.ts'
import { contentCache } from './content-cache.ts'

const bounds = { mostBytes: 10, bytesOf: (value: string) => value.length }

test('a thing is made once while the content stands, and anew after a change', async () => {
  const { cache, content, made } = start()
  expect(await cache.get('a', made('one'))).toBe('one')
  expect(await cache.get('a', made('two'))).toBe('one')
  content.reached(1)
  expect(await cache.get('a', made('three'))).toBe('three')
})

test('many who ask at once wait for one making', async () => {
  const { cache, made, count } = start()
  await Promise.all(Array.from({ length: 9 }, () => cache.get('a', made('one'))))
  expect(count()).toBe(1)
})

test('what was being made while the content changed is not kept', async () => {
  const { cache, content, made } = start()
  const asked = cache.get('a', made('old'))
  content.reached(1)
  expect(await asked).toBe('old')
  expect(await cache.get('a', made('new'))).toBe('new')
})

test('who asks after a change does not wait for what was begun before it', async () => {
  const { cache, content, made, count } = start()
  const slow = Promise.withResolvers<string>()
  const before = cache.get('a', () => slow.promise)
  content.reached(1)
  const newer = Promise.withResolvers<string>()
  const after = cache.get('a', () => newer.promise)
  slow.resolve('old')
  expect(await before).toBe('old')
  expect(cache.peek('a')).toBeUndefined()
  const another = cache.get('a', made('again'))
  newer.resolve('new')
  expect(await Promise.all([after, another])).toEqual(['new', 'new'])
  expect(count()).toBe(0)
  expect(cache.peek('a')).toBe('new')
})

test('what is kept is counted, until the content changes', async () => {
  const { cache, content, made } = start()
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  for (const key of ['a', 'b']) await cache.get(key, made(`1234${key}`))
  expect(cache.size()).toEqual({ entries: 2, bytes: 10 })
  await cache.get('c', made('123'))
  expect(cache.size()).toEqual({ entries: 2, bytes: 8 })
  content.reached(1)
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  await cache.get('a', made('12'))
  expect(cache.size()).toEqual({ entries: 1, bytes: 2 })
})

test('what is not worth keeping is made each time', async () => {
  const { content, made, count } = start()
  const isWorthKeeping = (value: string) => value !== 'nothing'
  const cache = contentCache(content, { ...bounds, isWorthKeeping })
  for (let at = 0; at < 2; at++) expect(await cache.get('a', made('nothing'))).toBe('nothing')
  for (let at = 0; at < 2; at++) expect(await cache.get('a', made('one'))).toBe('one')
  expect(count()).toBe(3)
})

test('the oldest leaves when there is no room', async () => {
  const { cache, made } = start()
  for (const key of ['a', 'b', 'c']) await cache.get(key, made(`1234${key}`))
  expect(await cache.get('c', made('again'))).toBe('1234c')
  expect(await cache.get('a', made('again'))).toBe('again')
})

test('a failure is not kept', async () => {
  const { cache, made } = start()
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', made('yes'))).toBe('yes')
})

function start() {
  const content = createContentVersion()
  let count = 0
  const made = (value: string) => () => {
    count++
    return Promise.resolve(value)
  }
  return { cache: contentCache(content, bounds), content, made, count: () => count }
}
