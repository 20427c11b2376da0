import { expect, test } from 'vitest'

import { formatDay } from './format-day.ts'
import { formatArea, formatNumber, formatPrice } from './format.ts'

test.each([
  [{ currency: 'AED', price: '4850000' }, 'AED 4,850,000'],
  [{ currency: 'AED', price: '4,850,000' }, 'AED 4,850,000'],
  [{ currency: 'INR', price: '2,60,00,000' }, 'INR 2,60,00,000'],
  [{ currency: 'AED', price: 'Price on request' }, 'Price on request'],
  [{ currency: 'GBP', price: 'From 1.2M' }, 'GBP From 1.2M'],
  [{ currency: '', price: '100' }, '100'],
  [{ currency: '', price: '' }, 'Price on request'],
])('the price of %j is formatted as %s', (property, text) => {
  expect(formatPrice(property)).toBe(text)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567.5, '1,234,567.5'],
  [0.126, '0.13'],
  [-1040, '-1,040'],
])('%d is formatted as %s, like Intl does', (value, text) => {
  expect(formatNumber(value)).toBe(text)
  expect(formatNumber(value)).toBe(value.toLocaleString('en-GB', { maximumFractionDigits: 2 }))
})

test('an area has thousands separators and its unit', () => {
  expect(formatArea(1040)).toBe('1,040 m²')
})

test('a date is the day in Dubai', () => {
  expect(formatDay('2024-03-14T22:30:00.000Z')).toBe('15 Mar 2024')
})

test('every month is abbreviated to three characters', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDay(new Date(Date.UTC(2024, month, 9)).toISOString()),
  )
  expect(months.join()).toBe(
    '9 Jan 2024,9 Feb 2024,9 Mar 2024,9 Apr 2024,9 May 2024,9 Jun 2024,9 Jul 2024,9 Aug 2024,9 Sep 2024,9 Oct 2024,9 Nov 2024,9 Dec 2024',
  )
})
