import { expect, test } from 'vitest'

import { KNOWN_WORDS, questioned, interpretSearch } from './interpret.ts'

/** How a term is read where listings have these texts. */
function read(term: string, texts: string[], vocabulary: string[] = []) {
  const reading = interpretSearch(term, {
    occurs: (text) => texts.some((one) => one.includes(text)),
    vocabulary: () => new Set(vocabulary),
  })
  return reading?.parts.map(({ name, condition }) => name ?? condition)
}

const words = (...any: string[]) => ({ of: 'words', any })

test('it must be known of the term and of its words whether they occur', () => {
  expect(questioned('igloo marina 2 beds canal')).toEqual([
    'igloo marina 2 beds canal',
    'igloo',
    'canal',
  ])
  expect(questioned('')).toEqual([])
})

test('a term of more than 120 letters, or of more than six words, is looked for as it stands', () => {
  const six = 'aaaa bbbb cccc dddd eeee ffff'
  expect(questioned(six)).toHaveLength(7)
  expect(questioned(`${six} gggg`)).toEqual([])
  expect(questioned('jvc'.padEnd(120))).toEqual(['jvc'.padEnd(120)])
  expect(questioned('jvc'.padEnd(121))).toEqual([])
  expect(read('jvc'.padEnd(121), [])).toBeUndefined()
  expect(read('', [])).toBeUndefined()
})

test('a term that occurs is read only where it says more than its words', () => {
  expect(read('canal', ['loft on the canal'])).toBeUndefined()
  expect(read('jvc', ['home in jvc'])).toEqual(['Jumeirah Village Circle'])
  expect(read('2 beds', ['2 beds'])).toEqual([{ of: 'bedrooms', range: { from: 2, to: 2 } }])
})

test('words that stand apart in a listing are looked for one by one, unless one is very short', () => {
  const texts = ['loft on the canal', 'sea']
  expect(read('canal loft', texts)).toEqual([words('canal'), words('loft')])
  expect(read('canal sea', texts)).toEqual([words('canal'), words('sea')])
  expect(read('canal se', texts)).toBeUndefined()
  expect(read('canal se 2 beds', texts)).toHaveLength(3)
})

test('words that say nothing are no reading', () => {
  expect(read('in the', ['loft'])).toBeUndefined()
})

test('only a word that occurs nowhere is taken for a slip', () => {
  const texts = ['cove', 'canal']
  expect(read('canal covw', texts, ['cove'])).toEqual([words('canal'), words('cove')])
  expect(read('cove canel', texts, ['code', 'canal'])).toEqual([words('cove'), words('canal')])
})

test('the words of the names that we know are known, whether anything is there or not', () => {
  for (const word of ['jumeirah', 'downtown', 'penthouse', 'akoya', 'dhcc'])
    expect(KNOWN_WORDS, word).toContain(word)
  // Only typed, and part of other words.
  expect(KNOWN_WORDS).not.toContain('condo')
})
