import { ARABIC_NAMES, ARABIC_SHORT_NAMES } from '#agency/arabic-names.ts'
import { foldArabic } from '#domain/arabic-letters.ts'
import type { ArabicName } from '#domain/places/place.ts'
import { vocabularyOf } from '#domain/search/spelling.ts'

import { NUMBER_FORMS } from './numbers.ts'
import {
  BOUND_PHRASES,
  COUNT_NOUNS,
  FIXED_PHRASES,
  IGNORED_PHRASES,
  TEXT_PHRASES,
} from './phrases.ts'
import { withoutArticle } from './tokens.ts'

/** What an Arabic phrase means, in the English words that the interpreter knows. */
export type Meaning =
  | { kind: 'fixed' | 'name' | 'text' | 'bound'; english: string }
  | { kind: 'count'; noun: string; single: string; number: 'one' | 'two' | 'many' }
  | { kind: 'ignored' }

/** The phrases that a term may have; made once for each site. */
export interface Vocabulary {
  /** By their words, folded and without articles. */
  phrases: ReadonlyMap<string, Meaning>
  /** The number of words of the longest phrase. */
  maxWords: number
  /** The Arabic names, as they are shown, by the English ones in lower case. */
  shownNames: ReadonlyMap<string, string>
  /** All forms of each name, by the English one in lower case. */
  nameForms: ReadonlyMap<string, readonly string[]>
  /** All words, to which misspelt ones are corrected. */
  words: ReadonlySet<string>
}

/** The shipped phrases together with the agency's own names, which come first. */
export function vocabularyWith(own: readonly ArabicName[]): Vocabulary {
  const shipped = shippedVocabulary()
  const phrases = new Map(shipped.phrases)
  const shownNames = new Map(shipped.shownNames)
  const nameForms = new Map(shipped.nameForms)
  const words = new Set(shipped.words)
  for (const [name, shown, ...others] of own) {
    const english = name.toLowerCase()
    const forms = [shown, ...others].filter((form) => form !== '')
    if (shown !== '') shownNames.set(english, shown)
    nameForms.set(english, [...forms, ...(nameForms.get(english) ?? [])])
    for (const form of forms) phrases.set(keyOf(form), { kind: 'name', english })
    for (const word of wordsOf(forms)) words.add(word)
  }
  return { phrases, maxWords: longest(phrases), shownNames, nameForms, words }
}

/** The words of a phrase as they are compared. */
export function keyOf(phrase: string): string {
  return phrase
    .split(/\s+/)
    .map((word) => withoutArticle(foldArabic(word)))
    .join(' ')
}

let shipped: Vocabulary | undefined

function shippedVocabulary(): Vocabulary {
  return (shipped ??= createShipped())
}

function createShipped(): Vocabulary {
  const phrases = new Map<string, Meaning>()
  const add = (forms: string, meaning: Meaning) => {
    for (const form of forms.split('|')) phrases.set(keyOf(form), meaning)
  }
  add(IGNORED_PHRASES, { kind: 'ignored' })
  for (const [english, forms] of Object.entries(TEXT_PHRASES)) add(forms, { kind: 'text', english })
  for (const { noun, single, ...forms } of COUNT_NOUNS)
    for (const number of ['one', 'two', 'many'] as const)
      add(forms[number], { kind: 'count', noun, single, number })
  for (const [english, forms] of Object.entries(BOUND_PHRASES))
    add(forms, { kind: 'bound', english })
  for (const [english, forms] of Object.entries(FIXED_PHRASES))
    add(forms, { kind: 'fixed', english })
  for (const [english, forms] of Object.entries({ ...ARABIC_SHORT_NAMES, ...ARABIC_NAMES }))
    add(forms, { kind: 'name', english: english.toLowerCase() })
  const forms = Object.entries(ARABIC_NAMES).map(
    ([name, all]) => [name.toLowerCase(), all.split('|')] as const,
  )
  return {
    phrases,
    maxWords: longest(phrases),
    shownNames: new Map(forms.map(([name, [shown = '']]) => [name, shown])),
    nameForms: new Map(forms),
    words: wordsOf([...phrases.keys(), ...NUMBER_FORMS]),
  }
}

function longest(phrases: ReadonlyMap<string, Meaning>): number {
  return Math.max(...Array.from(phrases.keys(), (key) => key.split(' ').length))
}

function wordsOf(phrases: readonly string[]): Set<string> {
  return vocabularyOf(phrases.map(keyOf))
}
