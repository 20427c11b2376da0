import type { Corrections } from '#domain/search/spelling.ts'

import { boundAt, countAt, readNumber } from './counts-and-bounds.ts'
import {
  longestPhrase,
  type Phrase,
  type Position,
  type ReadResult,
  type Segment,
} from './position.ts'
import { tokensOf, type Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Says a term in the English words that the interpreter knows. Unknown words stay, folded. */
export function translate(
  term: string,
  vocabulary: Vocabulary,
  corrections: Corrections,
): Segment[] {
  const tokens = tokensOf(term).map((token) => corrected(token, corrections))
  const segments: Segment[] = []
  for (let at = 0; at < tokens.length;) {
    const read = readAt({ tokens, at, vocabulary, segments })
    const [first, last] = [tokens[at], tokens[read.next - 1]]
    if (!first || !last) break
    const span = { from: first.from, to: last.to }
    segments.push(...read.segments.map((segment) => ({ ...span, ...segment })))
    at = read.next
  }
  return segments.filter(({ text }) => text !== '')
}

function corrected(token: Token, corrections: Corrections): Token {
  if (token.kind === 'other') return token
  const correction = corrections.get(unknownText(token.folded))
  return correction === undefined ? token : { ...token, folded: correction }
}

function readAt(position: Position): ReadResult {
  const { tokens, at } = position
  const token = tokens[at]
  const text = token?.folded ?? ''
  const phrase = token?.kind === 'arabic' ? longestPhrase(position) : undefined
  const quantity = readNumber(position)
  if (quantity && quantity.next >= (phrase?.next ?? 0)) return quantity
  if (phrase) return meaningAt(position, phrase)
  if (token?.kind === 'arabic')
    return { segments: [{ text: unknownText(text), kind: 'unknown' }], next: at + 1 }
  const kind = /\d(?:k|m|mn)?\+?$/.test(text) ? 'number' : 'other'
  return { segments: [{ text, kind }], next: at + 1 }
}

function meaningAt(position: Position, phrase: Phrase): ReadResult {
  const { tokens, at } = position
  const { meaning, next } = phrase
  const known = (text: string, arabic: Partial<Segment> = {}): ReadResult => ({
    segments: [{ text, kind: 'known', ...arabic }],
    next,
  })
  const arabic = [phrase.stem, ...tokens.slice(at + 1, next).map(({ folded }) => folded)].join(' ')
  switch (meaning.kind) {
    case 'ignored':
      return { segments: [], next }
    case 'bound':
      return boundAt(position, meaning.english, next)
    case 'count':
      return countAt(position, meaning, next)
    case 'text':
      return known(meaning.english, { arabic, prefix: phrase.prefix })
    case 'fixed':
      return position.segments.at(-1)?.kind === 'number'
        ? { segments: [{ text: meaning.english, kind: 'unit' }], next }
        : known(meaning.english)
    default:
      return known(meaning.english, { arabic })
  }
}

/** An unknown word as listings are searched for it: without article. */
function unknownText(folded: string): string {
  const [, , , stem] =
    /^([وفبك]?)(ال)(?=(.{2,}))/.exec(folded) ?? /^()(لل)(?=(.{3,}))/.exec(folded) ?? []
  return stem ?? folded
}
