import { expect, test } from 'vitest'

import { isWithin, rangeInCurrency, type Range } from './query.ts'

test.each<[number | null | undefined, Range, boolean]>([
  [2, { from: 2, to: 2 }, true],
  [1, { from: 2 }, false],
  [3, { to: 2 }, false],
  [3, { from: 2 }, true],
  [1, { to: 2 }, true],
  [0, {}, true],
  [null, {}, false],
  [undefined, {}, false],
  [null, { from: -1 }, false],
  [null, { to: 1 }, false],
])('whether %j is within %j: %j', (value, range, expected) => {
  expect(isWithin(value, range)).toBe(expected)
})

test('a range in another currency has the same bounds', () => {
  expect(rangeInCurrency(2, { from: 10, to: 20 })).toEqual({ from: 5, to: 10 })
  expect(rangeInCurrency(2, { from: 10 })).toStrictEqual({ from: 5 })
  expect(rangeInCurrency(2, { to: 20 })).toStrictEqual({ to: 10 })
})
