import { expect, test } from 'vitest'

import { WORDS } from './words.ts'

test('homes that are gone are counted in English and in the forms of Arabic', () => {
  expect(WORDS.en.removed(1)).toBe('One home of this list is no longer listed.')
  expect(WORDS.en.removed(3)).toBe('3 homes of this list are no longer listed.')
  expect([1, 2, 3, 11].map(WORDS.ar.removed)).toEqual([
    'منزل واحد من هذه القائمة لم يعد معروضًا.',
    'منزلان من هذه القائمة لم يعودا معروضين.',
    '3 منازل من هذه القائمة لم تعد معروضة.',
    '11 منزلًا من هذه القائمة لم تعد معروضة.',
  ])
})
