import { expect, test } from 'vitest'

import { isInSea } from './dubai-land.ts'

test.each([
  ['Downtown', 55.2744, 25.1972],
  ['the trunk of Palm Jumeirah', 55.1386, 25.1124],
  ['a tower between the Marina and the road', 55.1474, 25.0866],
  ['Emaar Beachfront', 55.139, 25.0955],
  ['Business Bay, by the canal', 55.2724, 25.1857],
  ['a lake of Emirates Hills', 55.17, 25.066],
  ['Creek Harbour', 55.3456, 25.2048],
  ['Hatta, which the coast does not cover', 56.1163, 24.8],
])('%s is on land', (_, longitude, latitude) => {
  expect(isInSea({ longitude, latitude })).toBe(false)
})

test.each([
  ['ten kilometres off the Marina', 55.02, 25.15],
  ['off Jumeirah', 55.15, 25.22],
  ['a kilometre off Bluewaters', 55.112, 25.093],
])('%s is sea', (_, longitude, latitude) => {
  expect(isInSea({ longitude, latitude })).toBe(true)
})
