import { expect, test } from 'vitest'

import { placeToSearch } from './where-to-search.ts'

test.each([
  [0, 'page'],
  [100, 'page'],
  [101, 'browser'],
  [60_000, 'browser'],
  [60_001, 'server'],
])('%i listings are searched in the right place: the %s', (count, place) => {
  expect(placeToSearch(count)).toBe(place)
})
