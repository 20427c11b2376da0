import { expect, test } from 'vitest'

import { contentVersion } from './version.ts'
import { keptWhileCurrent } from './kept-while-current.ts'

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
  const content = contentVersion()
  let count = 0
  const made = (value: string) => () => {
    count++
    return Promise.resolve(value)
  }
  return { cache: keptWhileCurrent(content, bounds), content, made, count: () => count }
}
