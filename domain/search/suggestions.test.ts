import { expect, test } from 'vitest'

import { emptySummary } from '#test/samples.ts'
import { SEARCH_SETTINGS } from '#test/search-settings.ts'

import { searchIn } from './in-browser/search.ts'
import type { PropertySummary } from '#domain/properties/property-summary.ts'

import { searchIndexOf } from './in-browser/search-index.ts'
import { NO_SEARCH, type SearchParams } from './query-params.ts'

/** The suggestions of a search that finds nothing among these listings. */
function suggestionsFor(listings: Partial<PropertySummary>[], params: Partial<SearchParams>) {
  const search = searchIn(
    searchIndexOf(
      listings.map((listing, index) => ({ ...emptySummary, id: index + 1, ...listing })),
      SEARCH_SETTINGS,
    ),
  )
  const { positions, suggestions } = search({ ...NO_SEARCH, ...params })
  expect(positions).toHaveLength(0)
  return suggestions
}

const priced = (price: string, more: Partial<PropertySummary> = {}) => ({
  currency: 'AED',
  price,
  ...more,
})

test('the nearest price above the maximum is suggested, rounded up', () => {
  const listings = [priced('900,000'), priced('800,000.50'), priced('On request')]
  expect(suggestionsFor(listings, { maxPrice: '500k', sort: 'area' })).toEqual([
    {
      label: 'The nearest: up to AED 800,001',
      search: { ...NO_SEARCH, maxPrice: '800001', sort: 'area' },
      count: null,
    },
  ])
})

test('the nearest price below the minimum is suggested', () => {
  const listings = [priced('300,000'), priced('400,000.50')]
  expect(suggestionsFor(listings, { minPrice: '1m' })).toEqual([
    {
      label: 'The nearest: from AED 400,000',
      search: { ...NO_SEARCH, minPrice: '400000' },
      count: null,
    },
  ])
})

test('with two bounds the nearest price on either side is suggested, and the other bound stays', () => {
  const listings = [priced('300,000'), priced('2,500,000')]
  expect(suggestionsFor(listings, { minPrice: '1m', maxPrice: '2m' })).toEqual([
    {
      label: 'The nearest: AED 1,000,000 to 2,500,000',
      search: { ...NO_SEARCH, minPrice: '1000000', maxPrice: '2500000' },
      count: null,
    },
    {
      label: 'The nearest: AED 300,000 to 2,000,000',
      search: { ...NO_SEARCH, minPrice: '300000', maxPrice: '2000000' },
      count: null,
    },
  ])
})

test('the nearest price below is suggested where nothing costs more', () => {
  const listings = [priced('300,000')]
  expect(suggestionsFor(listings, { minPrice: '1m', maxPrice: '2m' })).toMatchObject([
    { label: 'The nearest: AED 300,000 to 2,000,000' },
  ])
})

test('a typed price moves from the term to the price fields', () => {
  const listings = [priced('800,000', { title: 'Lighthouse' })]
  const [nearest] = suggestionsFor(listings, { searchTerm: 'lighthouse under 500k' })
  expect(nearest).toEqual({
    label: 'The nearest: up to AED 800,000',
    search: { ...NO_SEARCH, searchTerm: 'lighthouse', maxPrice: '800000' },
    count: null,
  })
})

test('the search without each of its parts is suggested, with its count', () => {
  const listings = [{ bedroom: 3 }, { bedroom: 3 }, { bathroom: 2 }]
  expect(suggestionsFor(listings, { bedrooms: '3', bathrooms: '2' })).toEqual([
    {
      label: 'Without “3 bedrooms or more”',
      search: { ...NO_SEARCH, bathrooms: '2' },
      count: 1,
    },
    {
      label: 'Without “2 bathrooms or more”',
      search: { ...NO_SEARCH, bedrooms: '3' },
      count: 2,
    },
  ])
})

test('where those find nothing either, each part alone is suggested, in the chosen order', () => {
  const listings = [{ bedroom: 3 }, { bathroom: 2 }]
  expect(
    suggestionsFor(listings, { bedrooms: '3', bathrooms: '2', type: 'rent', sort: 'area' }),
  ).toEqual([
    {
      label: 'Only “3 bedrooms or more”',
      search: { ...NO_SEARCH, bedrooms: '3', sort: 'area' },
      count: 1,
    },
    {
      label: 'Only “2 bathrooms or more”',
      search: { ...NO_SEARCH, bathrooms: '2', sort: 'area' },
      count: 1,
    },
  ])
})

test('a single condition is not suggested to be dropped', () => {
  expect(suggestionsFor([{ bedroom: 3 }], { bathrooms: '2' })).toEqual([])
  expect(suggestionsFor([{ bedroom: 3 }], { searchTerm: 'igloo' })).toEqual([])
})

test('at most four searches are suggested', () => {
  const all = { type: 'rent' as const, bedroom: 3, bathroom: 2, maxarea: 90, category: 'Villa' }
  const search = {
    type: 'rent',
    bedrooms: '3',
    bathrooms: '2',
    minArea: '90',
    selectedCategory: 'Villa',
  }
  const listings = [
    { ...all, type: 'sale' as const },
    { ...all, bedroom: 1 },
    { ...all, bathroom: 1 },
    { ...all, maxarea: 9 },
    { ...all, category: '' },
  ]
  expect(suggestionsFor(listings, search).map(({ label }) => label)).toEqual([
    'Without “Villa”',
    'Without “Rent”',
    'Without “3 bedrooms or more”',
    'Without “2 bathrooms or more”',
  ])
})

test('only the first six parts are tried', () => {
  const listing = priced('2m', { type: 'sale', bedroom: 3, bathroom: 2, maxarea: 90 })
  const search = {
    selectedCategory: 'Villa',
    selectedLocation: 'DIFC',
    type: 'rent',
    visa: 'golden',
    maxPrice: '1',
    bedrooms: '9',
  }
  expect(suggestionsFor([listing], { ...search, minArea: '90' })).toEqual([
    { label: 'Only “Golden visa”', search: { ...NO_SEARCH, visa: 'golden' }, count: 1 },
  ])
})
