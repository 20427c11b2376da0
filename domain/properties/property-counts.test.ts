import { expect, test } from 'vitest'

import { countFacts } from './property-counts.ts'

test('the known counts come with their labels, zero included', () => {
  expect(countFacts({ bedroom: 0, bathroom: null, parking_spaces: 2 })).toEqual([
    { label: 'Bedrooms', count: 0 },
    { label: 'Parking', count: 2 },
  ])
})
