import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { createContentVersion } from '#domain/content-version/version.ts'
import * as inventory from '#domain/search/current-index.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { searchIndexCache } from '#domain/search/index-cache.ts'
import { testServer } from '#test/test-server.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

test('who does not know its hash is led to the inventory, which is good for ever', async () => {
  const { call } = await startWith(101)
  const led = await call('GET', '/properties/inventory')
  expect([led.status, led.headers['cache-control']]).toEqual([302, 'no-store'])
  const answer = await call('GET', String(led.headers['location']))
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, FOR_EVER])
})

test('each browser gets it in the coding that it reads', async () => {
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

test('a page from before a change gets the inventory of now, and nobody keeps it', async () => {
  const { app, call, address } = await startWith(101)
  const old = await address()
  await properties.create(app, { properties_title: 'The newcomer' })
  const answer = await call('GET', old)
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.body.toString()).toContain('The newcomer')
  expect(await address()).not.toBe(old)
})

test('a page that another process made after a change gets the inventory of that change', async () => {
  const { app, call, address } = await startWith(101)
  await address()
  const content = createContentVersion()
  const other = { ...app, content, inventory: searchIndexCache(content) }
  await properties.create(other, { properties_title: 'The newcomer' })
  const now = await inventory.current(other)
  const hash = now.searchedIn === 'browser' && now.hash
  const answer = await call('GET', `/properties/inventory/${hash}`)
  expect(answer.headers['cache-control']).toBe(FOR_EVER)
  expect(answer.body.toString()).toContain('The newcomer')
})

test('a site that is small has no inventory to fetch', async () => {
  const { call } = await startWith(3)
  expect((await call('GET', '/properties/inventory')).status).toBe(204)
  expect((await call('GET', '/properties/inventory/abc')).status).toBe(404)
})

async function startWith(count: number) {
  const { app, call } = await testServer()
  await properties.createMany(
    app,
    Array.from({ length: count }, (_, at) => ({ properties_title: `Home ${at}` })),
  )
  const address = async () =>
    String((await call('GET', '/properties/inventory')).headers['location'])
  return { app, call, address }
}
