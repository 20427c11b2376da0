import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import * as content from '#domain/content-version/content-version.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import type { PropertySummary } from '#domain/properties/property-summary.ts'

import { emptySearchIndex, readChunk, summaryAt } from './in-browser/search-index.ts'
import type { CurrentIndex } from './index-file.server.ts'
import { emptySummary, jpeg } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import * as searchIndex from './current-index.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { PropertyChange } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'

test('few listings come with the page, and there is no index file', async () => {
  const app = await testApp()
  await properties.createMany(app, many(100))
  expect(await searchIndex.current(app)).toEqual({ searchedIn: 'page', count: 100 })
})

test('the index file has the summary of every listing, newest first', async () => {
  const app = await testApp()
  const [category] = await taxonomy.categories(app)
  const [location] = await taxonomy.locations(app)
  const photo = await photoStore.receive(
    app,
    await jpeg({ width: 90, height: 60 }),
    'administrator',
  )
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

  const summaries = decompress(await searchIndex.current(app))

  expect(summaries.slice(0, 2)).toEqual([
    {
      id: villa.id,
      title: 'Garden villa',
      category: category?.name,
      location: location?.name,
      type: 'sale',
      rent_period: '',
      isUnderOffer: false,
      currency: 'AED',
      price: '18,400,000',
      bedroom: 5,
      bathroom: 6,
      parking_spaces: null,
      maxarea: 1040,
      photo: { name: photo.name, width: 90, height: 60 },
    },
    { ...emptySummary, id: bare.id, title: `Property ${bare.id}` },
  ])
  expect(summaries.map(({ id }) => id)).toEqual((await properties.list(app)).map(({ id }) => id))
})

test('the hash changes with the content, and only with it', async () => {
  const app = await testApp()
  const [id = 0] = await properties.createMany(app, many(101))
  const first = hashOf(await searchIndex.current(app))
  await properties.remove(app, id)
  await properties.create(app, {})
  const second = hashOf(await searchIndex.current(app))
  expect(second).not.toBe(first)
  await content.change(app, () => Promise.resolve())
  expect(hashOf(await searchIndex.current(app))).toBe(second)
})

test('the file is made once for each content version, however many requests there are', async () => {
  const app = await testApp()
  await properties.createMany(app, many(101))
  const both = await Promise.all([searchIndex.current(app), searchIndex.current(app)])
  expect(both[0]).toBe(both[1])
  expect(await searchIndex.current(app)).toBe(both[0])
  await properties.create(app, {})
  expect(await searchIndex.current(app)).toMatchObject({ count: 102 })
})

test('the count is right before and after the file is made, and after a change', async () => {
  const app = await testApp()
  expect(await searchIndex.count(app)).toBe(0)
  await properties.createMany(app, many(101))
  expect(await searchIndex.count(app)).toBe(101)
  await searchIndex.current(app)
  expect(await searchIndex.count(app)).toBe(101)
  await properties.create(app, {})
  expect(await searchIndex.count(app)).toBe(102)
})

test.each([
  [0, 'page'],
  [100, 'page'],
  [101, 'browser'],
  [60_000, 'browser'],
  [60_001, 'server'],
])('%i listings are searched in the right place: the %s', (count, place) => {
  expect(searchIndex.whereToSearch(count)).toBe(place)
})

function many(count: number): PropertyChange[] {
  return Array.from({ length: count }, (_, at) => ({ properties_title: `Home ${at}` }))
}

function hashOf(index: CurrentIndex): string | undefined {
  return index.searchedIn === 'browser' ? index.hash : undefined
}

function decompress(index: CurrentIndex): PropertySummary[] {
  if (index.searchedIn !== 'browser') throw new Error('There is no index file.')
  const read = emptySearchIndex()
  const lines = brotliDecompressSync(index.brotli).toString().trim().split('\n')
  for (const line of lines) readChunk(read, line)
  return read.ids.map((_, at) => summaryAt(read, at))
}
