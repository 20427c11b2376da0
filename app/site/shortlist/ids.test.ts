import { expect, test } from 'vitest'

import { compareAddress, MOST_SAVED, readIds, shortlistAddress } from './ids.ts'

test('ids are read each once, in their order, and nothing else is', () => {
  expect(readIds('30,12,30,5', 10)).toEqual([30, 12, 5])
  expect(readIds('x,-1,0,1.5,1e3,99999999999,<b>,7', 10)).toEqual([7])
  for (const nothing of [null, '', ',', 'abc']) expect(readIds(nothing, 10)).toEqual([])
})

test('a list that somebody made endless is bounded', () => {
  const endless = Array.from({ length: 5000 }, (_, at) => at + 1).join(',')
  expect(readIds(endless, MOST_SAVED)).toHaveLength(MOST_SAVED)
})

test('addresses hold the ids; four are compared', () => {
  expect(shortlistAddress([])).toBe('/shortlist')
  expect(shortlistAddress([3, 1])).toBe('/shortlist?ids=3,1')
  expect(compareAddress([1, 2, 3, 4, 5])).toBe('/compare?ids=1,2,3,4')
})
