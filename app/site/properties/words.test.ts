import { expect, test } from 'vitest'

import { WORDS } from './words.ts'

const { ar } = WORDS

test.each([
  [1, false, 'عرض عقار واحد'],
  [2, false, 'عرض عقارين'],
  [2, true, 'عرض أكثر من عقارين'],
  [3, false, 'عرض 3 عقارات'],
  [11, true, 'عرض أكثر من 11 عقارًا'],
])('in Arabic, %d homes follow the verb in the right case (more: %s)', (count, hasMore, text) => {
  expect(ar.showHomes(count, hasMore)).toBe(text)
})

test('in Arabic, two homes alone are in the nominative', () => {
  expect(ar.count(2, false)).toBe('عقاران')
})

test.each([
  [1, 'المتبقي: عقار واحد'],
  [2, 'المتبقي: عقاران'],
  [3, 'المتبقي: 3 عقارات'],
  [11, 'المتبقي: 11 عقارًا'],
  [100, 'المتبقي: 100 عقار'],
])('in Arabic, %d further homes agree with their number', (count, text) => {
  expect(ar.furtherCount(count)).toBe(text)
})
