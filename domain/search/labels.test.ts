import { expect, test } from 'vitest'

import { residency } from '#agency/residency.ts'

import type { Condition } from './query.ts'
import { SQUARE_FEET } from './read-numbers.ts'
import { labelOf } from './labels.ts'

test.each<[Condition, string]>([
  [{ of: 'category', is: 'Villa' }, 'Villa'],
  [{ of: 'location', is: 'DIFC' }, 'DIFC'],
  [{ of: 'words', any: ['canal', 'creek'] }, 'canal'],
  [{ of: 'words', any: [] }, ''],
  [{ of: 'price', range: { from: 1_000_000 } }, 'from AED 1,000,000'],
  [{ of: 'price', range: { to: 1_500_000.4 } }, 'up to AED 1,500,000'],
  [{ of: 'price', range: { from: 1000, to: 2000 } }, 'AED 1,000 to 2,000'],
  [{ of: 'price', range: {} }, 'from AED 0'],
  [{ of: 'bedrooms', range: { from: 0, to: 0 } }, 'Studio'],
  [{ of: 'bedrooms', range: { from: 1, to: 1 } }, '1 bedroom'],
  [{ of: 'bedrooms', range: { from: 2, to: 2 } }, '2 bedrooms'],
  [{ of: 'bedrooms', range: { from: 2, to: 3 } }, '2 to 3 bedrooms'],
  [{ of: 'bedrooms', range: { from: 1, to: 3 } }, '1 to 3 bedrooms'],
  [{ of: 'bedrooms', range: { from: 1 } }, '1 bedroom or more'],
  [{ of: 'bedrooms', range: { from: 2 } }, '2 bedrooms or more'],
  [{ of: 'bedrooms', range: { to: 1 } }, 'up to 1 bedroom'],
  [{ of: 'bedrooms', range: { to: 3 } }, 'up to 3 bedrooms'],
  [{ of: 'bathrooms', range: { from: 2 } }, '2 bathrooms or more'],
  [{ of: 'bathrooms', range: { from: 0, to: 0 } }, '0 bathrooms'],
  [{ of: 'area', range: { from: 1200 } }, 'from 1,200 m²'],
  [{ of: 'area', range: { to: 1500 / SQUARE_FEET } }, 'up to 139 m² (1,500 sq ft)'],
  [{ of: 'kind', is: 'sale' }, 'For sale'],
  [{ of: 'kind', is: 'off-plan' }, 'Off-plan'],
  [{ of: 'kind', is: 'rent' }, 'To rent'],
  [{ of: 'residency', rule: residency.rules[2] }, 'Golden visa'],
])('%j is said as "%s"', (condition, label) => {
  expect(labelOf(condition)).toBe(label)
})
