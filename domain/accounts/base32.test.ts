import { expect, test } from 'vitest'

import { base32, bytesOf, groupDigits } from './base32.ts'

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written as in RFC 4648, and read back', (text, written) => {
  const bytes = new TextEncoder().encode(text)
  expect(base32(bytes)).toBe(written)
  expect(bytesOf(written)).toEqual(bytes)
})

test('every byte comes back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at)
  expect(bytesOf(base32(bytes))).toEqual(bytes)
})

test('a letter that is none of the 32 is refused', () => {
  expect(() => bytesOf('MZX1')).toThrow('base 32')
})

test('is read four letters at a time', () => {
  expect(groupDigits('MZXW6YTBOI')).toBe('MZXW 6YTB OI')
  expect(groupDigits('MZXW6YTB', '-')).toBe('MZXW-6YTB')
  expect(groupDigits('')).toBe('')
})
