import { expect, test } from 'vitest'

import * as users from '#domain/team/users.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { LISTINGS_PER_PAGE } from './listing-orders.ts'
import type { ListingTableQuery } from './listing-table.ts'
import { table } from './listing-table.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'

async function appWithListings() {
  const app = await testApp()
  const [category] = await taxonomy.categories(app)
  const [location] = await taxonomy.locations(app)
  await properties.createMany(app, [
    {
      properties_title: 'Villa by the park',
      price: '600k',
      currency: 'USD',
      agent_name: 'Sara',
      category_id: category?.id,
    },
    {
      properties_title: 'Loft',
      price: '1m',
      currency: 'AED',
      status: 'draft',
      location_id: location?.id,
    },
    { properties_title: '100 % garden', price: 'On request', purpose: 'rent', reference: 'Palm-7' },
  ])
  return { app, category, location }
}

async function titles(app: TestApp, query: ListingTableQuery) {
  return (await table(app, query)).listings.map(({ title }) => title)
}

test('the table has listings of every status, newest first, with counts', async () => {
  const { app } = await appWithListings()
  const { listings, count, counts } = await table(app, {})
  expect(listings.map(({ title }) => title)).toEqual(['100 % garden', 'Loft', 'Villa by the park'])
  expect(listings[0]).toMatchObject({ reference: 'Palm-7', type: 'rent', status: 'published' })
  expect(listings[0]).toHaveProperty('status_changed_at', null)
  expect(listings[1]).toMatchObject({ reference: 'GH-2', status: 'draft' })
  expect(listings.map(({ state }) => state)).toEqual(['offered', 'unknown', 'offered'])
  expect(count).toBe(3)
  expect(counts).toMatchObject({ draft: 1, published: 2, sold: 0 })
  expect(await table(app, { status: 'draft' })).toMatchObject({ count: 1, counts })
})

test.each<[ListingTableQuery, string[]]>([
  [{ status: 'draft' }, ['Loft']],
  [{ purpose: 'rent' }, ['100 % garden']],
  [{ term: 'park villa' }, ['Villa by the park']],
  [{ term: 'palm-7' }, ['100 % garden']],
  [{ term: 'GH-2' }, ['Loft']],
  [{ term: '0 %' }, ['100 % garden']],
  [{ term: '_' }, []],
  [{ term: 'sara' }, ['Villa by the park']],
  [{ term: 'under 2m' }, ['Loft']],
  [{ term: '2' }, ['Loft']],
  [{ order: 'title' }, ['100 % garden', 'Loft', 'Villa by the park']],
  [{ order: 'price-up' }, ['Loft', 'Villa by the park', '100 % garden']],
  [{ order: 'price-down' }, ['Villa by the park', 'Loft', '100 % garden']],
  [{ permit: 'missing' }, ['100 % garden', 'Villa by the park']],
])('%j', async (query, expected) => {
  const { app } = await appWithListings()
  expect(await titles(app, query)).toEqual(expected)
})

test('a page beyond the last is the last', async () => {
  const { app } = await appWithListings()
  const more = Array.from({ length: LISTINGS_PER_PAGE - 1 }, () => ({ status: 'hidden' as const }))
  await properties.createMany(app, more)
  const last = await table(app, { page: 2 })
  expect(last).toMatchObject({ page: 2, count: LISTINGS_PER_PAGE + 2 })
  expect(last.listings).toHaveLength(2)
  expect(await table(app, { page: 3 })).toEqual(last)
  expect(await titles(app, { page: 2, status: 'draft' })).toEqual(['Loft'])
  expect(await table(app, { page: 2, term: '_' })).toMatchObject({ page: 1, listings: [] })
})

test('category and location narrow it', async () => {
  const { app, category, location } = await appWithListings()
  expect(await titles(app, { category: category?.id })).toEqual(['Villa by the park'])
  expect(await titles(app, { location: location?.id })).toEqual(['Loft'])
  expect(await titles(app, { term: location?.name.toLowerCase() ?? '' })).toEqual(['Loft'])
})

test('listings are found by their agent', async () => {
  const { app } = await appWithListings()
  const { id } = await users.create(app, { name: 'Omar Khan' })
  await properties.update(app, 2, { agent_id: id })
  expect(await titles(app, { agent: id })).toEqual(['Loft'])
  expect(await titles(app, { term: 'khan' })).toEqual(['Loft'])
  expect(await titles(app, { agent: id + 1 })).toEqual([])
  await users.update(app, id, { name: 'Ömer Khan' })
  await properties.update(app, 1, { agent_name: 'Şule' })
  expect(await titles(app, { term: 'ömer' })).toEqual(['Loft'])
  expect(await titles(app, { term: 'ŞULE' })).toEqual(['Villa by the park'])
})
