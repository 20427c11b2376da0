import { expect, test } from 'vitest'

import { readShown } from './paging.ts'

test.each([
  ['', 6],
  ['show=12', 12],
  ['show=18', 18],
  ['show=7', 12],
  ['show=1', 6],
  ['show=-12', 6],
  ['show=many', 6],
  ['show=12.5', 18],
  ['show=3001', 3000],
  ['show=1e300', 3000],
  ['show=Infinity', 3000],
])('%j shows %i items in steps of six', (search, count) => {
  expect(readShown(new URLSearchParams(search), 6)).toBe(count)
})
