import { expect, test } from 'vitest'

import { inSquareMetres, inUnit } from './typed-area.ts'

test('square feet are stored as square metres, and read again as they were typed', () => {
  expect(inSquareMetres('1500', 'ft')).toBe('139.35')
  expect(inSquareMetres('0', 'ft')).toBe('0')
  for (let feet = 1; feet < 20_000; feet += 7)
    expect(inUnit(inSquareMetres(`${feet}`, 'ft'), 'ft')).toBe(`${feet}`)
})

test('square metres, and what is no number, stay as they are', () => {
  expect(inSquareMetres('139.355', 'm2')).toBe('139.355')
  expect(inUnit('139.355', 'm2')).toBe('139.355')
  expect(inSquareMetres('', 'ft')).toBe('')
  expect(inSquareMetres('-', 'ft')).toBe('-')
})
