import { expect, test } from 'vitest'

import { bandsOf, distance, lookAt, nearTo, SQUARE } from './photo-fingerprint.ts'

const square = (grey: (row: number, column: number) => number) =>
  Uint8Array.from({ length: SQUARE * SQUARE }, (_, at) =>
    grey(Math.floor(at / SQUARE), at % SQUARE),
  )

test('a glance tells where it gets darker, and how bright it is', () => {
  const { fingerprint, brightness } = lookAt(square((_row, column) => 200 - column * 10))
  expect(fingerprint).toBe(`${'f'.repeat(16)}${'0'.repeat(16)}`)
  expect(brightness).toBe(160)
})

test('downwards it is told after rightwards', () => {
  const { fingerprint, brightness } = lookAt(square((row) => 200 - row * 10))
  expect(fingerprint).toBe(`${'0'.repeat(16)}${'f'.repeat(16)}`)
  expect(brightness).toBe(160)
})

test('each edge has its place, row after row and then column after column', () => {
  // In the first row it gets darker from the first pixel to the second, and from the fourth on.
  const steps = [90, 80, 80, 80, 70, 60, 50, 40, 40]
  const across = lookAt(square((row, column) => (row === 0 ? (steps[column] ?? 0) : 90)))
  expect(across.fingerprint).toBe('')
  const down = lookAt(square((row, column) => (row < 2 ? (steps[column] ?? 0) : 90)))
  expect(down.fingerprint).toBe(`9e9e${'0'.repeat(28)}`)
  const turned = lookAt(square((row, column) => (column < 2 ? (steps[row] ?? 0) : 90)))
  expect(turned.fingerprint).toBe(`${'0'.repeat(16)}9e9e${'0'.repeat(12)}`)
})

test('a step of three is an edge, one of two is noise; eight edges are something to see', () => {
  const stairs = (step: number, rows: number) =>
    lookAt(square((row, column) => (row < rows ? 200 - column * step : 200))).fingerprint
  expect(stairs(3, 1)).toBe(`ff${'0'.repeat(30)}`)
  expect(stairs(2, 9)).toBe('')
  const seven = lookAt(square((row, column) => (row === 0 ? 200 - Math.min(column, 7) * 3 : 200)))
  expect(seven.fingerprint).toBe('')
})

test('a plain wall has no fingerprint, however noisy', () => {
  expect(lookAt(square((row, column) => 120 + ((row + column) % 2)))).toEqual({
    fingerprint: '',
    brightness: 120,
  })
})

test('a little more light changes nothing', () => {
  const picture = square((row, column) => (row * 37 + column * 91) % 200)
  const lighter = picture.map((grey) => grey + 20)
  expect(lookAt(lighter).fingerprint).toBe(lookAt(picture).fingerprint)
})

test('fingerprints differ by their bits', () => {
  const one = '0123456789abcdef0123456789abcdef'
  expect(distance(one, one)).toBe(0)
  expect(distance(one, `f${one.slice(1)}`)).toBe(4)
  expect(distance('0'.repeat(32), 'f'.repeat(32))).toBe(128)
})

test('the bands are the first sixty-four bits', () => {
  expect(bandsOf('0001002003004000ffffffffffffffff')).toEqual([1, 0x20, 0x300, 0x4000])
  expect(nearTo(0).toSorted((a, b) => a - b)).toEqual([
    0,
    ...Array.from({ length: 16 }, (_, bit) => 2 ** bit),
  ])
})

test('whatever differs in seven bits has a band near by', () => {
  const one = '0123456789abcdef'.repeat(2)
  const bands = bandsOf(one)
  // Seven bits spread as evenly as can be: two, two, two and one.
  const other = bands.map((band, at) => band ^ (at < 3 ? 0b11 : 0b1))
  expect(other.some((band, at) => nearTo(bands[at] ?? 0).includes(band))).toBe(true)
  expect(new Set(nearTo(0xffff)).size).toBe(17)
  expect(Math.max(...nearTo(0xffff))).toBe(0xffff)
})
