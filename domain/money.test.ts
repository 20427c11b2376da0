import { expect, test } from 'vitest'

import { exchangeRates } from '#agency/exchange-rates.ts'

import { aedRate } from './exchange-rates.ts'
import { parseAmount, parsePrice, periodInPrice, priceInAed } from './money.ts'

const { aed: rates } = exchangeRates

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
  ['9,500 A MONTH', 9_500],
  ['95,000 per annum', 95_000],
  ['95,000/yr', 95_000],
  ['Starting at 700 Thousand', 700_000],
  ['starting from 2.5 mn', 2_500_000],
  ['3 MILLION', 3_000_000],
  ['Dhs. 1,200,000', 1_200_000],
  ['dh 1,200,000', 1_200_000],
  ['1,200,000 dhs', 1_200_000],
  ['AED: 1,200,000', 1_200_000],
  ['usd 500,000', 500_000],
  ['500,000 EUR', 500_000],
  ['GBP 500,000 GBP', 500_000],
  ['INR 2,60,00,000', 26_000_000],
  ['$500,000', 500_000],
  ['€ 500,000', 500_000],
  ['£500,000', 500_000],
  ['₹500,000', 500_000],
  ["4'850'000", 4_850_000],
  ['950,50', 950.5],
  ['950,505', 950_505],
  ['950,5050', 9_505_050],
  ['1.234,567', 1_234_567],
  ['1,234.5678', 1_234.5678],
  ['1,234.567', 1_234_567],
  ['950.', 950],
  ['950,', 950],
  ['0.5', 0.5],
  ['999,999,999,999,999', 999_999_999_999_999],
])('the price %j is %d', (price, amount) => {
  expect(parsePrice(price)).toBe(amount)
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
  '0.00',
  '1,000,000,000,000,000',
  'about 1,200,000',
  '1,200,000 or so',
  '1,200,000 monthly',
  ',5',
  '2 billion',
])('the price %j states no amount', (price) => {
  expect(parsePrice(price)).toBeNull()
})

test('a very long price states no amount, and is not searched for one', () => {
  const startedAt = performance.now()
  const hostile = `1${' '.repeat(100_000)}x`
  expect(parsePrice(hostile)).toBeNull()
  expect(parseAmount(rates, hostile)).toBeUndefined()
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

test.each([
  [' 2M ', 2_000_000],
  ['0', 0],
  ['AED 1,500,000', 1_500_000],
  ['$ 100', 367.25],
  ['1bn', 1_000_000_000],
  ['2m AED', 2_000_000],
  ['100 usd', 367.25],
  ['2 million dirhams', 2_000_000],
  ['€2.500.000', 10_500_000],
  ['1 500 000', 1_500_000],
  ['500 000', 500_000],
  ['500.000', 500_000],
  ['5 000 aed', 5000],
  ['€500.000', 2_100_000],
  ['120.50', 120.5],
  ['1.500m', 1_500_000],
  ['2,5m', 2_500_000],
  ['2.5.0m', undefined],
  ['2,50', 250],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', undefined],
  ['2m²', undefined],
  ['x2m', undefined],
  ['2mx', undefined],
  ['', undefined],
])('the price field reads %j as %d', (text, amount) => {
  expect(parseAmount(rates, text)).toBe(amount)
})

test('an unknown currency has no rate, whatever its name', () => {
  expect([aedRate(rates, 'AED'), aedRate(rates, 'USD')]).toEqual([1, 3.6725])
  for (const none of ['', 'XRP', 'usd', 'toString'])
    expect(aedRate(rates, none), none).toBeUndefined()
})

test('a price in dirhams needs an amount and a known currency', () => {
  expect(priceInAed(rates, { price: '100', currency: 'USD' })).toBe(367.25)
  expect(priceInAed(rates, { price: 'On request', currency: 'USD' })).toBeUndefined()
  expect(priceInAed(rates, { price: '100', currency: 'XRP' })).toBeUndefined()
})

test.each([
  ['9,500 / month', 'month'],
  ['AED 9,500 per Month', 'month'],
  ['120,000 a year', 'year'],
  ['120,000 per annum', 'year'],
  ['120,000', undefined],
])('of the price %j the period is %s', (price, period) => {
  expect(periodInPrice(price)).toBe(period)
})
