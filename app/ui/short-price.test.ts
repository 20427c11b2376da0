import { expect, test } from 'vitest'

import { shortPrice } from './short-price.ts'

test.each([
  [2_925_000, '', 'AED 2.93m', '2.93 مليون درهم'],
  [12_000_000, '', 'AED 12m', '12 مليون درهم'],
  [999_999, '', 'AED 1m', '1 مليون درهم'],
  [184_900, 'year', 'AED 185,000 a year', '185,000 درهم سنويًا'],
] as const)('%i is written as %s %s', (aed, rent_period, english, arabic) => {
  expect(shortPrice({ aed, rent_period }, 'en')).toBe(english)
  expect(shortPrice({ aed, rent_period }, 'ar')).toBe(arabic)
})
