import { expect, test } from 'vitest'

import { coloured, sized, STYLE } from './print-style.ts'
import {
  balanced,
  cut,
  fitted,
  inOneLine,
  linesOf,
  settable,
  widthOf,
} from './text-layout.server.ts'

test('what our faces lack is written plainer or left out, and never breaks a line', () => {
  expect(settable('Café “Şehir” – 1,215 m²')).toBe('Café “Sehir” – 1,215 m²')
  expect(settable('مرسى Marina 🏠 码头\u202e\u0000\u2028end')).toBe('Marina end')
  expect(settable('مرسى')).toBe('')
})

test('no line is wider than its column, however long a word is', () => {
  const text = `Short words and ${'x'.repeat(400)} then more`
  const lines = linesOf(STYLE.body, text, 120)
  for (const line of lines) expect(widthOf(STYLE.body, line)).toBeLessThanOrEqual(120)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test('a heading takes lines of about one length, and no more of them than it must', () => {
  const title = 'Courtyard townhouse off Jumeirah Road'
  const plain = linesOf(STYLE.title, title, 300)
  const even = balanced(STYLE.title, title, 300)
  expect(even).toHaveLength(plain.length)
  const widths = even.map((line) => widthOf(STYLE.title, line))
  expect(Math.max(...widths)).toBeLessThanOrEqual(
    Math.max(...plain.map((line) => widthOf(STYLE.title, line))),
  )
})

test('what does not fit is cut at a word, and says so', () => {
  const text = 'one two three four five six seven eight'
  const shown = cut(STYLE.body, text, { width: 60, most: 2 })
  expect(shown).toHaveLength(2)
  expect(shown[1]).toMatch(/^\w+( \w+)*…$/)
  const { lines: endless } = fitted([STYLE.title], 'word '.repeat(300).trim(), {
    width: 300,
    most: 3,
  })
  expect(endless).toHaveLength(3)
})

test('what is wide is told by its letters and what is between them', () => {
  const { face, leading, colour } = STYLE.body
  const plain = { face, leading, colour, size: 10 }
  expect(widthOf(plain, '')).toBe(0)
  expect(widthOf({ ...plain, size: 20 }, 'Marina')).toBeCloseTo(2 * widthOf(plain, 'Marina'))
  expect(widthOf({ ...plain, tracking: 0.1 }, 'Marina')).toBeCloseTo(
    widthOf(plain, 'Marina') + 6 * 0.1 * 10,
  )
})

test('words stay together while they fit, to the last point', () => {
  const [one, both] = ['Creek', 'Creek Quay'].map((text) => widthOf(STYLE.body, text))
  expect(linesOf(STYLE.body, 'Creek Quay', (both ?? 0) + 0.1)).toEqual(['Creek Quay'])
  expect(linesOf(STYLE.body, 'Creek Quay', (both ?? 0) - 0.1)).toEqual(['Creek', 'Quay'])
  expect(linesOf(STYLE.body, 'Creek Quay', (one ?? 0) + 0.1)).toEqual(['Creek', 'Quay'])
  expect(linesOf(STYLE.body, 'Creek Quay Tower', (both ?? 0) + 0.1)).toEqual([
    'Creek Quay',
    'Tower',
  ])
})

test('a word is broken only where it must be, and a short one never', () => {
  const word = 'Constantinople'
  const wide = widthOf(STYLE.body, word)
  expect(linesOf(STYLE.body, word, wide)).toEqual([word])
  const broken = linesOf(STYLE.body, word, wide - 1)
  expect(broken).toHaveLength(2)
  expect(broken.join('')).toBe(word)
  expect(linesOf(STYLE.body, 'Elevenchars', 5)).toEqual(['Elevenchars'])
  expect(linesOf(STYLE.body, 'Twelve-chars', 5)).toHaveLength(12)
})

test('a heading of one line stays one', () => {
  expect(balanced(STYLE.title, 'Villa', 300)).toEqual(['Villa'])
})

test('a heading has no lone last word', () => {
  const style = STYLE.title
  const title = 'A house at the creek with garden'
  const width = widthOf(style, 'A house at the creek with') + 8
  expect(linesOf(style, title, width)).toEqual(['A house at the creek with', 'garden'])
  expect(balanced(style, title, width)).toEqual(['A house at the', 'creek with garden'])
})

test('what fits is not cut', () => {
  expect(cut(STYLE.body, 'one two', { width: 100, most: 1 })).toEqual(['one two'])
  expect(inOneLine(STYLE.body, 'one two', 100)).toBe('one two')
  expect(inOneLine(STYLE.body, '', 100)).toBe('')
})

test('an ellipsis stands after a word, not after a mark, and within the width', () => {
  const wide = (text: string) => widthOf(STYLE.body, text)
  expect(inOneLine(STYLE.body, 'one, two', wide('one, t…'))).toBe('one…')
  const text = 'a garden to the south and more'
  expect(inOneLine(STYLE.body, text, wide('a garden to the south'))).toBe('a garden to the…')
  expect(inOneLine(STYLE.body, text, wide('a garden to the south…'))).toBe('a garden to the south…')
  const word = inOneLine(STYLE.body, 'Constantinople', 40)
  expect(word).toMatch(/^Const[a-z]*…$/)
  expect(wide(word)).toBeLessThanOrEqual(40)
  // A word at the very beginning is not all that is left of a line.
  expect(inOneLine(STYLE.body, 'I Constantinople and on', wide('I Constantinople') + 1)).toMatch(
    /^I Constant[a-z]*…$/,
  )
})

test('a heading is set in the largest style in which it has room', () => {
  const styles = [sized(STYLE.title, 40), sized(STYLE.title, 20), sized(STYLE.title, 10)]
  const sizeOf = (text: string) => fitted(styles, text, { width: 200, most: 1 }).style.size
  expect([sizeOf('Villa'), sizeOf('Villa at the creek'), sizeOf('word '.repeat(9))]).toEqual([
    40, 20, 10,
  ])
  expect(() => fitted([], 'Villa', { width: 200, most: 1 })).toThrow('at least one style')
  const { lines } = fitted(styles, 'word '.repeat(300).trim(), { width: 200, most: 2 })
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/word…$/)
})

test('a style of another size keeps its proportions', () => {
  expect(sized(STYLE.display, 22)).toEqual({ ...STYLE.display, size: 22, leading: 23 })
  expect(coloured(STYLE.body, '#fff')).toEqual({ ...STYLE.body, colour: '#fff' })
})
