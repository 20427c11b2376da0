import { expect, test } from 'vitest'

import { withColour, withSize, STYLE } from './print-style.ts'
import { supportedText } from './supported-characters.server.ts'
import {
  balanceLines,
  separateInitials,
  truncateLines,
  fitHeading,
  truncateToLine,
  wrapText,
  textWidth,
} from './text-layout.server.ts'
import { directionOf, withoutMark } from './text-runs.server.ts'

test('unsupported characters are simplified or left out, and line breaks become spaces', () => {
  expect(supportedText('Café “Şehir” – 1,215 m²')).toBe('Café “Sehir” – 1,215 m²')
  expect(supportedText('Marina 🏠 码头\u202e\u0000\u2028end')).toBe('Marina end')
  expect(supportedText('码头')).toBe('')
})

test('no line is wider than its column, even with a very long word', () => {
  const text = `Short words and ${'x'.repeat(400)} then more`
  const lines = wrapText(STYLE.body, text, 120)
  for (const line of lines) expect(textWidth(STYLE.body, line)).toBeLessThanOrEqual(120)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test('balancing a heading makes its lines no wider and adds none', () => {
  const title = 'Courtyard townhouse off Jumeirah Road'
  const wrapped = wrapText(STYLE.title, title, 300)
  const balanced = balanceLines(STYLE.title, title, 300)
  expect(balanced).toHaveLength(wrapped.length)
  const widths = balanced.map((line) => textWidth(STYLE.title, line))
  expect(Math.max(...widths)).toBeLessThanOrEqual(
    Math.max(...wrapped.map((line) => textWidth(STYLE.title, line))),
  )
})

test('text that does not fit is truncated at a word, with an ellipsis', () => {
  const text = 'one two three four five six seven eight'
  const truncated = truncateLines(STYLE.body, text, { width: 60, maxLines: 2 })
  expect(truncated).toHaveLength(2)
  expect(truncated[1]).toMatch(/^\w+( \w+)*…$/)
  const { lines: longHeading } = fitHeading([STYLE.title], 'word '.repeat(300).trim(), {
    width: 300,
    maxLines: 3,
  })
  expect(longHeading).toHaveLength(3)
})

test('the width of a text grows with size and tracking', () => {
  const { font, leading, colour } = STYLE.body
  const style = { font, leading, colour, size: 10 }
  expect(textWidth(style, '')).toBe(0)
  expect(textWidth({ ...style, size: 20 }, 'Marina')).toBeCloseTo(2 * textWidth(style, 'Marina'))
  expect(textWidth({ ...style, tracking: 0.1 }, 'Marina')).toBeCloseTo(
    textWidth(style, 'Marina') + 6 * 0.1 * 10,
  )
})

test('words stay in one line as long as they fit', () => {
  const [one, both] = ['Creek', 'Creek Quay'].map((text) => textWidth(STYLE.body, text))
  expect(wrapText(STYLE.body, 'Creek Quay', (both ?? 0) + 0.1)).toEqual(['Creek Quay'])
  expect(wrapText(STYLE.body, 'Creek Quay', (both ?? 0) - 0.1)).toEqual(['Creek', 'Quay'])
  expect(wrapText(STYLE.body, 'Creek Quay', (one ?? 0) + 0.1)).toEqual(['Creek', 'Quay'])
  expect(wrapText(STYLE.body, 'Creek Quay Tower', (both ?? 0) + 0.1)).toEqual([
    'Creek Quay',
    'Tower',
  ])
})

test('only a word of twelve or more characters that does not fit is broken', () => {
  const word = 'Constantinople'
  const wide = textWidth(STYLE.body, word)
  expect(wrapText(STYLE.body, word, wide)).toEqual([word])
  const broken = wrapText(STYLE.body, word, wide - 1)
  expect(broken).toHaveLength(2)
  expect(broken.join('')).toBe(word)
  expect(wrapText(STYLE.body, 'Elevenchars', 5)).toEqual(['Elevenchars'])
  expect(wrapText(STYLE.body, 'Twelve-chars', 5)).toHaveLength(12)
})

test('a heading of one line stays on one line', () => {
  expect(balanceLines(STYLE.title, 'Villa', 300)).toEqual(['Villa'])
})

test('a balanced heading does not end in a single word', () => {
  const style = STYLE.title
  const title = 'A house at the creek with garden'
  const width = textWidth(style, 'A house at the creek with') + 8
  expect(wrapText(style, title, width)).toEqual(['A house at the creek with', 'garden'])
  expect(balanceLines(style, title, width)).toEqual(['A house at the', 'creek with garden'])
})

test('text that fits is not truncated', () => {
  expect(truncateLines(STYLE.body, 'one two', { width: 100, maxLines: 1 })).toEqual(['one two'])
  expect(truncateToLine(STYLE.body, 'one two', 100)).toBe('one two')
  expect(truncateToLine(STYLE.body, '', 100)).toBe('')
})

test('an ellipsis follows a word, not punctuation, and stays within the width', () => {
  const wide = (text: string) => textWidth(STYLE.body, text)
  expect(truncateToLine(STYLE.body, 'one, two', wide('one, t…'))).toBe('one…')
  const text = 'a garden to the south and more'
  expect(truncateToLine(STYLE.body, text, wide('a garden to the south'))).toBe('a garden to the…')
  expect(truncateToLine(STYLE.body, text, wide('a garden to the south…'))).toBe(
    'a garden to the south…',
  )
  const word = truncateToLine(STYLE.body, 'Constantinople', 40)
  expect(word).toMatch(/^Const[a-z]*…$/)
  expect(wide(word)).toBeLessThanOrEqual(40)
  // The line is shortened by characters where its last space is in its first half.
  expect(
    truncateToLine(STYLE.body, 'I Constantinople and on', wide('I Constantinople') + 1),
  ).toMatch(/^I Constant[a-z]*…$/)
})

test('a heading has the largest style in which it fits', () => {
  const styles = [withSize(STYLE.title, 40), withSize(STYLE.title, 20), withSize(STYLE.title, 10)]
  const sizeOf = (text: string) => fitHeading(styles, text, { width: 200, maxLines: 1 }).style.size
  expect([sizeOf('Villa'), sizeOf('Villa at the creek'), sizeOf('word '.repeat(9))]).toEqual([
    40, 20, 10,
  ])
  expect(() => fitHeading([], 'Villa', { width: 200, maxLines: 1 })).toThrow('at least one style')
  const { lines } = fitHeading(styles, 'word '.repeat(300).trim(), { width: 200, maxLines: 2 })
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/word…$/)
})

test('a style of another size keeps its relative line height', () => {
  expect(withSize(STYLE.display, 22)).toEqual({ ...STYLE.display, size: 22, leading: 23 })
  expect(withColour(STYLE.body, 'paper')).toEqual({ ...STYLE.body, colour: 'paper' })
})

test('Arabic keeps its letters, vowels and digits, without marks that turn the direction', () => {
  expect(supportedText('مرسى Marina (٣ غرف)، الكتيّب؟')).toBe('مرسى Marina (٣ غرف)، الكتيّب؟')
  expect(supportedText('\u202eمرسى\u200f \u2067x\u2069')).toBe('مرسى x')
  // Letters in the forms of old systems become plain ones; a vowel without a letter is left out.
  expect(supportedText('\ufee3\ufeae\ufeb3\ufef0 \u0651x')).toBe('مرسى x')
})

test('a wrapped text keeps the direction that it has as a whole', () => {
  const title = 'Garden villa (فيلا الحديقة) in Al Barari'
  const width = textWidth(STYLE.title, 'Garden villa (فيلا ') + 2
  const lines = wrapText(STYLE.title, title, width)
  expect(lines.map(withoutMark)).toEqual(['Garden villa (فيلا', 'الحديقة) in Al', 'Barari'])
  expect(lines.map(directionOf)).toEqual(['ltr', 'ltr', 'ltr'])
  const arabic = wrapText(STYLE.title, 'منزل فيه مطبخ Boffi وأجهزة Gaggenau', 20)
  expect(new Set(arabic.map(directionOf))).toEqual(new Set(['rtl']))
})

test('initials in Arabic stand apart, others side by side', () => {
  expect([separateInitials('لح'), separateInitials('LH')]).toEqual(['ل ح', 'LH'])
})
