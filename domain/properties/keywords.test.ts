import { expect, test } from 'vitest'

import { emptyProperty } from '#test/samples.ts'

import { keywordsOf } from './keywords.ts'

test('the keywords are the names of the building and what it has, one a line', () => {
  const { features, ...rest } = { ...emptyProperty, features: 'Pool, Private gym,' }
  const listing = { ...rest, features, tower_name: 'Marina Gate 1', furnished: 'yes' as const }
  expect(keywordsOf(listing)).toBe('marina gate 1\nfurnished\npool\nprivate gym')
  expect(keywordsOf({ ...listing, service_charge: 'AED 18 a sq ft' })).toBe(
    'marina gate 1\nfurnished\npool\nprivate gym\nservice charge aed 18 a sq ft',
  )
  expect(keywordsOf({ ...emptyProperty, furnished: 'no' })).toBe('unfurn')
  expect(keywordsOf({ ...emptyProperty, features: 'x'.repeat(5000) })).toHaveLength(300)
})

test.each([
  ['South-west', 'south west south-west southwest facing'],
  ['SW', 'south west south-west southwest facing'],
  ['North facing', 'north facing'],
  ['Sea', 'sea facing'],
  ['north and east', 'north and east facing'],
  [' ', ''],
])('a home whose orientation is %j is found by %j', (orientation, keywords) => {
  expect(keywordsOf({ ...emptyProperty, orientation })).toBe(keywords)
})
