import { CATEGORY_NAMES, PLACES } from '#agency/place-names.ts'
import { correct, vocabularyOf } from './spelling.ts'
import { interpretWords, type Reading } from './interpret-words.ts'

/** What is known of the words that occur among the listings. */
export interface Lexicon {
  /** Whether a text, in lower case, is part of the title, the location or the category of any. */
  occurs: (text: string) => boolean
  /** The words of all of those. */
  vocabulary: () => ReadonlySet<string>
}

/** Nobody types more, and no machine should have us think about it. */
const LONGEST_TERM = 120
const MOST_WORDS = 6

/** The words that it must be known of whether they occur, before a term can be read. */
export function questioned(term: string): string[] {
  const reading = read(term)
  return reading ? [term, ...reading.words] : []
}

/**
 * What a term means besides itself; undefined where it is looked for as it stands, and no more. Slips
 * are mended only where the term as it stands occurs nowhere.
 */
export function interpretSearch(
  term: string,
  { occurs, vocabulary }: Lexicon,
): Reading | undefined {
  const reading = read(term)
  if (!reading) return undefined
  if (occurs(term)) return reading.isMore ? reading : undefined
  const unknown = reading.words.filter((word) => !occurs(word))
  const meant = unknown.length > 0 ? interpretWords(term, correct(unknown, vocabulary())) : reading
  return meant.isMore || isTelling(meant) ? meant : undefined
}

/** Words of a letter or two are part of too many others to be looked for by themselves. */
function isTelling({ parts, words }: Reading): boolean {
  return parts.length > 0 && words.every((word) => word.length > 2)
}

function read(term: string): Reading | undefined {
  if (term === '' || term.length > LONGEST_TERM) return undefined
  const reading = interpretWords(term)
  return reading.words.length > MOST_WORDS ? undefined : reading
}

/** The words of the names that we know, whether anything is there or not. */
export const KNOWN_WORDS: ReadonlySet<string> = vocabularyOf(
  [...PLACES, ...CATEGORY_NAMES].flatMap(({ name, also = [] }) => [name, ...also]),
)
