import { expect, test } from 'vitest'

import { STYLE } from './house-style.ts'
import { photoPages } from './photo-pages.ts'
import { balanced, cut, fitted, linesOf, settable, widthOf } from './typeset.server.ts'

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
  const lines = linesOf(STYLE.body, 'one two three four five six seven eight', 60)
  const shown = cut(STYLE.body, lines, 2, 60)
  expect(shown).toHaveLength(2)
  expect(shown[1]).toMatch(/^\w+( \w+)*…$/)
  const { lines: endless } = fitted([STYLE.title], 'word '.repeat(300).trim(), {
    width: 300,
    most: 3,
  })
  expect(endless).toHaveLength(3)
})

test('every number of photos finds a box for each, inside the page and over no other', () => {
  for (let count = 0; count <= 12; count++) {
    const pages = photoPages(count)
    expect(pages.flat()).toHaveLength(count)
    for (const boxes of pages)
      for (const [at, a] of boxes.entries()) {
        expect(a.x + a.width).toBeLessThanOrEqual(595.3)
        expect(a.y + a.height).toBeLessThanOrEqual(784)
        for (const b of boxes.slice(at + 1))
          expect(
            a.x + a.width <= b.x ||
              b.x + b.width <= a.x ||
              a.y + a.height <= b.y ||
              b.y + b.height <= a.y,
          ).toBe(true)
      }
  }
})
