import type { Condition } from './query.ts'
import { figuresIn } from './read-numbers.ts'
import { CATEGORY_NAMES, FILLERS, PLACES, type Known } from '#agency/place-names.ts'

/** A part of a term that was understood, and where in the term it stands. */
export interface Understood {
  condition: Condition
  from: number
  to: number
  /** Of words: how they are shown. */
  name?: string
}

export interface Reading {
  parts: Understood[]
  /** Whether it says more than its words do where they are simply looked for. */
  isMore: boolean
  /** The words that are neither a name nor a figure. */
  words: string[]
}

/** Words that were mistyped, and what was meant. */
export type Corrections = ReadonlyMap<string, string>

const NONE: Corrections = new Map()

/**
 * Reads a term, in lower case, the way somebody at the desk would: "3 bed under 2m marina" is three
 * bedrooms, up to two million, Dubai Marina. All its parts must be met.
 */
export function interpretWords(term: string, corrections: Corrections = NONE): Reading {
  const figures = figuresIn(term)
  const words = wordsIn(masked(term, figures)).map((word) => ({
    ...word,
    text: corrections.get(word.text) ?? word.text,
  }))
  const read = namesAmong(words)
  const parts = [...figures, ...read].sort((a, b) => a.from - b.from)
  return {
    parts,
    isMore: figures.length > 0 || read.some(standsForMore),
    words: read.filter(({ name }) => name === undefined).map(({ text }) => text),
  }
}

/** A term without one of its parts. */
export function without(term: string, { from, to }: Pick<Understood, 'from' | 'to'>): string {
  const start = term.length - term.trimStart().length
  return `${term.slice(0, start + from)} ${term.slice(start + to)}`.replaceAll(/\s+/g, ' ').trim()
}

interface Word {
  text: string
  from: number
  to: number
}

function masked(term: string, stretches: readonly { from: number; to: number }[]): string {
  let left = term
  for (const { from, to } of stretches)
    left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
  return left
}

function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/[^\s,;]+/g), ({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }))
}

type Read = Understood & { text: string }

/** The longest run of words that is a name is one; what is left is looked for as it stands. */
function namesAmong(words: readonly Word[]): Read[] {
  const read: Read[] = []
  for (let at = 0; at < words.length;) {
    const run = longestName(words, at)
    const [first, last] = [words[at], words[at + (run?.length ?? 1) - 1]]
    if (!first || !last) break
    if (run)
      read.push({
        text: run.text,
        from: first.from,
        to: last.to,
        condition: { of: 'words', any: lookedFor(run.known) },
        name: run.known.name,
      })
    else if (!FILLERS.has(first.text))
      read.push({ ...first, condition: { of: 'words', any: [first.text] } })
    at += run?.length ?? 1
  }
  return read
}

function longestName(words: readonly Word[], at: number) {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const text = words
      .slice(at, at + length)
      .map((word) => word.text)
      .join(' ')
    const known = NAMES.get(text)
    if (known) return { known, length, text }
  }
  return undefined
}

function lookedFor({ name, also = [] }: Known): string[] {
  return [name.toLowerCase(), ...also]
}

/** Whether a name has forms that its own words do not find: "jvc", but not "downtown". */
function standsForMore({ condition, name, text }: Read): boolean {
  return (
    name !== undefined &&
    condition.of === 'words' &&
    !condition.any.every((form) => form.includes(text))
  )
}

const NAMES = new Map(
  [...CATEGORY_NAMES, ...PLACES].flatMap((known) =>
    [...lookedFor(known), ...(known.typed ?? [])].map((form) => [form, known] as const),
  ),
)
const LONGEST = Math.max(...Array.from(NAMES.keys(), (form) => form.split(' ').length))
