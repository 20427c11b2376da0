import { expect, test } from 'vitest'

import { arabicCount } from './arabic-count.ts'

const HOMES = {
  zero: 'لا عقارات',
  one: 'عقار واحد',
  two: 'عقاران',
  few: 'عقارات',
  many: 'عقارًا',
  other: 'عقار',
}

test.each([
  [0, 'لا عقارات'],
  [1, 'عقار واحد'],
  [2, 'عقاران'],
  [3, '3 عقارات'],
  [10, '10 عقارات'],
  [11, '11 عقارًا'],
  [99, '99 عقارًا'],
  [100, '100 عقار'],
  [103, '103 عقارات'],
  [2.5, '2.5 عقار'],
])('%d homes', (count, text) => {
  expect(arabicCount(count, HOMES)).toBe(text)
})

test('without a form for nothing, the number is said', () => {
  const { zero: _, ...forms } = HOMES
  expect(arabicCount(0, forms)).toBe('0 عقار')
})
