import { expect, test } from 'vitest'

import { readPostCount } from './shown-count.ts'

test.each([
  ['', 6],
  ['show=12', 12],
  ['show=18', 18],
  ['show=7', 12],
  ['show=1', 6],
  ['show=-12', 6],
  ['show=many', 6],
  ['show=12.5', 6],
])('%j shows %i posts', (search, count) => {
  expect(readPostCount(new URLSearchParams(search))).toBe(count)
})
