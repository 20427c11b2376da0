import { expect, test } from 'vitest'

import { arabicPhrase, arabicText, foldArabic } from './arabic-letters.ts'
import { hasArabic } from './has-arabic.ts'

test.each([
  ['شقّة', 'شقه'],
  ['شـقـة', 'شقه'],
  ['أرض', 'ارض'],
  ['إيجار', 'ايجار'],
  ['آلاف', 'الاف'],
  ['مستشفى', 'مستشفي'],
  ['الدائرية', 'الدايريه'],
  ['شراء', 'شرا'],
  ['لؤلؤة', 'لولوه'],
  ['ڤيلا', 'فيلا'],
  ['ﻓﻴﻼ', 'فيلا'],
  ['کراج', 'كراج'],
  ['٣٤۵', '345'],
  ['٢٫٥', '2.5'],
])('%s is compared as %s', (word, folded) => {
  expect(foldArabic(word)).toBe(folded)
})

test('Arabic letters, digits and marks are Arabic, other texts are not', () => {
  for (const text of ['شقة', '٣', '۳ bed', 'ﻓ', 'ـ']) expect(hasArabic(text), text).toBe(true)
  for (const text of ['', 'villa 3', 'élan', '別荘', 'Ω']) expect(hasArabic(text), text).toBe(false)
})

test('texts are searched between blanks, and no Latin word finds them', () => {
  const text = arabicText(['Tower 15', 'شقّة في برج 15 (JVC)', 'مسبح\npool'])
  expect(text).toBe(' شقه في برج １５ ｊｖｃ \n مسبح ')
  expect(text).toContain(arabicPhrase('برج ١٥'))
  expect(arabicText(['Tower 15', ''])).toBe('')
})

test('very long texts are cut, so that databases can index them', () => {
  expect(arabicText(['شقة '.repeat(1000)]).length).toBe(200)
})
