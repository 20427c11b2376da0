import type { Corrections } from '#domain/search/spelling.ts'

import { readQuantity, type Quantity } from './numbers.ts'
import { stemsOf, tokensOf, withoutArticle, type Stem, type Token } from './tokens.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

/** English words for a part of a term, from one position of it to another. */
export interface Segment {
  text: string
  from: number
  to: number
  /** A number, its unit, a word like "under", another known word, an unknown one, or no Arabic. */
  kind: 'number' | 'unit' | 'bound' | 'known' | 'unknown' | 'other'
  /** The Arabic words of a text that listings may have too. */
  arabic?: string
}

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

interface Position {
  tokens: readonly Token[]
  at: number
  vocabulary: Vocabulary
  /** What has been translated before. */
  segments: Segment[]
}

type NewSegment = Pick<Segment, 'text' | 'kind' | 'arabic'>

interface Read {
  segments: NewSegment[]
  next: number
}

function readAt(position: Position): Read {
  const { tokens, at } = position
  const token = tokens[at]
  const text = token?.folded ?? ''
  const phrase = token?.kind === 'arabic' ? longestPhrase(position) : undefined
  const quantity = readNumber(position)
  if (quantity && quantity.next >= (phrase?.next ?? 0)) return quantity
  if (phrase) return meaningAt(position, phrase)
  if (token?.kind === 'arabic')
    return { segments: [{ text: unknownText(text), kind: 'unknown' }], next: at + 1 }
  const kind = endsWithNumber(text) ? 'number' : 'other'
  return { segments: [{ text, kind }], next: at + 1 }
}

/** A number in words, with the "و" or "ل" that joins it to the one before. */
function readNumber(position: Position): Read | undefined {
  const { tokens, at } = position
  const token = tokens[at]
  if (!token) return undefined
  const stems =
    token.kind === 'arabic' ? stemsOf(token.folded) : [{ prefix: '', stem: token.folded }]
  for (const { prefix, stem } of stems) {
    const quantity = readQuantity(tokens, at, stem)
    if (!quantity) continue
    const number: NewSegment = { text: numberText(position, quantity), kind: 'number' }
    const joint = jointOf(position, prefix)
    return {
      segments: joint ? [{ text: joint, kind: 'bound' }, number] : [number],
      next: quantity.next,
    }
  }
  return undefined
}

/** Areas are read in digits only: "ألف متر" is 1000 square metres. */
function numberText(position: Position, { text, value, next }: Quantity): string {
  const after = longestPhrase({ ...position, at: next })?.meaning
  return after?.kind === 'fixed' && after.english.startsWith('sq ') ? String(value) : text
}

function jointOf(position: Position, prefix: string): string {
  if (prefix.endsWith('ل')) return isSecondOfRange(position, position.at) ? 'to' : 'up to'
  return prefix === 'و' && isSecondOfRange(position, position.at) ? 'and' : ''
}

const CURRENCIES = new Set(['dirhams', 'dollars', 'euros', 'gbp', 'inr'])

/**
 * Whether the number at a position is the second of a range. The unit of the first is then left out:
 * "من مليون درهم إلى مليونين", "من 3 غرف إلى 5 غرف".
 */
function isSecondOfRange(position: Position, at: number): boolean {
  const { tokens, segments } = position
  const [unit, number] = [segments.at(-1), segments.at(-2)]
  if (unit?.kind === 'number') return true
  if (number?.kind !== 'number' || unit?.kind !== 'unit') return false
  const quantity = quantityAt(tokens, at)
  const isAmount = quantity?.isAmount === true
  const after = longestPhrase({ ...position, at: quantity?.next ?? at + 1 })?.meaning
  const isSame = after !== undefined && unitOf(after) === unit.text
  if (!isSame && !(isAmount && CURRENCIES.has(unit.text))) return false
  segments.pop()
  return true
}

function unitOf(meaning: Meaning): string | undefined {
  if (meaning.kind === 'count') return meaning.noun
  return meaning.kind === 'fixed' ? meaning.english : undefined
}

interface Phrase extends Stem {
  meaning: Meaning
  next: number
}

/** The longest phrase at a position, with or without what is joined to its first word. */
function longestPhrase({ tokens, at, vocabulary }: Position): Phrase | undefined {
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

function meaningAt(position: Position, phrase: Phrase): Read {
  const { tokens, at } = position
  const { meaning, next } = phrase
  const known = (text: string, arabic?: string): Read => ({
    segments: [{ text, kind: 'known', ...(arabic !== undefined && { arabic }) }],
    next,
  })
  switch (meaning.kind) {
    case 'ignored':
      return { segments: [], next }
    case 'bound':
      return boundAt(position, meaning.english, next)
    case 'count':
      return countAt(position, meaning, next)
    case 'text':
      return known(
        meaning.english,
        [phrase.stem, ...tokens.slice(at + 1, next).map(({ folded }) => folded)].join(' '),
      )
    case 'fixed':
      return position.segments.at(-1)?.kind === 'number'
        ? { segments: [{ text: meaning.english, kind: 'unit' }], next }
        : known(meaning.english)
    default:
      return known(meaning.english)
  }
}

/** "Under", "to" and the like: only beside a number. */
function boundAt(position: Position, bound: string, next: number): Read {
  const { tokens, segments } = position
  const isBeforeNumber = isNumberAt({ ...position, at: next })
  const emit = (text: string): Read => ({ segments: text ? [{ text, kind: 'bound' }] : [], next })
  switch (bound) {
    case 'to':
      return emit(!isBeforeNumber ? '' : isSecondOfRange(position, next) ? 'to' : 'up to')
    case 'and':
    case 'or': {
      const isRange = isBeforeNumber && isSecondOfRange(position, next)
      return emit(!isRange ? '' : bound === 'or' ? 'to' : 'and')
    }
    case 'at least':
      if (isBeforeNumber) return emit(bound)
      return emit(/number|unit/.test(segments.at(-1)?.kind ?? '') ? 'or more' : '')
    case 'less':
    case 'under':
      if (bound === 'under' && isBeforeNumber) return emit(bound)
      limitNumberBefore(segments, tokens[next - 1])
      return emit('')
    default:
      return emit(isBeforeNumber ? bound : '')
  }
}

/** "2 مليون كحد أقصى": the bound comes after its number. */
function limitNumberBefore(segments: Segment[], token: Token | undefined): void {
  const index = segments.findLastIndex(({ kind }) => kind === 'number')
  const number = segments[index]
  if (number && token && segments[index - 1]?.kind !== 'bound')
    segments.splice(index, 0, { text: 'under', kind: 'bound', from: number.from, to: token.to })
}

type Count = Extract<Meaning, { kind: 'count' }>

/** "3 غرف", "غرفتين", "غرفة", "عدد الغرف 3". */
function countAt(
  { tokens, segments }: Position,
  { noun, single, number }: Count,
  next: number,
): Read {
  const unit: NewSegment = { text: noun, kind: 'unit' }
  const counted = (text: string, end = next): Read => ({
    segments: [{ text, kind: 'number' }, unit],
    next: end,
  })
  if (segments.at(-1)?.kind === 'number') return { segments: [unit], next }
  if (number === 'two') return counted('2')
  // "Parking" alone asks for any.
  if (noun === single) return { segments: [{ text: noun, kind: 'known' }], next }
  if (number === 'one') return counted('1')
  const quantity = quantityAt(tokens, next)
  if (quantity && !quantity.isAmount) return counted(quantity.text, quantity.next)
  return { segments: [], next }
}

/** The number that begins at a token, in words or digits. */
function quantityAt(tokens: readonly Token[], at: number): Quantity | undefined {
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

function isNumberAt(position: Position): boolean {
  const { tokens, at } = position
  const token = tokens[at]
  if (token?.kind === 'other') return /^(?:[$€£₹]?\d|(?:aed|usd|eur|gbp|inr)$)/.test(token.folded)
  if (quantityAt(tokens, at)) return true
  const meaning = longestPhrase(position)?.meaning
  return meaning?.kind === 'count' && meaning.number !== 'many'
}

function endsWithNumber(text: string): boolean {
  return /\d\+?$/.test(text)
}

/** An unknown word as listings are searched for it: without article. */
export function unknownText(folded: string): string {
  const [, , , stem] =
    /^([وفبك]?)(ال)(?=(.{2,}))/.exec(folded) ?? /^()(لل)(?=(.{3,}))/.exec(folded) ?? []
  return stem ?? folded
}
