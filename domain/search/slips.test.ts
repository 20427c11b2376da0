import { expect, test } from 'vitest'

import { correct, distance, vocabularyOf } from './slips.ts'

test.each([
  ['marina', 'marina', 0],
  ['marena', 'marina', 1],
  ['marnia', 'marina', 1],
  ['marin', 'marina', 1],
  ['mmarina', 'marina', 1],
  ['maerna', 'marina', 2],
  ['office', 'marina', 3],
])('from %s to %s it is %d slips', (a, b, slips) => {
  expect(distance(a, b, 2)).toBe(slips)
})

test('long words may have two slips, short ones one, and the shortest none', () => {
  const words = vocabularyOf(['Penthouse, villa & the sea'])
  const meant = (word: string) => correct([word], words).get(word)
  expect(meant('pentohuse')).toBe('penthouse')
  expect(meant('pentohsue')).toBe('penthouse')
  expect(meant('vlila')).toBe('villa')
  expect(meant('vlia')).toBeUndefined()
  expect(meant('seb')).toBeUndefined()
})

test('of two that are as near, the choice does not hang on their order', () => {
  const choice = (words: string[]) => correct(['cove'], new Set(words)).get('cove')
  expect(choice(['dove', 'code'])).toBe(choice(['code', 'dove']))
})
