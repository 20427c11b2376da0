import { expect, test } from 'vitest'

import { area, day, priceOf } from './format.ts'

test.each([
  [{ currency: 'AED', price: '4850000' }, 'AED 4,850,000'],
  [{ currency: 'AED', price: '4,850,000' }, 'AED 4,850,000'],
  [{ currency: 'INR', price: '2,60,00,000' }, 'INR 2,60,00,000'],
  [{ currency: 'AED', price: 'Price on request' }, 'Price on request'],
  [{ currency: '', price: '100' }, '100'],
  [{ currency: '', price: '' }, 'Price on request'],
])('the price of %j reads %s', (property, shown) => {
  expect(priceOf(property)).toBe(shown)
})

test('an area has thousands separators and its unit', () => {
  expect(area(1040)).toBe('1,040 m²')
})

test('a date is the day in Dubai', () => {
  expect(day('2024-03-14T22:30:00.000Z')).toBe('15 Mar 2024')
})
