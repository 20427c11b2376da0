import { expect, test } from 'vitest'

import { residency } from '#agency/residency.ts'

import type { Condition } from './query.ts'
import { SQUARE_FEET_PER_SQUARE_METRE } from '#domain/units.ts'
import { labelOf } from './labels.ts'

const GOLDEN = residency.rules.find(({ id }) => id === 'golden')!

test.each<[Condition, string]>([
  [{ field: 'category', value: 'Villa' }, 'Villa'],
  [{ field: 'location', value: 'DIFC' }, 'DIFC'],
  [{ field: 'text', anyOf: ['canal', 'creek'] }, 'canal'],
  [{ field: 'text', anyOf: [] }, ''],
  [{ field: 'price', range: { from: 1_000_000 } }, 'from AED 1,000,000'],
  [{ field: 'price', range: { to: 1_500_000.4 } }, 'up to AED 1,500,000'],
  [{ field: 'price', range: { from: 1000, to: 2000 } }, 'AED 1,000 to 2,000'],
  [{ field: 'price', range: {} }, 'from AED 0'],
  [{ field: 'bedroom', range: { from: 0, to: 0 } }, 'Studio'],
  [{ field: 'bedroom', range: { from: 1, to: 1 } }, '1 bedroom'],
  [{ field: 'bedroom', range: { from: 2, to: 2 } }, '2 bedrooms'],
  [{ field: 'bedroom', range: { from: 2, to: 3 } }, '2 to 3 bedrooms'],
  [{ field: 'bedroom', range: { from: 1, to: 3 } }, '1 to 3 bedrooms'],
  [{ field: 'bedroom', range: { from: 1 } }, '1 bedroom or more'],
  [{ field: 'bedroom', range: { from: 2 } }, '2 bedrooms or more'],
  [{ field: 'bedroom', range: { to: 1 } }, 'up to 1 bedroom'],
  [{ field: 'bedroom', range: { to: 3 } }, 'up to 3 bedrooms'],
  [{ field: 'bathroom', range: { from: 2 } }, '2 bathrooms or more'],
  [{ field: 'parking_spaces', range: { from: 1 } }, '1 parking space or more'],
  [{ field: 'parking_spaces', range: { from: 2, to: 2 } }, '2 parking spaces'],
  [{ field: 'bathroom', range: { from: 0, to: 0 } }, '0 bathrooms'],
  [{ field: 'area', range: { from: 1200 } }, 'from 1,200 m²'],
  [
    { field: 'area', range: { to: 1500 / SQUARE_FEET_PER_SQUARE_METRE } },
    'up to 139 m² (1,500 sq ft)',
  ],
  [{ field: 'type', value: 'sale' }, 'Buy'],
  [{ field: 'type', value: 'off-plan' }, 'Off-plan'],
  [{ field: 'type', value: 'rent' }, 'Rent'],
  [{ field: 'residency', rule: GOLDEN }, 'Golden visa'],
])('%j is labelled "%s"', (condition, label) => {
  expect(labelOf(condition)).toBe(label)
})
