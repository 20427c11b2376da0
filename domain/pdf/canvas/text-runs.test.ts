import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Language } from '#domain/language.ts'

import { outlineText } from './outline-text.server.ts'
import { drawWith } from './print-look.server.ts'
import { STYLE } from './print-style.ts'
import { textWidth } from './text-layout.server.ts'
import { placeRuns, runsOf } from './text-runs.server.ts'

/** The runs of a line from left to right. */
function drawn(line: string, language: Language = 'ar'): string {
  return inLanguage(language, () => runsOf(line).map(({ text }) => text)).join('|')
}

function inLanguage<Result>(language: Language, run: () => Result): Result {
  return drawWith({ language }, new Map(), run)
}

test('Arabic words stand from right to left, each as it is read', () => {
  expect(drawn('شقة في دبي')).toBe('دبي| |في| |شقة')
  expect(drawn('الكتيّب، تفضّل')).toBe('تفضّل| |الكتيّب،')
})

test('numbers, percentages and dates are read from the left', () => {
  expect(drawn('خصم 12% على 4,850,000 درهم')).toBe('درهم| |4,850,000| |على| |12%| |خصم')
  expect(drawn('بعمق 18.50 مترًا')).toBe('مترًا| |18.50| |بعمق')
  expect(drawn('التسليم 31/12/2027 أو 2027-12')).toBe('2027-12| |أو| |31/12/2027| |التسليم')
  // A range is read like the words around it.
  expect(drawn('من 5 - 7 دقائق')).toBe('دقائق| |7| - |5| |من')
  expect(drawn('٣ غرف')).toBe('غرف| |٣')
})

test('a phone number, an address and Latin words with numbers stay in one piece', () => {
  expect(drawn('اتصل على +971 4 555 0142 الآن')).toBe('الآن| |+971 4 555 0142| |على| |اتصل')
  expect(drawn('هاتف 04 555 0142')).toBe('04 555 0142| |هاتف')
  expect(drawn('راسل hello@a-b.example أو')).toBe('أو| |hello@a-b.example| |راسل')
  expect(drawn('وكالة Ghaf & Harbour، BRN 52644')).toBe('BRN 52644| |،|Ghaf & Harbour| |وكالة')
  expect(drawn('مكتب 1204-B، برج')).toBe('برج| |،|1204-B| |مكتب')
})

test('brackets open towards what they hold', () => {
  expect(drawn('دبي (الخليج التجاري) الآن')).toBe('الآن| (|التجاري| |الخليج|) |دبي')
  expect(drawn('مطبخ (Boffi) جديد')).toBe('جديد| (|Boffi|) |مطبخ')
  expect(drawn('«الخور»')).toBe('«|الخور|»')
})

test('a unit in Arabic follows its number to the left', () => {
  expect(drawn('212 م²')).toBe('²|م| |212')
})

test('a line without Arabic is one run, in either language', () => {
  for (const language of ['en', 'ar'] as const)
    expect(drawn('Villa (12%) +971 4', language)).toBe('Villa (12%) +971 4')
  expect(runsOf('')).toEqual([])
})

test('Arabic within an English line does not turn the line round', () => {
  expect(drawn('Garden villa (فيلا الحديقة) in Dubai', 'en')).toBe(
    'Garden villa (|الحديقة| |فيلا|) in Dubai',
  )
  expect(drawn('فيلا, Marina', 'en')).toBe('Marina| ,|فيلا')
})

test('runs follow each other without a gap, Arabic in its own font and without tracking', () => {
  const runs = inLanguage('ar', () => placeRuns(STYLE.display, 'شقة Marina في دبي'))
  let x = 0
  for (const run of runs) {
    expect(run.x).toBeCloseTo(x)
    x += run.width
  }
  expect(runs.map(({ script, size, tracking }) => [script, size, tracking]).at(-1)).toEqual([
    'arabic',
    44 * 1.16,
    0,
  ])
})

test('no character is lost or added, whatever the line', () => {
  const part = fc.constantFrom(
    'شقة',
    'تّ',
    'Ab',
    '12',
    '+971 4',
    ' ',
    '(',
    ')',
    '%',
    '،',
    '«',
    '-',
    '٣',
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 12 }),
      fc.constantFrom('en', 'ar'),
      (parts, language) => {
        const line = parts.join('')
        const shown = inLanguage(language, () => runsOf(line)).map(({ text }) => text)
        expect(sorted(shown.join(''))).toBe(sorted(line))
      },
    ),
  )
})

/** Brackets may be mirrored. */
function sorted(text: string): string {
  return Array.from(text.replaceAll(/[()]/g, '(').replaceAll(/[«»]/g, '«')).toSorted().join('')
}

test('drawing the outlines of a text does not change how the next one is joined', () => {
  const width = () => textWidth(STYLE.body, 'على درهم')
  const before = width()
  outlineText(STYLE.body, 'السعر، أي رسوم نقل الملكية', 0, 0)
  expect(width()).toBe(before)
})
