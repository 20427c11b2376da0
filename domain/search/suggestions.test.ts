import { expect, test } from 'vitest'

import { bareEntry } from '#test/samples.ts'

import { searchIn } from './in-browser/search.ts'
import { searchIndexOf, type PropertySummary } from './in-browser/search-index.ts'
import { NO_SEARCH, type SearchParams } from './query-params.ts'

/** What is offered to somebody who finds nothing among these. */
function offered(homes: Partial<PropertySummary>[], search: Partial<SearchParams>) {
  const find = searchIn(
    searchIndexOf(homes.map((home, at) => ({ ...bareEntry, id: at + 1, ...home }))),
  )
  const { positions, offers } = find({ ...NO_SEARCH, ...search })
  expect(positions).toHaveLength(0)
  return offers
}

const priced = (price: string, more: Partial<PropertySummary> = {}) => ({
  currency: 'AED',
  price,
  ...more,
})

test('the nearest price above the most that is asked for is offered, and searched for as it is said', () => {
  const homes = [priced('900,000'), priced('800,000.50'), priced('On request')]
  expect(offered(homes, { maxPrice: '500k', sort: 'area' })).toEqual([
    {
      label: 'The nearest: up to AED 800,001',
      search: { ...NO_SEARCH, maxPrice: '800001', sort: 'area' },
      count: null,
    },
  ])
})

test('the nearest price below the least that is asked for is offered', () => {
  const homes = [priced('300,000'), priced('400,000.50')]
  expect(offered(homes, { minPrice: '1m' })).toEqual([
    {
      label: 'The nearest: from AED 400,000',
      search: { ...NO_SEARCH, minPrice: '400000' },
      count: null,
    },
  ])
})

test('between two prices, the nearest on either side are offered, and the other bound stays', () => {
  const homes = [priced('300,000'), priced('2,500,000')]
  expect(offered(homes, { minPrice: '1m', maxPrice: '2m' })).toEqual([
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

test('a price that was typed is offered in the fields, and leaves the term', () => {
  const homes = [priced('800,000', { title: 'Lighthouse' })]
  const [nearest] = offered(homes, { searchTerm: 'lighthouse under 500k' })
  expect(nearest).toEqual({
    label: 'The nearest: up to AED 800,000',
    search: { ...NO_SEARCH, searchTerm: 'lighthouse', maxPrice: '800000' },
    count: null,
  })
})

test('all but one of what was asked for is offered, with how much there is', () => {
  const homes = [{ bedroom: 3 }, { bedroom: 3 }, { bathroom: 2 }]
  expect(offered(homes, { bedrooms: '3', bathrooms: '2' })).toEqual([
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

test('where all but one find nothing either, each alone is offered, in the chosen order', () => {
  const homes = [{ bedroom: 3 }, { bathroom: 2 }]
  expect(offered(homes, { bedrooms: '3', bathrooms: '2', type: 'rent', sort: 'area' })).toEqual([
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

test('what was asked for alone is not offered without itself', () => {
  expect(offered([{ bedroom: 3 }], { bathrooms: '2' })).toEqual([])
  expect(offered([{ bedroom: 3 }], { searchTerm: 'igloo' })).toEqual([])
})

test('no more than four are offered', () => {
  const all = { type: 'For rent', bedroom: 3, bathroom: 2, maxarea: 90, category: 'Villa' }
  const search = {
    type: 'rent',
    bedrooms: '3',
    bathrooms: '2',
    minArea: '90',
    selectedCategory: 'Villa',
  }
  const homes = [
    { ...all, type: '' },
    { ...all, bedroom: 1 },
    { ...all, bathroom: 1 },
    { ...all, maxarea: 9 },
    { ...all, category: '' },
  ]
  expect(offered(homes, search).map(({ label }) => label)).toEqual([
    'Without “Villa”',
    'Without “To rent”',
    'Without “3 bedrooms or more”',
    'Without “2 bathrooms or more”',
  ])
})

test('of many parts only the first six are tried', () => {
  const home = priced('2m', { type: '', bedroom: 3, bathroom: 2, maxarea: 90 })
  const asked = {
    selectedCategory: 'Villa',
    selectedLocation: 'DIFC',
    type: 'rent',
    visa: 'golden',
    maxPrice: '1',
    bedrooms: '9',
  }
  expect(offered([home], { ...asked, minArea: '90' })).toEqual([
    { label: 'Only “Golden visa”', search: { ...NO_SEARCH, visa: 'golden' }, count: 1 },
  ])
})
