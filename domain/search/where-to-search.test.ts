import { expect, test } from 'vitest'

import { whereToSearch } from './where-to-search.ts'

test.each([
  [0, 'page'],
  [100, 'page'],
  [101, 'browser'],
  [60_000, 'browser'],
  [60_001, 'server'],
])('%i listings are searched in the right place: the %s', (count, place) => {
  expect(whereToSearch(count)).toBe(place)
})
