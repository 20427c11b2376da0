import { encode } from 'uqr'
import { expect, test } from 'vitest'

import { qrPath } from './qr-path.ts'

const PERMIT = 'https://dubailand.gov.ae/permit/71234567890'

test('the path fills exactly the dark squares', () => {
  const { size, path } = qrPath(PERMIT)
  expect(filledSquares(path, size)).toEqual(encode(PERMIT, { ecc: 'M', border: 4 }).data)
})

test('adjacent squares become one rectangle', () => {
  const { path } = qrPath(PERMIT, 0)
  // Each of the finder patterns at the top begins with a bar of seven.
  expect(path).toMatch(/^M0 0h7v1h-7z/)
  expect(path).toMatch(/M\d+ 0h7v1h-7zM0 1h1v1h-1z/)
})

test('the default border is four squares', () => {
  const [usual, none] = [qrPath(PERMIT), qrPath(PERMIT, 0)]
  expect(usual.size).toBe(none.size + 8)
  expect(usual.path).toMatch(/^M4 4h7/)
})

test('the code can be read with 15 % of it hidden', () => {
  // This text fits into the smallest code only with less error correction.
  expect(qrPath('sixteen letters!', 0).size).toBe(25)
})

function filledSquares(path: string, size: number): boolean[][] {
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const bars = path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g).toArray()
  expect(bars.map(([bar]) => bar).join('')).toBe(path)
  for (const [, x, y, there, back] of bars) {
    expect(back).toBe(there)
    squares[Number(y)]?.fill(true, Number(x), Number(x) + Number(there))
  }
  return squares
}
