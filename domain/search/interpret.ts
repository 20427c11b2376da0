import { IGNORED_WORDS } from '#agency/place-names.ts'
import type { Rates } from '#domain/exchange-rates.ts'

import {
  blankOut,
  interpretNumbers,
  withoutBothTypes,
  type InterpretedNumber,
} from './interpret-numbers.ts'
import {
  longestNameAt,
  namesWith,
  searchedForms,
  splitWords,
  type Names,
  type Word,
} from './names.ts'
import type { Condition } from './query.ts'
import { correct, type Corrections } from './spelling.ts'

/** What a search term means besides its literal text. All its parts must be met. */
export interface Interpretation {
  parts: InterpretedPart[]
  /** Whether it names listings by id, so that the literal text no longer counts. */
  isExact?: boolean
  /** Whether it finds more than the literal words do. */
  addsMeaning: boolean
  /** The words that are neither a known name nor a number. */
  words: string[]
}

/** A part of the term, from one position to another. */
export interface InterpretedPart extends InterpretedNumber {
  /** The label of a known name; other parts are labelled by their condition. */
  name?: string
  /** Other names that a listing may have instead: "marina or jbr". */
  orNames?: readonly string[]
  /** The Arabic word that was typed, where another is searched for. */
  typed?: string
}

/** What a term is interpreted by besides the listings. */
interface SiteWords {
  names: Names
  rates: Rates
  /** What reads Arabic. In browsers only Arabic pages have it. */
  arabic?: ArabicReader | undefined
}

/** What a search needs for Arabic: `arabic/arabic.ts`. It leaves terms without Arabic as they are. */
export interface ArabicReader {
  translate(term: string, corrections: Corrections): Translation | undefined
  /** The texts of which one is searched for besides the interpretation. */
  literals(term: string): readonly string[]
  /** The English words for an amount or an area. */
  toEnglish(text: string): string
  /** All that a category or location is called in Arabic, as it is searched. */
  nameText(name: string): string
  /** The words to which an Arabic one is corrected, among them these of the listings. */
  vocabulary(words: ReadonlySet<string>): ReadonlySet<string>
}

/** An Arabic term in English words. */
export interface Translation {
  text: string
  names: Names
  /** What was interpreted of the text, at its positions in the term. */
  ofTerm(interpretation: Interpretation): Interpretation
}

/** What the interpretation must know about the settings and the listings of the site. */
export interface Lexicon extends SiteWords {
  /** Whether a text, in lower case, is part of what any listing is searched by. */
  occurs: (text: string) => boolean
  /** All words of what listings are searched by. */
  vocabulary: () => ReadonlySet<string>
  /** The ids of the listings with this permit number or reference. */
  idsNamed: (number: string) => readonly number[]
}

/** Longer terms are searched literally. */
export const MAX_TERM_LENGTH = 120
const MAX_WORDS = 6

/**
 * Interprets a term, in lower case: "3 bed under 2m marina" means three bedrooms, up to two million,
 * Dubai Marina. Undefined where only its literal text counts. Spelling is corrected only where the
 * literal term occurs nowhere.
 */
export function interpretSearch(term: string, lexicon: Lexicon): Interpretation | undefined {
  const ids = lexicon.idsNamed(term)
  if (ids.length > 0) return onlyListings(term, ids)
  const literal = interpretIfShort(term, lexicon)
  if (!literal) return undefined
  if (!literal.addsMeaning && literalsOf(term, lexicon).some(lexicon.occurs)) return undefined
  const unknown = literal.words.filter((word) => !lexicon.occurs(word))
  const corrected =
    unknown.length > 0
      ? interpretWords(term, lexicon, correct(unknown, lexicon.vocabulary()))
      : literal
  return corrected.addsMeaning || isSpecific(corrected) ? corrected : undefined
}

/** The texts whose occurrence the lexicon must know before `interpretSearch` is called. */
export function textsToLookUp(
  term: string,
  known: SiteWords,
): { words: readonly string[]; literals: readonly string[] } {
  const literal = interpretIfShort(term, known)
  if (!literal) return { words: [], literals: [] }
  return { words: literal.words, literals: literal.addsMeaning ? [] : literalsOf(term, known) }
}

/** The texts that a term finds as it stands. */
export function literalsOf(term: string, { arabic }: Pick<SiteWords, 'arabic'>): readonly string[] {
  return arabic ? arabic.literals(term) : [term]
}

/** Whether a form, as the name of something, is understood as that and not as a number. */
export function isReadAsName(form: string, arabic?: ArabicReader): boolean {
  const known = { names: namesWith([['Name', form]]), rates: NO_RATES, arabic }
  const { parts } = interpretWords(form, known)
  if (arabic?.translate(form, NO_CORRECTIONS))
    return parts.length > 0 && parts.every(({ condition }) => condition.field === 'text')
  return parts.length === 1 && parts[0]?.name === 'Name'
}

/** Whether a text is a name does not depend on the rates. */
const NO_RATES: Rates = { USD: 1, EUR: 1, GBP: 1, INR: 1 }

function onlyListings(term: string, ids: readonly number[]): Interpretation {
  const condition: Condition = { field: 'id', anyOf: ids }
  const part = { condition, from: 0, to: term.length, name: term.toUpperCase() }
  return { parts: [part], isExact: true, addsMeaning: true, words: [] }
}

function interpretIfShort(term: string, known: SiteWords): Interpretation | undefined {
  if (term === '' || term.length > MAX_TERM_LENGTH) return undefined
  const interpretation = interpretWords(term, known)
  return interpretation.words.length > MAX_WORDS ? undefined : interpretation
}

/** Words of one or two characters are part of too many others to be searched by themselves. */
function isSpecific({ parts, words }: Interpretation): boolean {
  return parts.length > 0 && words.every((word) => word.length > 2)
}

const NO_CORRECTIONS: Corrections = new Map()

/** Interprets without asking whether anything occurs. */
export function interpretWords(
  term: string,
  { names: known, rates, arabic }: SiteWords,
  corrections = NO_CORRECTIONS,
): Interpretation {
  const translation = arabic?.translate(term, corrections)
  const typed = translation?.text ?? term
  const text = withoutBothTypes(typed)
  const numbers = interpretNumbers(text, rates)
  const words = splitWords(numbers.reduce(blankOut, text)).map((word) => ({
    ...word,
    text: corrections.get(withoutApostrophe(word.text)) ?? word.text,
  }))
  const names = interpretNames(words, translation?.names ?? known)
  const interpretation = {
    parts: [...numbers, ...names].sort((a, b) => a.from - b.from),
    addsMeaning: text !== typed || numbers.length > 0 || names.some(hasOtherForms),
    words: names.filter(({ name }) => name === undefined).map(({ text }) => text),
  }
  return translation ? translation.ofTerm(interpretation) : interpretation
}

/** Listings have "maid’s", visitors type "maid's": "maid" is part of both. */
function withoutApostrophe(word: string): string {
  return word.replaceAll(/^\p{L}'|'\p{L}$/gu, '')
}

type NameOrWord = InterpretedPart & {
  text: string
  condition: Extract<Condition, { field: 'text' }>
}

/** The longest run of words that is a known name becomes one part; other words stand alone. */
function interpretNames(words: readonly Word[], names: Names): NameOrWord[] {
  const parts: NameOrWord[] = []
  for (let start = 0; start < words.length;) {
    const run = longestNameAt(words, start, names)
    const length = run?.length ?? 1
    const [first, last] = [words[start], words[start + length - 1]]
    if (!first || !last) break
    if (run) {
      const part: NameOrWord = {
        text: run.text,
        from: first.from,
        to: last.to,
        condition: {
          field: 'text',
          anyOf: searchedForms(run.known),
          ...(run.known.isCategory && { isCategory: true }),
        },
        name: run.known.name,
      }
      const before = parts.at(-1)
      if (before && areJoined(before, part, words)) parts.splice(-1, 1, eitherOf(before, part))
      else parts.push(part)
    } else if (!IGNORED_WORDS.has(first.text)) {
      const text = withoutApostrophe(first.text)
      parts.push({ ...first, text, condition: { field: 'text', anyOf: [text] } })
    }
    start += length
  }
  return parts
}

/**
 * Whether both are names of the same kind with "or" and ignored words between them and nothing else, as
 * the price in "villa 2m or office". Names of categories are not looked for where others are.
 */
function areJoined(before: NameOrWord, after: NameOrWord, words: readonly Word[]): boolean {
  if (before.name === undefined || before.condition.isCategory !== after.condition.isCategory)
    return false
  const between = words.filter(({ from, to }) => from >= before.to && to <= after.from)
  const ends = [before, ...between].map(({ to }) => to)
  return (
    between.some(({ text }) => text === 'or') &&
    [...between, after].every(({ from }, at) => from - (ends[at] ?? 0) <= MAX_GAP)
  )
}

/** A comma and two blanks, but no number, which is blanked out here. */
const MAX_GAP = 3

function eitherOf(before: NameOrWord, after: NameOrWord): NameOrWord {
  const { name, orNames = [], condition } = before
  return {
    ...before,
    to: after.to,
    text: `${before.text} or ${after.text}`,
    condition: { ...condition, anyOf: [...condition.anyOf, ...after.condition.anyOf] },
    orNames: [...new Set([...orNames, after.name ?? ''])].filter((one) => one !== name),
  }
}

/** Whether a name has forms that the typed words do not find: true of "jvc", not of "downtown". */
function hasOtherForms({ condition, name, text }: NameOrWord): boolean {
  return name !== undefined && !condition.anyOf.every((form) => form.includes(text))
}
