import { expect, test } from 'vitest'

import { isInSea } from './dubai-land.ts'

test.each([
  ['Downtown', 55.2744, 25.1972],
  ['the trunk of Palm Jumeirah', 55.1386, 25.1124],
  ['Hatta, which the coast does not cover', 56.1163, 24.8],
])('%s is on land', (_, longitude, latitude) => {
  expect(isInSea({ longitude, latitude })).toBe(false)
})

test.each([
  ['ten kilometres off the Marina', 55.02, 25.15],
  ['off Jumeirah', 55.15, 25.22],
])('%s is sea', (_, longitude, latitude) => {
  expect(isInSea({ longitude, latitude })).toBe(true)
})
