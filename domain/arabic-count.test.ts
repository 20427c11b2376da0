import { expect, test } from 'vitest'

import { arabicCount } from './arabic-count.ts'

const ROOMS = { one: 'غرفة', two: 'غرفتان', few: '# غرف', many: '# غرفة', other: '# غرفة' }

test.each([
  [0, '0 غرفة'],
  [1, 'غرفة'],
  [2, 'غرفتان'],
  [3, '3 غرف'],
  [10, '10 غرف'],
  [11, '11 غرفة'],
  [100, '100 غرفة'],
  [103, '103 غرف'],
  [1200, '1,200 غرفة'],
])('%i has its noun in the right form', (count, text) => {
  expect(arabicCount(count, ROOMS)).toBe(text)
})
