import { expect, test } from 'vitest'

import { internationalDigits } from './phone-number.ts'

test.each([
  ['+971 50 555 0163', '971505550163'],
  ['00971 (0)50 555 0163', '971505550163'],
  ['971505550163', '971505550163'],
  ['050 555 0163', '971505550163'],
  ['٠٥٠ ٥٥٥ ٠١٦٣', '971505550163'],
  ['04 555 0163', '97145550163'],
  ['+44 20 5555 0127', '442055550127'],
  ['0044 20 5555 0127', '442055550127'],
  ['+65 8123 456', '658123456'],
])('%s is %s with its country code', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits)
})
