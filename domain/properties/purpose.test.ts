import { expect, test } from 'vitest'

import { isOffPlan, purposeOf } from './purpose.ts'

test.each([
  ['For sale', 'sale'],
  ['For sale, on lease until May', 'sale'],
  ['Off-plan', 'sale'],
  ['', 'sale'],
  ['Parent suite', 'sale'],
  ['For rent', 'rent'],
  ['Short lease', 'rent'],
  ['TO LET', 'rent'],
])('"%s" is a %s', (type, purpose) => {
  expect(purposeOf({ type })).toBe(purpose)
})

test.each(['Off-plan', 'off plan, 2028', 'OFFPLAN'])('"%s" is off plan', (type) => {
  expect(isOffPlan({ type })).toBe(true)
})

test('a home that stands is not off plan', () => {
  expect(isOffPlan({ type: 'For sale' })).toBe(false)
})
