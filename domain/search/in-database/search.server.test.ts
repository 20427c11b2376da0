import fc from 'fast-check'
import { expect, test } from 'vitest'

import { searchIn } from '#domain/search/in-browser/search.ts'
import {
  emptyInventory,
  inventoryWriter,
  readSheet,
} from '#domain/search/in-browser/search-index.ts'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as entries from '#domain/properties/property-summaries.server.ts'
import * as figures from '#domain/properties/search-columns.server.ts'
import * as finding from './search.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { PropertyChange } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'

const SEED = 20261115
const LISTINGS = 90
const SEARCHES = 220

const listing = fc.record({
  properties_title: fc.constantFrom(
    'Garden villa',
    'Loft on the canal',
    'Sea-view apartment',
    'Marina penthouse 15',
    'Dowtown studio',
    '',
    ' Élan ',
  ),
  category: fc.constantFrom('Villa', 'Apartment', 'Office', undefined),
  location: fc.constantFrom(
    'Dubai Marina',
    'Jumeirah Village Circle',
    'DIFC',
    'Al Barari',
    undefined,
  ),
  type: fc.constantFrom('For sale', 'Off-plan', 'For rent', 'For sale, tenanted', ''),
  currency: fc.constantFrom('AED', 'AED', 'USD', 'EUR', 'INR', '' as const),
  price: fc.oneof(
    fc.constantFrom('Price on request', '', '1,000,000', '2000000', '1.5m', '333,333.33'),
    fc.integer({ min: 1, max: 5_000_000 }).map(String),
  ),
  bedroom: fc.constantFrom(null, 0, 1, 2, 3, 3, 5),
  bathroom: fc.constantFrom(null, 1, 2, 4),
  maxarea: fc.constantFrom(null, 40, 92.9, 139.35456, 212, 1040),
})

const term = fc
  .uniqueArray(
    fc.constantFrom(
      'villa',
      'villas',
      'marina',
      'marena',
      'jvc',
      'difc',
      'barrari',
      'studio',
      '3 bed',
      '2+ beds',
      'under 2m',
      'above 500k',
      'between 1m and 2m',
      'under usd 300k',
      '1500 sqft',
      'up to 100 m²',
      '2 baths',
      'off plan',
      'for rent',
      'office',
      'canal',
      'igloo',
      '15',
      'property',
      '%',
      'élan',
    ),
    { maxLength: 4 },
  )
  .map((words) => words.join(' '))

const search: fc.Arbitrary<SearchParams> = fc.record({
  searchTerm: term,
  selectedCategory: fc.constantFrom('', '', '', 'Villa', 'Apartment', 'Castle'),
  selectedLocation: fc.constantFrom('', '', '', 'DIFC', 'Dubai Marina', 'Atlantis'),
  minPrice: fc.constantFrom('', '', '', '1000000', '500k', 'x', '9,999,999,999'),
  maxPrice: fc.constantFrom('', '', '', '2m', '1500000', '-1', '10'),
  bedrooms: fc.constantFrom('', '', '', '0', '1', '3', '99', 'many'),
  bathrooms: fc.constantFrom('', '', '', '2'),
  minArea: fc.constantFrom('', '', '', '90', '1500 sqft'),
  maxArea: fc.constantFrom('', '', '', '139.35456', '300'),
  type: fc.constantFrom('', '', 'sale', 'off-plan', 'rent', 'barter'),
  visa: fc.constantFrom('', '', '', 'golden', 'retirement', 'investor', 'none'),
  sort: fc.constantFrom('', 'newest', 'price-up', 'price-down', 'area', 'colour'),
})

test('the database and the browser find the same, in the same order, and offer the same', async () => {
  const app = await appWith(fc.sample(listing, { numRuns: LISTINGS, seed: SEED }))
  const all = await entries.newest(app, 1000)
  const find = searchIn(inventoryOf(all))
  const seen = { some: 0, none: 0, offered: 0 }
  for (const asked of fc.sample(search, { numRuns: SEARCHES, seed: SEED })) {
    const { positions, parts, offers } = find(asked)
    const stored = await finding.search(app, asked, { limit: 7 })
    const told = JSON.stringify(asked)
    expect([stored.found, told]).toEqual([positions.length, told])
    expect(
      stored.entries.map(({ id }) => id),
      told,
    ).toEqual(Array.from(positions.slice(0, 7), (at) => all[at]?.id))
    expect(stored.parts, told).toEqual(parts)
    expect(stored.offers, told).toEqual(offers)
    seen[positions.length > 0 ? 'some' : 'none']++
    if (offers.length > 0) seen.offered++
  }
  // Cases that all come to nothing would show nothing.
  expect(Math.min(seen.some, seen.none, seen.offered)).toBeGreaterThan(20)
})

test('what is counted up to a bound is the same, however far apart the listings stand', async () => {
  const app = await appWith([])
  const homes = Array.from({ length: 12 }, (_, at) => ({
    properties_title: at % 3 === 0 ? 'Loft on the canal' : 'Garden villa',
  }))
  const made = await properties.createMany(app, homes)
  // Some are read one by one, in one stretch or several, and some are left to the index.
  const apart = [399_000, 399_500, 399_600, 200_000, 290_000, 345_000, 340_000, 400_000]
  for (const [at, id] of apart.entries())
    await app.db
      .updateTable('properties')
      .set({ id })
      .where('id', '=', made[at + 4] ?? 0)
      .execute()
  for (const [searchTerm, count] of [
    ['villa', 8],
    ['loft', 4],
  ] as const) {
    const whole = await finding.search(app, { ...NO_SEARCH, searchTerm }, { limit: 12 })
    expect(whole.entries).toHaveLength(count)
    for (const countTo of [1, 2, 3, 5, 7, 8, 20])
      for (const limit of [1, 2, 9])
        expect(
          await finding.search(app, { ...NO_SEARCH, searchTerm }, { limit, countTo }),
          `${limit} of ${searchTerm}, counted to ${countTo}`,
        ).toMatchObject({
          found: Math.min(count, countTo),
          more: count > countTo,
          entries: whole.entries.slice(0, limit),
        })
  }
})

test('an offer finds as much as it says', async () => {
  const app = await appWith([])
  const locations = await taxonomy.locations(app)
  const jvc = locations.find(({ name }) => name.includes('Circle'))
  const home = { location_id: jvc?.id, currency: 'AED' as const }
  await properties.createMany(app, [
    { ...home, bedroom: 3, price: '900,000' },
    { ...home, bedroom: 3, price: '800,000' },
    { ...home, bedroom: 4, price: '400,000' },
    { currency: 'AED', bedroom: 3, price: '490,000' },
  ])
  const { found, offers } = await finding.search(
    app,
    { ...NO_SEARCH, searchTerm: '3 bed jvc', maxPrice: '500k' },
    { limit: 1 },
  )
  expect(found).toBe(0)
  expect(offers.map(({ label }) => label)).toEqual([
    'The nearest: up to AED 800,000',
    'Without “3 bedrooms”',
    'Without “Jumeirah Village Circle”',
    'Without “up to AED 500,000”',
  ])
  for (const { search, count } of offers) {
    const offered = await finding.search(app, search, { limit: 1 })
    expect(offered.found).toBeGreaterThan(0)
    expect(count ?? offered.found).toBe(offered.found)
  }
})

test('an offer of more than a thousand counts no further', async () => {
  const app = await appWith([])
  const homes = Array.from({ length: 1001 }, () => ({ bedroom: 3 }))
  await properties.createMany(app, homes)
  const asked = { ...NO_SEARCH, bedrooms: '3', selectedCategory: 'Castle' }
  const { offers } = await finding.search(app, asked, { limit: 1 })
  expect(offers).toEqual([
    {
      label: 'Without “Castle”',
      search: { ...NO_SEARCH, bedrooms: '3' },
      count: 1000,
    },
  ])
})

test('a slip is mended by the words of the listings, though only so many are counted', async () => {
  const app = await appWith([])
  await properties.createMany(app, [
    { properties_title: 'Lighthouse by the sea' },
    { properties_title: 'Windmill' },
  ])
  const search = { ...NO_SEARCH, searchTerm: 'lihgthouse' }
  const { found, entries, parts } = await finding.search(app, search, { limit: 9, countTo: 9 })
  expect([found, entries.map(({ title }) => title)]).toEqual([1, ['Lighthouse by the sea']])
  expect(parts.map(({ label }) => label)).toEqual(['lighthouse'])
})

test('what is hidden or removed is neither found nor counted nor offered', async () => {
  const app = await appWith([])
  const [hidden = 0, removed = 0] = await properties.createMany(app, [
    { properties_title: 'Lighthouse', bedroom: 3 },
    { properties_title: 'Lighthouse', bedroom: 3 },
  ])
  await properties.remove(app, removed)
  await app.db
    .updateTable('properties')
    .set({ hidden_at: '2026-03-01T00:00:00.000Z' })
    .where('id', '=', hidden)
    .execute()
  for (const countTo of [9, Infinity])
    expect(
      await finding.search(
        app,
        { ...NO_SEARCH, searchTerm: 'lighthouse', bedrooms: '3' },
        { limit: 9, countTo },
      ),
    ).toMatchObject({ found: 0, more: false, entries: [], offers: [] })
})

test('prices that are words are found unless a price is asked for', async () => {
  const app = await appWith([])
  await properties.createMany(app, [
    { properties_title: 'Silent villa', currency: 'AED', price: 'Price on request' },
    { properties_title: 'Priced villa', currency: 'AED', price: '900,000' },
    { properties_title: 'Dollar villa', currency: 'USD', price: '900,000' },
  ])
  const titles = async (part: Partial<SearchParams>) => {
    const { entries } = await finding.search(app, { ...NO_SEARCH, ...part }, { limit: 9 })
    return entries.map(({ title }) => title)
  }
  expect(await titles({ searchTerm: 'villa', sort: 'price-up' })).toEqual([
    'Priced villa',
    'Dollar villa',
    'Silent villa',
  ])
  expect(await titles({ maxPrice: '1m' })).toEqual(['Priced villa'])
  expect(await titles({ minPrice: '1' })).toEqual(['Dollar villa', 'Priced villa'])
})

test('a changed price or type is searched by, whichever version of the site has written it', async () => {
  const app = await appWith([])
  const [id = 0] = await properties.createMany(app, [
    { currency: 'AED', price: '1m', type: 'For sale' },
  ])
  const found = async (part: Partial<SearchParams>) =>
    (await finding.search(app, { ...NO_SEARCH, ...part }, { limit: 1 })).found
  await properties.update(app, id, { price: '3m' })
  await properties.update(app, id, { type: 'Off-plan' })
  expect([await found({ minPrice: '2m' }), await found({ type: 'off-plan' })]).toEqual([1, 1])

  await app.db
    .updateTable('properties')
    .set({ price: '5m', type: 'For rent', updated_at: '2030-01-01T00:00:00.000Z' })
    .execute()
  expect(await figures.backfillSearchColumns(app)).toBe(1)
  expect([await found({ minPrice: '4m' }), await found({ type: 'rent' })]).toEqual([1, 1])
  expect(await figures.backfillSearchColumns(app)).toBe(0)
})

type Drawn = typeof listing extends fc.Arbitrary<infer One> ? One : never

async function appWith(drawn: Drawn[]): Promise<TestApp> {
  const app = await testApp()
  const [categories, locations] = [await taxonomy.categories(app), await taxonomy.locations(app)]
  const changes = drawn.map(({ category, location, ...rest }): PropertyChange => ({
    ...rest,
    category_id: categories.find(({ name }) => name === category)?.id,
    location_id: locations.find(({ name }) => name === location)?.id,
  }))
  if (changes.length > 0) await properties.createMany(app, changes)
  return app
}

function inventoryOf(all: readonly entries.PropertySummaryWithoutPhoto[]) {
  const [inventory, writer] = [emptyInventory(), inventoryWriter()]
  for (const { cover: _, ...entry } of all) writer.add({ ...entry, photo: undefined })
  readSheet(inventory, writer.sheet())
  return inventory
}
