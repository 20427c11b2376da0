import { expect, test } from 'vitest'

import { perSquareMetre } from './comparison.tsx'

test('the price per square metre needs a numeric price and an area', () => {
  const property = { currency: 'AED', price: '4850000', maxarea: 212 }
  expect(perSquareMetre(property)).toBe('AED 22,877')
  expect(perSquareMetre({ ...property, price: '4,850,000' })).toBe('AED 22,877')
  for (const price of ['', 'Price on request', '120 a month'])
    expect(perSquareMetre({ ...property, price })).toBe('')
  expect(perSquareMetre({ ...property, maxarea: null })).toBe('')
  expect(perSquareMetre({ ...property, maxarea: 0 })).toBe('')
})
