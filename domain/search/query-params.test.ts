import { expect, test } from 'vitest'

import {
  NO_SEARCH,
  isNoSearch,
  matcher,
  readSearchParams,
  writeSearchParams,
} from './query-params.ts'

const villa = {
  title: 'Garden villa beneath an old ghaf',
  location: 'Al Barari',
  category: 'Villa',
}
const office = { title: 'Full floor on the canal', location: 'Business Bay', category: 'Office' }
const homes = [villa, office]

function found(search: Partial<typeof NO_SEARCH>) {
  return homes.filter(matcher({ ...NO_SEARCH, ...search }))
}

test('an empty search finds everything', () => {
  expect(found({})).toEqual(homes)
  expect(found({ searchTerm: '   ' })).toEqual(homes)
})

test.each([
  ['title', 'OLD GHAF', villa],
  ['location', 'iness b', office],
  ['category', 'offi', office],
])('a term is found in the %s, whatever its case', (_, searchTerm, home) => {
  expect(found({ searchTerm })).toEqual([home])
})

test('a term is found as it is typed, though a space follows it', () => {
  expect(found({ searchTerm: 'canal ' })).toEqual([office])
})

test('what is chosen from a list must match exactly', () => {
  expect(found({ selectedCategory: 'Villa' })).toEqual([villa])
  expect(found({ selectedCategory: 'Vill' })).toEqual([])
  expect(found({ selectedLocation: 'business bay' })).toEqual([])
})

test('all three must hold together', () => {
  expect(found({ searchTerm: 'canal', selectedCategory: 'Office' })).toEqual([office])
  expect(found({ searchTerm: 'canal', selectedCategory: 'Villa' })).toEqual([])
})

test('characters with a meaning elsewhere have none here', () => {
  expect(found({ searchTerm: '.*' })).toEqual([])
})

test('a search survives its way through the address', () => {
  const search = { ...NO_SEARCH, searchTerm: 'a & b', selectedCategory: 'Villa', maxPrice: '2m' }
  expect(readSearchParams(writeSearchParams(search))).toEqual(search)
  expect(String(writeSearchParams(search))).toBe(
    'searchTerm=a+%26+b&selectedCategory=Villa&maxPrice=2m',
  )
  expect(readSearchParams(new URLSearchParams('page=2'))).toEqual(NO_SEARCH)
  expect(String(writeSearchParams(NO_SEARCH))).toBe('')
})

test('blanks alone look for nothing', () => {
  expect(isNoSearch({ ...NO_SEARCH, searchTerm: ' ' })).toBe(true)
  expect(isNoSearch({ ...NO_SEARCH, selectedCategory: 'Villa' })).toBe(false)
})

test('nothing is looked for where nothing is said, and an order is no search', () => {
  for (const value of Object.values(NO_SEARCH)) expect(value).toBe('')
  expect(isNoSearch(NO_SEARCH)).toBe(true)
  expect(isNoSearch({ ...NO_SEARCH, sort: 'price-up' })).toBe(true)
  for (const name of Object.keys(NO_SEARCH).filter((name) => name !== 'sort'))
    expect(isNoSearch({ ...NO_SEARCH, [name]: 'x' }), name).toBe(false)
})
