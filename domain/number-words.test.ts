import { expect, test } from 'vitest'

import { inWords } from './number-words.ts'

test.each([
  [0, 'no'],
  [1, 'one'],
  [10, 'ten'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [25, 'twenty-five'],
  [99, 'ninety-nine'],
  [100, '100'],
])('%i in words is %s', (count, words) => {
  expect(inWords(count)).toBe(words)
})
