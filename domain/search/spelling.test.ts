import { expect, test } from 'vitest'

import { correct, distance, vocabularyOf } from './spelling.ts'

test.each([
  ['marina', 'marina', 0],
  ['marena', 'marina', 1],
  ['marnia', 'marina', 1],
  ['marin', 'marina', 1],
  ['mmarina', 'marina', 1],
  ['maerna', 'marina', 2],
  ['office', 'marina', 3],
  ['amrina', 'marina', 1],
  ['marian', 'marina', 1],
  ['maxxna', 'marina', 2],
  ['xarinx', 'marina', 2],
  ['arina', 'marina', 1],
  ['marinaaa', 'marina', 2],
  ['marinaaaa', 'marina', 3],
  ['', 'ab', 2],
  ['ab', '', 2],
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

test('words of four letters and more are kept, whatever stands around them', () => {
  const texts = ["Sea-view flat (3rd floor), “Al-Barari’s” 12th; don't: palm/creek & more!", 'LOFT']
  expect([...vocabularyOf(texts)]).toEqual([
    'view',
    'flat',
    'floor',
    'barari',
    'palm',
    'creek',
    'more',
    'loft',
  ])
  expect([...vocabularyOf(['2bedroom home'])]).toEqual(['home'])
})

test('how many slips a word may have hangs on its length', () => {
  const meant = (word: string, ...words: string[]) => correct([word], new Set(words)).get(word)
  expect(meant('covx', 'cove')).toBe('cove')
  expect(meant('cov', 'cove')).toBeUndefined()
  expect(meant('barsaxx', 'barsana')).toBeUndefined()
  expect(meant('downtoxx', 'downtown')).toBe('downtown')
  expect(meant('downxxxx', 'downtown')).toBeUndefined()
  expect(meant('downtown', 'downtownia')).toBe('downtownia')
  expect(meant('downtown', 'downtownias')).toBeUndefined()
})

test('a word with a digit in it is no slip', () => {
  expect(correct(['tower2'], new Set(['tower'])).size).toBe(0)
  expect(correct(['2tower'], new Set(['tower'])).size).toBe(0)
})

test('the nearest word is meant, and each unknown word has its own', () => {
  const words = new Set(['penthxxse', 'penthouse', 'penthouze', 'villa'])
  expect([...correct(['penthousse', 'vila', 'igloo'], words)]).toEqual([
    ['penthousse', 'penthouse'],
    ['vila', 'villa'],
  ])
})

test('of two that are as near, the choice does not hang on their order', () => {
  const choice = (words: string[]) => correct(['cove'], new Set(words)).get('cove')
  expect(choice(['dove', 'code'])).toBe('code')
  expect(choice(['code', 'dove'])).toBe('code')
})
