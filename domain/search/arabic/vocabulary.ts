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
  /** By its words, folded and without articles. */
  meaningOf(phrase: string): Meaning | undefined
  /** Whether any phrase begins with a word. */
  begins(word: string): boolean
  /** The number of words of the longest phrase. */
  maxWords: number
  /** The Arabic name, as it is shown, of an English one. */
  shownName(name: string): string | undefined
  /** All words, to which misspelt ones are corrected. */
  words(): ReadonlySet<string>
}

/** The shipped phrases together with the agency's own names, which come first. */
export function vocabularyWith(own: readonly ArabicName[]): Vocabulary {
  const shipped = shippedPhrases()
  const phrases = new Map<string, Meaning>()
  const shownNames = new Map<string, string>()
  for (const [name, shown, ...others] of own) {
    const english = name.toLowerCase()
    if (shown !== '') shownNames.set(english, shown)
    for (const form of [shown, ...others])
      if (form !== '') phrases.set(keyOf(form), { kind: 'name', english })
  }
  const firstWords = firstWordsOf(phrases)
  return {
    meaningOf: (phrase) => phrases.get(phrase) ?? shipped.phrases.get(phrase),
    begins: (word) => firstWords.has(word) || shipped.firstWords.has(word),
    maxWords: Math.max(shipped.maxWords, maxWordsOf(phrases)),
    shownName: (name) =>
      shownNames.get(name.toLowerCase()) ?? shipped.shownNames.get(name.toLowerCase()),
    words: () => shipped.words.union(vocabularyOf(phrases.keys())),
  }
}

/** The words of a phrase as they are compared. */
export function keyOf(phrase: string): string {
  return phrase
    .split(/\s+/)
    .map((word) => withoutArticle(foldArabic(word)))
    .join(' ')
}

type Shipped = ReturnType<typeof createShipped>

let shipped: Shipped | undefined

function shippedPhrases(): Shipped {
  return (shipped ??= createShipped())
}

function createShipped() {
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
  const shown = Object.entries(ARABIC_NAMES).map(
    ([name, forms]) => [name.toLowerCase(), forms.split('|')[0] ?? ''] as const,
  )
  return {
    phrases,
    firstWords: firstWordsOf(phrases),
    maxWords: maxWordsOf(phrases),
    shownNames: new Map(shown),
    words: vocabularyOf([...phrases.keys(), ...NUMBER_FORMS]),
  }
}

type Phrases = ReadonlyMap<string, Meaning>

function firstWordsOf(phrases: Phrases): Set<string> {
  return new Set(Array.from(phrases.keys(), (key) => key.split(' ')[0] ?? ''))
}

function maxWordsOf(phrases: Phrases): number {
  return Math.max(0, ...Array.from(phrases.keys(), (key) => key.split(' ').length))
}
