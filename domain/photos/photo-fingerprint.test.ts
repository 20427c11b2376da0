import { expect, test } from 'vitest'

import {
  bandsOf,
  distance,
  computeFingerprint,
  similarBands,
  GRID_SIZE,
} from './photo-fingerprint.ts'

const square = (grey: (row: number, column: number) => number) =>
  Uint8Array.from({ length: GRID_SIZE * GRID_SIZE }, (_, at) =>
    grey(Math.floor(at / GRID_SIZE), at % GRID_SIZE),
  )

test('a fingerprint has a bit for each step to a darker pixel, and the average brightness', () => {
  const { fingerprint, brightness } = computeFingerprint(
    square((_row, column) => 200 - column * 10),
  )
  expect(fingerprint).toBe(`${'f'.repeat(16)}${'0'.repeat(16)}`)
  expect(brightness).toBe(160)
})

test('the bits of the steps downwards follow those of the steps rightwards', () => {
  const { fingerprint, brightness } = computeFingerprint(square((row) => 200 - row * 10))
  expect(fingerprint).toBe(`${'0'.repeat(16)}${'f'.repeat(16)}`)
  expect(brightness).toBe(160)
})

test('bits are ordered row by row, and then column by column', () => {
  // Darker at the second pixel, and again from the fifth to the eighth.
  const steps = [90, 80, 80, 80, 70, 60, 50, 40, 40]
  const across = computeFingerprint(
    square((row, column) => (row === 0 ? (steps[column] ?? 0) : 90)),
  )
  expect(across.fingerprint).toBe('')
  const down = computeFingerprint(square((row, column) => (row < 2 ? (steps[column] ?? 0) : 90)))
  expect(down.fingerprint).toBe(`9e9e${'0'.repeat(28)}`)
  const turned = computeFingerprint(square((row, column) => (column < 2 ? (steps[row] ?? 0) : 90)))
  expect(turned.fingerprint).toBe(`${'0'.repeat(16)}9e9e${'0'.repeat(12)}`)
})

test('a step of three is an edge, one of two is noise, and fewer than eight edges give no fingerprint', () => {
  const stairs = (step: number, rows: number) =>
    computeFingerprint(square((row, column) => (row < rows ? 200 - column * step : 200)))
      .fingerprint
  expect(stairs(3, 1)).toBe(`ff${'0'.repeat(30)}`)
  expect(stairs(2, 9)).toBe('')
  const seven = computeFingerprint(
    square((row, column) => (row === 0 ? 200 - Math.min(column, 7) * 3 : 200)),
  )
  expect(seven.fingerprint).toBe('')
})

test('a noisy plain wall has no fingerprint', () => {
  expect(computeFingerprint(square((row, column) => 120 + ((row + column) % 2)))).toEqual({
    fingerprint: '',
    brightness: 120,
  })
})

test('a little more light does not change the fingerprint', () => {
  const picture = square((row, column) => (row * 37 + column * 91) % 200)
  const lighter = picture.map((grey) => grey + 20)
  expect(computeFingerprint(lighter).fingerprint).toBe(computeFingerprint(picture).fingerprint)
})

test('the distance is the number of differing bits', () => {
  const one = '0123456789abcdef0123456789abcdef'
  expect(distance(one, one)).toBe(0)
  expect(distance(one, `f${one.slice(1)}`)).toBe(4)
  expect(distance('0'.repeat(32), 'f'.repeat(32))).toBe(128)
})

test('the bands are the first 64 bits', () => {
  expect(bandsOf('0001002003004000ffffffffffffffff')).toEqual([1, 0x20, 0x300, 0x4000])
  expect(similarBands(0).toSorted((a, b) => a - b)).toEqual([
    0,
    ...Array.from({ length: 16 }, (_, bit) => 2 ** bit),
  ])
})

test('a fingerprint that differs in seven bits shares a similar band', () => {
  const one = '0123456789abcdef'.repeat(2)
  const bands = bandsOf(one)
  // Seven bits spread as evenly as can be: two, two, two and one.
  const other = bands.map((band, at) => band ^ (at < 3 ? 0b11 : 0b1))
  expect(other.some((band, at) => similarBands(bands[at] ?? 0).includes(band))).toBe(true)
  expect(new Set(similarBands(0xffff)).size).toBe(17)
  expect(Math.max(...similarBands(0xffff))).toBe(0xffff)
})
