import { expect, test } from 'vitest'

import { amountOf } from './amount.ts'

test.each([
  ['4850000', 4_850_000],
  [' 4,850,000 ', 4_850_000],
  ['4850000.50', 4_850_000.5],
  ['4,850,000.50', 4_850_000.5],
  ['4.850.000,50', 4_850_000.5],
  ['4.850.000', 4_850_000],
  ['4 850 000', 4_850_000],
  ['4’850’000', 4_850_000],
  ['2,60,00,000', 26_000_000],
  ['950,5', 950.5],
  ['4.850', 4.85],
  ['AED 4.85 million', 4_850_000],
  ['1.2M', 1_200_000],
  ['900k', 900_000],
  ['From AED 1,200,000', 1_200_000],
  ['120,000 AED per year', 120_000],
  ['9,500 / month', 9_500],
])('the price %j is %d', (price, amount) => {
  expect(amountOf(price)).toBe(amount)
})

test.each([
  '',
  'Price on request',
  'AED',
  '0',
  '1,200,000 to 1,400,000',
  '12 villas',
  '.',
  '1e999',
])('the price %j is no figure', (price) => {
  expect(amountOf(price)).toBeNull()
})
