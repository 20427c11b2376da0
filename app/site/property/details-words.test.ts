import { expect, test } from 'vitest'

import { WORDS } from './details-words.ts'

test.each([
  [1, 'لدينا عقار واحد مشابه.'],
  [2, 'لدينا عقاران مشابهان.'],
  [4, 'لدينا 4 عقارات مشابهة.'],
  [11, 'لدينا 11 عقارًا مشابهًا.'],
])('%i similar homes are counted as Arabic counts', (homes, sentence) => {
  expect(WORDS.ar.similarOffered(homes)).toBe(sentence)
})

test.each([
  [0, '0 bedrooms, too', 'استوديو أيضًا'],
  [1, '1 bedroom, too', 'غرفة نوم واحدة أيضًا'],
  [2, '2 bedrooms, too', 'غرفتا نوم أيضًا'],
  [3, '3 bedrooms, too', '3 غرف نوم أيضًا'],
])('%i bedrooms are a reason in both languages', (bedrooms, english, arabic) => {
  const rooms = (language: 'en' | 'ar') =>
    WORDS[language].similarBecause('Dubai Marina', 10, bedrooms).rooms
  expect([rooms('en'), rooms('ar')]).toEqual([english, arabic])
})
