import { expect, test } from 'vitest'

import { perSquareMetre } from './per-square-metre.ts'

test('a square metre has a price where price and area are figures', () => {
  const home = { currency: 'AED', price: '4850000', maxarea: 212 }
  expect(perSquareMetre(home)).toBe('AED 22,877')
  expect(perSquareMetre({ ...home, price: '4,850,000' })).toBe('AED 22,877')
  for (const price of ['', 'Price on request', '120 a month'])
    expect(perSquareMetre({ ...home, price })).toBe('')
  expect(perSquareMetre({ ...home, maxarea: null })).toBe('')
  expect(perSquareMetre({ ...home, maxarea: 0 })).toBe('')
})
