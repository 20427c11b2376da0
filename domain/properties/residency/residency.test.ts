import { expect, test } from 'vitest'

import { residency } from '#agency/residency.ts'

import { qualifiesFor, type ResidencyCandidate } from './residency.ts'

test.each<[ResidencyCandidate, string[]]>([
  [{ aed: 749_999.99, propertyType: 'sale', isLand: false }, []],
  [{ aed: 750_000, propertyType: 'sale', isLand: false }, ['investor']],
  [{ aed: 1_000_000, propertyType: 'sale', isLand: false }, ['investor', 'retirement']],
  [{ aed: 2_000_000, propertyType: 'sale', isLand: false }, ['investor', 'retirement', 'golden']],
  [{ aed: 2_000_000, propertyType: 'off-plan', isLand: false }, ['golden']],
  [{ aed: 9_000_000, propertyType: 'rent', isLand: false }, []],
  [{ aed: 2_000_000, propertyType: 'sale', isLand: true }, ['golden']],
  [{ aed: null, propertyType: 'sale', isLand: false }, []],
])('%j qualifies for %j', (judged, ids) => {
  expect(qualifiesFor(residency.rules, judged).map(({ id }) => id)).toEqual(ids)
})

test('every rule has a threshold, conditions and a distinct name', () => {
  const { rules, asOf, source } = residency
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  expect(Date.parse(asOf)).not.toBeNaN()
  expect(source).not.toBe('')
})
