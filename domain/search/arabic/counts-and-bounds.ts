import { readQuantity, type Quantity } from './numbers.ts'
import {
  isNumberAt,
  longestPhrase,
  quantityAt,
  type NewSegment,
  type Position,
  type ReadResult,
  type Segment,
} from './position.ts'
import { stemsOf, type Token } from './tokens.ts'
import type { Meaning } from './vocabulary.ts'

/** A number in words, with the "و" or "ل" that joins it to the one before. */
export function readNumber(position: Position): ReadResult | undefined {
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
  if (prefix.endsWith('ل')) return joinRange(position, position.at) ? 'to' : 'up to'
  return prefix === 'و' && joinRange(position, position.at) ? 'and' : ''
}

const CURRENCIES = new Set(['dirhams', 'dollars', 'euros', 'gbp', 'inr'])

/**
 * Joins the number at a position to the one before it where the two are a range, and returns whether
 * they are. A unit of the first is then removed from the segments, so that only the second has one:
 * "من مليون درهم إلى مليونين", "من 3 غرف إلى 5 غرف".
 */
function joinRange(position: Position, at: number): boolean {
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

/** "Under", "to" and the like: only beside a number. */
export function boundAt(position: Position, bound: string, next: number): ReadResult {
  const { tokens, segments } = position
  const isBeforeNumber = isNumberAt({ ...position, at: next })
  const emit = (text: string): ReadResult => ({
    segments: text ? [{ text, kind: 'bound' }] : [],
    next,
  })
  switch (bound) {
    case 'to':
      return emit(!isBeforeNumber ? '' : joinRange(position, next) ? 'to' : 'up to')
    case 'and':
      return emit(isBeforeNumber && joinRange(position, next) ? 'and' : '')
    case 'or':
      // For the unit that it removes: "٣ غرف أو ٤ غرف".
      if (isBeforeNumber) joinRange(position, next)
      return emit('or')
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
export function countAt(
  { tokens, segments }: Position,
  { noun, single, number }: Count,
  next: number,
): ReadResult {
  const unit: NewSegment = { text: noun, kind: 'unit' }
  const counted = (text: string, end = next): ReadResult => ({
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
