import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { createContentVersion } from '#domain/content-version/version.ts'
import * as searchIndex from '#domain/search/current-index.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { searchIndexCache } from '#domain/search/index-file.server.ts'
import { testServer } from '#test/test-server.ts'

const CACHE_FOR_EVER = 'public, max-age=31536000, immutable'

test('the address without a hash redirects to the search index, which may be cached for ever', async () => {
  const { call } = await startWith(101)
  const redirect = await call('GET', '/properties/inventory')
  expect([redirect.status, redirect.headers['cache-control']]).toEqual([302, 'no-store'])
  const response = await call('GET', String(redirect.headers['location']))
  expect([response.status, response.headers['cache-control']]).toEqual([200, CACHE_FOR_EVER])
})

test('the index is sent in a coding that the browser accepts', async () => {
  const { call, address } = await startWith(101)
  const get = async (coding: string) =>
    call('GET', await address(), { headers: { 'accept-encoding': coding } })
  const plain = await get('identity')
  expect(plain.body.toString()).toContain('Home 7')
  const [br, gzip] = [await get('gzip, br'), await get('gzip')]
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
})

test('a page from before a change gets the current index, which is not cached', async () => {
  const { app, call, address } = await startWith(101)
  const old = await address()
  await properties.create(app, { properties_title: 'The newcomer' })
  const response = await call('GET', old)
  expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(response.body.toString()).toContain('The newcomer')
  expect(await address()).not.toBe(old)
})

test('a page that another process made after a change gets the index of that change', async () => {
  const { app, call, address } = await startWith(101)
  await address()
  const content = createContentVersion()
  const other = { ...app, contentVersion: content, searchIndex: searchIndexCache(content) }
  await properties.create(other, { properties_title: 'The newcomer' })
  const index = await searchIndex.current(other)
  const hash = index.searchedIn === 'browser' && index.hash
  const response = await call('GET', `/properties/inventory/${hash}`)
  expect(response.headers['cache-control']).toBe(CACHE_FOR_EVER)
  expect(response.body.toString()).toContain('The newcomer')
})

test('a small site has no index file', async () => {
  const { call } = await startWith(3)
  expect((await call('GET', '/properties/inventory')).status).toBe(204)
  expect((await call('GET', '/properties/inventory/abc')).status).toBe(404)
})

test('Arabic pages have an index of their own, with both languages', async () => {
  const { app, call } = await startWith(101)
  await properties.create(app, { properties_title: 'Lighthouse', title_ar: 'المنارة' })
  const read = async (path: string) => {
    const { headers } = await call('GET', path)
    const address = String(headers['location'])
    return { address, text: (await call('GET', address)).body.toString() }
  }
  const [english, arabic] = [
    await read('/properties/inventory'),
    await read('/ar/properties/inventory'),
  ]
  expect(arabic.address).toMatch(/^\/ar\/properties\/inventory\/[\w-]{22}$/)
  expect(english.text).toContain('Lighthouse')
  expect(english.text).not.toContain('المنارة')
  expect(arabic.text).toContain('Lighthouse')
  expect(arabic.text).toContain('المنارة')
  const other = await call('GET', arabic.address.replace('/ar', ''))
  expect(other.headers['cache-control']).toBe('no-store')
})

test('an Arabic title does not change the index of English pages', async () => {
  const { app, address } = await startWith(101)
  const before = await address()
  const [newest] = await properties.list(app)
  await properties.update(app, newest?.id ?? 0, { title_ar: 'المنارة' })
  expect(await address()).toBe(before)
})

async function startWith(count: number) {
  const { app, call } = await testServer()
  await properties.createMany(
    app,
    Array.from({ length: count }, (_, index) => ({ properties_title: `Home ${index}` })),
  )
  const address = async () =>
    String((await call('GET', '/properties/inventory')).headers['location'])
  return { app, call, address }
}
