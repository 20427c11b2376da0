import { readQuantity, type Quantity } from './numbers.ts'
import { stemsOf, withoutArticle, type Stem, type Token } from './tokens.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

/** English words for a part of a term, from one position of it to another. */
export interface Segment {
  text: string
  from: number
  to: number
  /** A number, its unit, a word like "under", another known word, an unknown one, or no Arabic. */
  kind: 'number' | 'unit' | 'bound' | 'known' | 'unknown' | 'other'
  /** The Arabic words of a text that listings may have too, and the letters joined before them. */
  arabic?: string
  prefix?: string
}

/** Where a translation stands. */
export interface Position {
  tokens: readonly Token[]
  at: number
  vocabulary: Vocabulary
  /** What has been translated before. */
  segments: Segment[]
}

export type NewSegment = Pick<Segment, 'text' | 'kind' | 'arabic' | 'prefix'>

/** What was read, and the token after it. */
export interface ReadResult {
  segments: NewSegment[]
  next: number
}

export interface Phrase extends Stem {
  meaning: Meaning
  next: number
}

/** The longest phrase at a position, with or without what is joined to its first word. */
export function longestPhrase({ tokens, at, vocabulary }: Position): Phrase | undefined {
  const stems = stemsOf(tokens[at]?.folded ?? '').filter(({ stem }) => vocabulary.begins(stem))
  if (stems.length === 0) return undefined
  const following: string[] = []
  for (const { kind, folded } of tokens.slice(at + 1, at + vocabulary.maxWords))
    if (kind === 'arabic') following.push(withoutArticle(folded))
    else break
  for (let more = following.length; more >= 0; more--)
    for (const { prefix, stem } of stems) {
      const meaning = vocabulary.meaningOf([stem, ...following.slice(0, more)].join(' '))
      if (meaning) return { meaning, prefix, stem, next: at + 1 + more }
    }
  return undefined
}

/** The number that begins at a token, in words or digits. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'other') {
    const amount = readQuantity(tokens, at, token.folded)
    const isCount = /^\d{1,2}$/.test(token.folded)
    return (
      amount ??
      (isCount
        ? { text: token.folded, value: Number(token.folded), next: at + 1, isAmount: false }
        : undefined)
    )
  }
  for (const { stem } of stemsOf(token.folded)) {
    const quantity = readQuantity(tokens, at, stem)
    if (quantity) return quantity
  }
  return undefined
}

export function isNumberAt(position: Position): boolean {
  const { tokens, at } = position
  const token = tokens[at]
  if (token?.kind === 'other') return /^(?:[$€£₹]?\d|(?:aed|usd|eur|gbp|inr)$)/.test(token.folded)
  if (quantityAt(tokens, at)) return true
  const meaning = longestPhrase(position)?.meaning
  return meaning?.kind === 'count' && meaning.number !== 'many'
}
