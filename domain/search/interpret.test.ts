import { expect, test } from 'vitest'

import type { OwnName } from '#domain/places/place.ts'
import { KNOWN } from '#test/search-settings.ts'

import { interpretSearch, interpretWords, textsToLookUp as textsOf } from './interpret.ts'
import { ENGLISH_LABELS } from './labels.ts'
import { namesWith, SHIPPED_NAMES } from './names.ts'

const textsToLookUp = (term: string) => textsOf(term, KNOWN)

const NOTHING_TO_LOOK_UP = { words: [], literals: [] }

/** The interpretation where listings have these texts. */
function interpret(term: string, texts: string[], vocabulary: string[] = []) {
  const interpretation = interpretSearch(term, {
    ...KNOWN,
    occurs: (text) => texts.some((one) => one.includes(text)),
    vocabulary: () => new Set(vocabulary),
    idsNamed: (number) => (number === '7140265300' ? [3, 9] : []),
  })
  return interpretation?.parts.map(({ name, condition }) => name ?? condition)
}

const words = (...anyOf: string[]) => ({ field: 'text', anyOf })

test('unknown words are looked up, and the term where its occurrence matters', () => {
  expect(textsToLookUp('igloo marina 2 beds canal')).toEqual({
    words: ['igloo', 'canal'],
    literals: [],
  })
  expect(textsToLookUp('igloo canal')).toEqual({
    words: ['igloo', 'canal'],
    literals: ['igloo canal'],
  })
  expect(textsToLookUp('')).toEqual(NOTHING_TO_LOOK_UP)
})

test('a term of more than 120 characters or more than six words is not interpreted', () => {
  const six = 'aaaa bbbb cccc dddd eeee ffff'
  expect(textsToLookUp(six).words).toHaveLength(6)
  expect(textsToLookUp(`${six} gggg`)).toEqual(NOTHING_TO_LOOK_UP)
  expect(textsToLookUp('canal'.padEnd(120)).words).toEqual(['canal'])
  expect(textsToLookUp('canal'.padEnd(121))).toEqual(NOTHING_TO_LOOK_UP)
  expect(interpret('jvc'.padEnd(121), [])).toBeUndefined()
  expect(interpret('', [])).toBeUndefined()
})

test('a term that occurs is interpreted only where that adds meaning', () => {
  expect(interpret('canal', ['loft on the canal'])).toBeUndefined()
  expect(interpret('jvc', ['home in jvc'])).toEqual(['Jumeirah Village Circle'])
  expect(interpret('2 beds', ['2 beds'])).toEqual([{ field: 'bedroom', range: { from: 2, to: 2 } }])
})

test('words are searched one by one, unless one is very short', () => {
  const texts = ['loft on the canal', 'sea']
  expect(interpret('canal loft', texts)).toEqual([words('canal'), words('loft')])
  expect(interpret('canal sea', texts)).toEqual([words('canal'), words('sea')])
  expect(interpret('canal se', texts)).toBeUndefined()
  expect(interpret('canal se 2 beds', texts)).toHaveLength(3)
})

test.each(['jvc.', '(jvc)', '- jvc', 'jvc /', '| jvc', 'jvc…'])('%j is one name', (term) => {
  expect(interpret(term, [])).toEqual(['Jumeirah Village Circle'])
})

test('words are joined by nothing but letters and digits', () => {
  expect(interpret('canal/loft', ['canal', 'loft'])).toEqual([words('canal'), words('loft')])
  expect(interpret('j.v.c. - loft', ['loft'])).toEqual(['Jumeirah Village Circle', words('loft')])
  expect(interpret('1,500 sq. ft. loft', ['loft'])).toHaveLength(2)
  expect(interpret('-', ['loft'])).toBeUndefined()
})

test('straight and curly apostrophes find the same', () => {
  for (const term of ["maid's room", 'maid’s room', "l'arc maid"])
    expect(interpret(term, ['maid’s', 'room', 'l’arc'])?.[0], term).toEqual(
      words(term.startsWith('l') ? 'arc' : 'maid'),
    )
  const names = namesWith([['King’s Park']])
  for (const term of ["king's park", 'king’s park'])
    expect(interpretWords(term, { ...KNOWN, names }).parts, term).toMatchObject([
      { name: 'King’s Park', condition: words('king’s park') },
    ])
})

test('a known name may have other characters than letters and digits', () => {
  const names = namesWith([['Lagoons (Phase 2)'], ['Barsha / Heights']])
  for (const [term, name] of [
    ['lagoons (phase 2)', 'Lagoons (Phase 2)'],
    ['lagoons phase 2', 'Lagoons (Phase 2)'],
    ['barsha/heights', 'Barsha / Heights'],
  ] as const)
    expect(interpretWords(term, { ...KNOWN, names }).parts, term).toMatchObject([
      { name, condition: words(name.toLowerCase()) },
    ])
})

test('any own names of the same kind may be joined by “or”', () => {
  const own: OwnName[] = [['Villa'], ['Chalet', 'cabin'], ['Dubai Marina'], ['Al Satwa']]
  const names = namesWith(own, ['Villa', 'Chalet'])
  for (const [term, ...labels] of [
    ['villa or cabin', 'Villa or Chalet'],
    ['marina or al satwa', 'Dubai Marina or Al Satwa'],
    ['al satwa or villa', 'Al Satwa', 'Villa'],
  ]) {
    const { parts } = interpretWords(term ?? '', { ...KNOWN, names })
    expect(
      parts.map((part) => ENGLISH_LABELS.part(part)),
      term,
    ).toEqual(labels)
  }
})

test('an own form comes before a shipped one', () => {
  const names = namesWith([['Palm', 'the marina'], ['Palm Jumeirah'], ['Dubai Marina']])
  for (const term of ['palm', 'the marina'])
    expect(interpretWords(term, { ...KNOWN, names }).parts, term).toMatchObject([{ name: 'Palm' }])
})

test('filler words are not interpreted', () => {
  expect(interpret('in the', ['loft'])).toBeUndefined()
})

test('only a word that occurs nowhere is corrected', () => {
  const texts = ['cove', 'canal']
  expect(interpret('canal covw', texts, ['cove'])).toEqual([words('canal'), words('cove')])
  expect(interpret('cove canel', texts, ['code', 'canal'])).toEqual([words('cove'), words('canal')])
})

test('the words of known names are in the vocabulary of every site', () => {
  for (const word of ['jumeirah', 'downtown', 'penthouse', 'akoya', 'dhcc'])
    expect(SHIPPED_NAMES.words, word).toContain(word)
  // Typed, but not searched for.
  expect(SHIPPED_NAMES.words).not.toContain('condo')
})

const NAMED: Partial<Record<string, number[]>> = { 'gh-12': [12], '7140265300': [3, 9] }

test('a reference or a permit number names listings by id', () => {
  const labels = (term: string) =>
    interpretSearch(term, {
      ...KNOWN,
      occurs: () => true,
      vocabulary: () => new Set(),
      idsNamed: (number) => NAMED[number] ?? [],
    })?.parts.map(({ name, condition }) => [name, condition])
  expect(labels('gh-12')).toEqual([['GH-12', { field: 'id', anyOf: [12] }]])
  expect(labels('7140265300')).toEqual([['7140265300', { field: 'id', anyOf: [3, 9] }]])
  expect(labels('gh-12 villa')).toBeUndefined()
})
