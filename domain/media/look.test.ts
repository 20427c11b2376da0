import { expect, test } from 'vitest'

import { bandsOf, distance, lookAt, nearTo, SQUARE } from './look.ts'

const square = (grey: (row: number, column: number) => number) =>
  Uint8Array.from({ length: SQUARE * SQUARE }, (_, at) =>
    grey(Math.floor(at / SQUARE), at % SQUARE),
  )

test('a glance tells where it gets darker, and how bright it is', () => {
  const { fingerprint, brightness } = lookAt(square((_row, column) => 200 - column * 10))
  expect(fingerprint).toBe(`${'f'.repeat(16)}${'0'.repeat(16)}`)
  expect(brightness).toBe(160)
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

test('whatever differs in seven bits has a band near by', () => {
  const one = '0123456789abcdef'.repeat(2)
  const bands = bandsOf(one)
  // Seven bits spread as evenly as can be: two, two, two and one.
  const other = bands.map((band, at) => band ^ (at < 3 ? 0b11 : 0b1))
  expect(other.some((band, at) => nearTo(bands[at] ?? 0).includes(band))).toBe(true)
  expect(new Set(nearTo(0xffff)).size).toBe(17)
  expect(Math.max(...nearTo(0xffff))).toBe(0xffff)
})
