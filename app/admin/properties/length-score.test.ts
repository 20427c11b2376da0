import { expect, test } from 'vitest'

import { lengthScore } from './length-score.ts'

test.each([
  [0, 0, 'Empty'],
  [1, 1, 'Too short'],
  [8, 2, 'Short'],
  [16, 3, 'Fair'],
  [29, 4, 'Good'],
  [30, 5, 'Very good'],
  [50, 5, 'Very good'],
  [51, 4, 'Slightly long'],
  [61, 3, 'Long'],
  [76, 2, 'Too long'],
])('a title of %d characters has %d of five steps: %s', (length, steps, word) => {
  expect(lengthScore(length, { from: 30, to: 50 })).toEqual({ steps, word })
})

test.each([
  [749, 'Good'],
  [750, 'Very good'],
  [2000, 'Very good'],
  [2001, 'Slightly long'],
])('a description of %d characters is %s', (length, word) => {
  expect(lengthScore(length, { from: 750, to: 2000 }).word).toBe(word)
})
