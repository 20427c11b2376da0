import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import * as content from '#domain/content-version/content-version.server.ts'
import * as media from '#domain/photos/photos.server.ts'
import {
  emptyInventory,
  entryAt,
  readSheet,
  type PropertySummary,
} from './in-browser/search-index.ts'
import type { CurrentIndex } from './index-cache.ts'
import { bareEntry, jpeg } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import * as inventory from './current-index.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { PropertyChange } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'

test('few listings come with the page, and nothing is packed for them', async () => {
  const app = await testApp()
  await properties.createMany(app, many(100))
  expect(await inventory.current(app)).toEqual({ searchedIn: 'page', count: 100 })
})

test('the inventory tells of every listing what lists tell, newest first', async () => {
  const app = await testApp()
  const [category] = await taxonomy.categories(app)
  const [location] = await taxonomy.locations(app)
  const photo = await media.receive(app, await jpeg({ width: 90, height: 60 }), 'administrator')
  await properties.createMany(app, many(600))
  const bare = await properties.create(app, {})
  const villa = await properties.create(app, {
    properties_title: ' Garden villa ',
    category_id: category?.id,
    location_id: location?.id,
    type: 'For sale',
    currency: 'AED',
    price: '18,400,000',
    bedroom: 5,
    bathroom: 6,
    maxarea: 1040,
    photos: [photo.name],
  })

  const entries = unpacked(await inventory.current(app))

  expect(entries.slice(0, 2)).toEqual([
    {
      id: villa.id,
      title: 'Garden villa',
      category: category?.name,
      location: location?.name,
      type: 'For sale',
      currency: 'AED',
      price: '18,400,000',
      bedroom: 5,
      bathroom: 6,
      maxarea: 1040,
      photo: { name: photo.name, width: 90, height: 60 },
    },
    { ...bareEntry, id: bare.id, title: `Property ${bare.id}` },
  ])
  expect(entries.map(({ id }) => id)).toEqual((await properties.list(app)).map(({ id }) => id))
})

test('it has another hash once a listing has changed, and the same when it changes back', async () => {
  const app = await testApp()
  const [id = 0] = await properties.createMany(app, many(101))
  const first = hashOf(await inventory.current(app))
  await properties.remove(app, id)
  await properties.create(app, {})
  const second = hashOf(await inventory.current(app))
  expect(second).not.toBe(first)
  await content.change(app, () => Promise.resolve())
  expect(hashOf(await inventory.current(app))).toBe(second)
})

test('it is packed once, however many ask, and not again before the content changes', async () => {
  const app = await testApp()
  await properties.createMany(app, many(101))
  const asked = await Promise.all([inventory.current(app), inventory.current(app)])
  expect(asked[0]).toBe(asked[1])
  expect(await inventory.current(app)).toBe(asked[0])
  await properties.create(app, {})
  expect(await inventory.current(app)).toMatchObject({ count: 102 })
})

test('how many there are is known before and after they are packed, and after a change', async () => {
  const app = await testApp()
  expect(await inventory.count(app)).toBe(0)
  await properties.createMany(app, many(101))
  expect(await inventory.count(app)).toBe(101)
  await inventory.current(app)
  expect(await inventory.count(app)).toBe(101)
  await properties.create(app, {})
  expect(await inventory.count(app)).toBe(102)
})

function many(count: number): PropertyChange[] {
  return Array.from({ length: count }, (_, at) => ({ properties_title: `Home ${at}` }))
}

function hashOf(published: CurrentIndex): string | undefined {
  return published.searchedIn === 'browser' ? published.hash : undefined
}

function unpacked(published: CurrentIndex): PropertySummary[] {
  if (published.searchedIn !== 'browser') throw new Error('Nothing was packed.')
  const read = emptyInventory()
  const lines = brotliDecompressSync(published.brotli).toString().trim().split('\n')
  for (const line of lines) readSheet(read, line)
  return read.ids.map((_, at) => entryAt(read, at))
}
