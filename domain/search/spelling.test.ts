import { expect, test } from 'vitest'

import { correct, editDistance, vocabularyOf } from './spelling.ts'

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
])('the edit distance from %s to %s is %d', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits)
})

test('long words are corrected by two edits, short ones by one, the shortest not at all', () => {
  const words = vocabularyOf(['Penthouse, villa & the sea'])
  const meant = (word: string) => correct([word], words).get(word)
  expect(meant('pentohuse')).toBe('penthouse')
  expect(meant('pentohsue')).toBe('penthouse')
  expect(meant('vlila')).toBe('villa')
  expect(meant('vlia')).toBeUndefined()
  expect(meant('seb')).toBeUndefined()
})

test('the vocabulary has words of four and more characters, without punctuation', () => {
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

test('no correction removes or adds a negation', () => {
  const meant = (word: string, ...words: string[]) => correct([word], new Set(words)).get(word)
  expect(meant('unfurnished', 'furnished')).toBeUndefined()
  expect(meant('furnished', 'unfurnished')).toBeUndefined()
  expect(meant('tenanted', 'nontenanted')).toBeUndefined()
  expect(meant('unfurnisched', 'furnished', 'unfurnished')).toBe('unfurnished')
  expect(meant('unfurnished', 'furnished', 'unfurnished')).toBe('unfurnished')
})

test('the number of edits depends on the length of the word', () => {
  const meant = (word: string, ...words: string[]) => correct([word], new Set(words)).get(word)
  expect(meant('covx', 'cove')).toBe('cove')
  expect(meant('cov', 'cove')).toBeUndefined()
  expect(meant('barsaxx', 'barsana')).toBeUndefined()
  expect(meant('downtoxx', 'downtown')).toBe('downtown')
  expect(meant('downxxxx', 'downtown')).toBeUndefined()
  expect(meant('downtown', 'downtownia')).toBe('downtownia')
  expect(meant('downtown', 'downtownias')).toBeUndefined()
})

test('a word with a digit is not corrected', () => {
  expect(correct(['tower2'], new Set(['tower'])).size).toBe(0)
  expect(correct(['2tower'], new Set(['tower'])).size).toBe(0)
})

test('each unknown word is corrected to the most similar one', () => {
  const words = new Set(['penthxxse', 'penthouse', 'penthouze', 'villa'])
  expect([...correct(['penthousse', 'vila', 'igloo'], words)]).toEqual([
    ['penthousse', 'penthouse'],
    ['vila', 'villa'],
  ])
})

test('of two equally similar words the choice does not depend on their order', () => {
  const choice = (words: string[]) => correct(['cove'], new Set(words)).get('cove')
  expect(choice(['dove', 'code'])).toBe('code')
  expect(choice(['code', 'dove'])).toBe('code')
})
