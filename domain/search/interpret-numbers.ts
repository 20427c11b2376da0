import type { Rates } from '#domain/exchange-rates.ts'
import { CURRENCY, MULTIPLIER, NUMBER, PERIOD, parseNumber, rateOfWord } from '#domain/money.ts'
import { SQUARE_FEET_PER_SQUARE_METRE } from '#domain/units.ts'
import { COUNT_NAMES, type CountName } from '#domain/properties/property-counts.ts'

import type { Condition, Range } from './query.ts'

/** A price, a count, an area or a property type in a term, from one position to another. */
export interface InterpretedNumber {
  from: number
  to: number
  condition: Condition
}

const UP_TO = String.raw`(?:no|not) more than|not (?:over|above)|under|below|up\s*to|upto|max(?:imum)?\.?|less than|at most|within|<=?`
const FROM = String.raw`(?:no|not) less than|not (?:under|below)|over|above|from|more than|at least|min(?:imum)?\.?|starting(?: from| at)?|>=?`
const BOUND = String.raw`(?:(?<upTo>${UP_TO})|(?<atLeast>${FROM})|between)?\s*`
const AND = String.raw`\s*(?:-|–|to|and|or)\s*`
const COUNT = String.raw`\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten`

const SQUARE_FOOT = String.raw`sq\.?\s*ft|sq\.?\s*feet|square\s*f(?:ee|oo)t|sf|ft2|ft²`
const SQUARE_METRE = String.raw`sq\.?\s*m(?:t|tr|eters?|etres?)?|square\s*met(?:re|er)s?|m2|m²`
const EDGE = String.raw`(?<![\p{L}\p{N}.,])`
const END = String.raw`(?![\p{L}\p{N}²])`
// In "3 beds min 2 baths" the bound belongs to the number after it.
const LAST = String.raw`${END}(?!\.?\s*(?:${CURRENCY})?\s*(?:${COUNT}))`
const BOUND_AFTER = String.raw`(?:(?<more>\s*(?:\+|or more|plus|min(?:imum)?${LAST}))|(?<less>\s*(?:or less|max(?:imum)?${LAST})))?`
const A_PERIOD = String.raw`(?<period>\s*(?:${PERIOD}|annually|yearly|monthly|pcm|p\.?a\.?)${END})?`

const AREA = pattern(
  `${EDGE}${BOUND}(?<low>${NUMBER})(?:${AND}(?<high>${NUMBER}))?\\s*(?:(?<feet>${SQUARE_FOOT})|${SQUARE_METRE})${END}${BOUND_AFTER}`,
)
/** What visitors write after a number. */
const COUNT_WORDS: Record<CountName, string> = {
  bedroom: String.raw`bed\s?rooms?|beds?|brs?|bdrs?|bhk`,
  bathroom: String.raw`bath\s?rooms?|baths?|ba`,
  parking_spaces: String.raw`(?:car\s|covered\s)?parking(?:\s(?:spaces?|bays?|spots?))?|car\s?parks?`,
}
const ANY_PARKING = pattern(`${EDGE}(?:with )?parking${END}`)
const A_STUDIO = String.raw`(?:a\s)?studios?`
const STUDIO_TO = pattern(
  `${EDGE}${BOUND}${A_STUDIO}${AND}(?:a\\s)?(?<high>${COUNT})[\\s-]*(?:${COUNT_WORDS.bedroom})${END}`,
)
const TO_STUDIO = pattern(
  `${EDGE}${BOUND}(?<high>${COUNT})[\\s-]*(?:${COUNT_WORDS.bedroom})${AND}${A_STUDIO}${END}`,
)
const STUDIO = pattern(`${EDGE}studios?(?:\\s+(?:apartments?|flats?))?${END}`)
const PRICE = pattern(
  `${EDGE}${BOUND}(?<before>${CURRENCY})?\\s*(?<low>${NUMBER})\\s*(?<lowUnit>${MULTIPLIER})?${END}(?:${AND}(?:${CURRENCY})?\\s*(?<high>${NUMBER})\\s*(?<highUnit>${MULTIPLIER})?${END})?(?:\\s*(?<after>${CURRENCY})${END})?${A_PERIOD}${BOUND_AFTER}`,
)
const OFF_PLAN = pattern(`${EDGE}off[\\s-]?plan${END}`)
const RENT = pattern(`${EDGE}(?:(?:(?:for|to) )?(?:rent(?:als?|ing)?|lease)|to let)${END}`)
const READY = pattern(`${EDGE}ready(?: (?:to move(?: in)?|homes?))?${END}`)
const SALE = pattern(`${EDGE}(?:(?:for )?sale|(?:to )?(?:buy|purchase)|buying)${END}`)

type Groups = Partial<Record<string, string>>

type Reader = [RegExp, (groups: Groups, rates: Rates) => Condition | undefined]

const READERS: Reader[] = [
  [AREA, areaCondition],
  [STUDIO_TO, studioToCondition],
  [TO_STUDIO, studioToCondition],
  ...COUNT_NAMES.map((field): Reader => [
    countPattern(COUNT_WORDS[field]),
    (groups) => ({ field, range: countRange(groups) }),
  ]),
  [ANY_PARKING, () => ({ field: 'parking_spaces', range: { from: 1 } })],
  [STUDIO, () => ({ field: 'bedroom', range: { from: 0, to: 0 } })],
  [PRICE, priceCondition],
  [OFF_PLAN, () => ({ field: 'type', value: 'off-plan' })],
  [RENT, () => ({ field: 'type', value: 'rent' })],
  [READY, () => ({ field: 'type', value: 'ready' })],
  [SALE, () => ({ field: 'type', value: 'sale' })],
]

/** All prices, counts, areas and property types in a term, in lower case; at most one of each. */
export function interpretNumbers(term: string, rates: Rates): InterpretedNumber[] {
  const found: InterpretedNumber[] = []
  let rest = term
  for (const [pattern, read] of READERS)
    for (const match of rest.matchAll(pattern)) {
      const condition = read(match.groups ?? {}, rates)
      if (!condition || found.some((other) => other.condition.field === condition.field)) continue
      const to = match.index + match[0].length
      // The match may begin with blanks that replaced an earlier one.
      const from = to - match[0].trimStart().length
      found.push({ from, to, condition })
      rest = blankOut(rest, { from, to })
    }
  return found
}

/** A term, as long as before, without the words for a type where it asks both for sale and for rent. */
export function withoutBothTypes(term: string): string {
  const both = [SALE, RENT]
  if (!both.every((pattern) => term.search(pattern) >= 0)) return term
  return both.reduce(
    (text, pattern) => text.replaceAll(pattern, (words) => ' '.repeat(words.length)),
    term,
  )
}

export function blankOut(text: string, { from, to }: { from: number; to: number }): string {
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
}

/** An area that a visitor types into a field, in square metres: "120", "1500 sq ft". */
export function parseArea(text: string): number | undefined {
  const pattern = new RegExp(`^(${NUMBER})\\s*(?:(${SQUARE_FOOT})|${SQUARE_METRE})?$`, 'u')
  const [, number, feet] = pattern.exec(text.trim().toLowerCase()) ?? []
  const area = squareMetres(number, feet)
  return area >= 0 && area < 1e15 ? area : undefined
}

function squareMetres(number: string | undefined, feet: string | undefined): number {
  // With a unit, so that "120.500" stays a decimal.
  return parseNumber(number, 'sq m') / (feet ? SQUARE_FEET_PER_SQUARE_METRE : 1)
}

// At most two blanks: with unbounded runs the patterns backtrack for seconds on hostile input.
function pattern(source: string): RegExp {
  return new RegExp(source.replaceAll(String.raw`\s*`, String.raw`\s{0,2}`), 'gu')
}

function countPattern(names: string): RegExp {
  return pattern(
    `${EDGE}${BOUND}(?<low>${COUNT})(?:(?:\\s*(?:${names}))?${AND}(?<high>${COUNT}))?(?<plus>\\s*(?:\\+|or more|plus))?[\\s-]*(?:${names})${END}${BOUND_AFTER}`,
  )
}

function areaCondition({ low, high, feet, ...bound }: Groups): Condition {
  const from = squareMetres(low, feet)
  // A single area is the least that is wanted.
  const range =
    high === undefined
      ? oneSided(from, bound, 'from')
      : rangeBetween(from, squareMetres(high, feet))
  return { field: 'area', range }
}

function studioToCondition({ high }: Groups): Condition {
  return { field: 'bedroom', range: { from: 0, to: parseCount(high) } }
}

function countRange({ low, high, plus, ...bound }: Groups): Range {
  const from = parseCount(low)
  if (high !== undefined) return rangeBetween(from, parseCount(high))
  const isBound = [plus, ...Object.values(bound)].some((mark) => mark !== undefined)
  return isBound ? oneSided(from, bound, 'from') : { from, to: from }
}

/** Undefined for a number that nothing marks as a price: "villa 15". */
function priceCondition(groups: Groups, rates: Rates): Condition | undefined {
  const { low, high, lowUnit, highUnit, before, after, period, ...bound } = groups
  const currency = before ?? after
  const rate = rateOfWord(rates, currency)
  // "Between 1 and 2m": both are millions, but not in "500,000 to 1m".
  const isUnitShared = parseNumber(low, highUnit) < parseNumber(high, highUnit)
  const from = parseNumber(low, lowUnit ?? (isUnitShared ? highUnit : undefined))
  const isMarked = [currency, lowUnit, highUnit, period].some((mark) => mark !== undefined)
  const isBound = [high, ...Object.values(bound)].some((mark) => mark !== undefined)
  if (!isMarked && from < (isBound ? 10_000 : 100_000)) return undefined
  if (high === undefined) return { field: 'price', range: oneSided(from * rate, bound, 'to') }
  const to = parseNumber(high, highUnit)
  return { field: 'price', range: rangeBetween(from * rate, to * rate) }
}

/** Bounded by the word before or after the number, or else on the default side. */
function oneSided(value: number, bound: Groups, defaultSide: 'from' | 'to') {
  const { upTo, atLeast, more, less } = bound
  const side = (upTo ?? less) ? 'to' : (atLeast ?? more) ? 'from' : defaultSide
  return { [side]: value }
}

function rangeBetween(a: number, b: number): Range {
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

function parseCount(text = ''): number {
  const index = NUMBER_WORDS.indexOf(text)
  return index === -1 ? Number(text) : index
}
