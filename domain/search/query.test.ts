import { expect, test } from 'vitest'

import { isWithin, rangeAt, rateOf, type Range } from './query.ts'

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
])('that %j is within %j is %j', (value, range, is) => {
  expect(isWithin(value, range)).toBe(is)
})

test('a currency that nobody has a rate for has none, whatever it is called', () => {
  expect([rateOf('AED'), rateOf('USD')]).toEqual([1, 3.6725])
  for (const none of ['', 'XRP', 'usd', 'toString']) expect(rateOf(none), none).toBeUndefined()
})

test('a range in another currency has the bounds that it had', () => {
  expect(rangeAt(2, { from: 10, to: 20 })).toEqual({ from: 5, to: 10 })
  expect(rangeAt(2, { from: 10 })).toStrictEqual({ from: 5 })
  expect(rangeAt(2, { to: 20 })).toStrictEqual({ to: 10 })
})
