import { expect, test } from 'vitest'

import {
  NO_SEARCH,
  isNoSearch,
  mayNameListing,
  plainFilter,
  readSearchParams,
  writeSearchParams,
} from './query-params.ts'

const villa = {
  title: 'Garden villa beneath an old ghaf',
  location: 'Al Barari',
  category: 'Villa',
}
const office = { title: 'Full floor on the canal', location: 'Business Bay', category: 'Office' }
const listings = [villa, office]

function found(search: Partial<typeof NO_SEARCH>) {
  return listings.filter(plainFilter({ ...NO_SEARCH, ...search }))
}

test('an empty search finds everything', () => {
  expect(found({})).toEqual(listings)
  expect(found({ searchTerm: '   ' })).toEqual(listings)
})

test.each([
  ['title', 'OLD GHAF', villa],
  ['location', 'iness b', office],
  ['category', 'offi', office],
])('a term is found in the %s, in any case', (_, searchTerm, listing) => {
  expect(found({ searchTerm })).toEqual([listing])
})

test('a space after the term is ignored', () => {
  expect(found({ searchTerm: 'canal ' })).toEqual([office])
})

test('a selected category or location must match exactly', () => {
  expect(found({ selectedCategory: 'Villa' })).toEqual([villa])
  expect(found({ selectedCategory: 'Vill' })).toEqual([])
  expect(found({ selectedLocation: 'business bay' })).toEqual([])
})

test('all conditions must match together', () => {
  expect(found({ searchTerm: 'canal', selectedCategory: 'Office' })).toEqual([office])
  expect(found({ searchTerm: 'canal', selectedCategory: 'Villa' })).toEqual([])
})

test('characters with a meaning in regular expressions have none here', () => {
  expect(found({ searchTerm: '.*' })).toEqual([])
})

test('a search is written to the URL and read back', () => {
  const search = { ...NO_SEARCH, searchTerm: 'a & b', selectedCategory: 'Villa', maxPrice: '2m' }
  expect(readSearchParams(writeSearchParams(search))).toEqual(search)
  expect(String(writeSearchParams(search))).toBe(
    'searchTerm=a+%26+b&selectedCategory=Villa&maxPrice=2m',
  )
  expect(readSearchParams(new URLSearchParams('page=2'))).toEqual(NO_SEARCH)
  expect(String(writeSearchParams(NO_SEARCH))).toBe('')
})

test('blanks alone are no search', () => {
  expect(isNoSearch({ ...NO_SEARCH, searchTerm: ' ' })).toBe(true)
  expect(isNoSearch({ ...NO_SEARCH, selectedCategory: 'Villa' })).toBe(false)
})

test('empty parameters are no search, and neither is an order', () => {
  for (const value of Object.values(NO_SEARCH)) expect(value).toBe('')
  expect(isNoSearch(NO_SEARCH)).toBe(true)
  expect(isNoSearch({ ...NO_SEARCH, sort: 'price-up' })).toBe(true)
  for (const name of Object.keys(NO_SEARCH).filter((name) => name !== 'sort'))
    expect(isNoSearch({ ...NO_SEARCH, [name]: 'x' }), name).toBe(false)
})

test('long numbers may be permit numbers, and words joined to a number references', () => {
  for (const term of ['7140265300', 'villa-12', 'gh-12', 'a/7.b', 'ab123', 'v12x3'])
    expect(mayNameListing(term), term).toBe(true)
  for (const term of [
    '',
    '15',
    '10000000',
    'off-plan',
    '2m',
    '2br',
    'm2',
    'villa 15',
    '7140265300 villa',
    'villa-12 pool',
  ])
    expect(mayNameListing(term), term).toBe(false)
})

test('a NUL, which no database can search for, is left out', () => {
  expect(readSearchParams(new URLSearchParams('searchTerm=vil%00la')).searchTerm).toBe('villa')
})
