import { rateOf, type Condition, type Range } from './query.ts'

/** What a stretch of a term says in figures. */
export interface Said {
  from: number
  to: number
  condition: Condition
}

/** How many square feet a square metre has. */
export const SQUARE_FEET = 10.763910416709722

const UP_TO = String.raw`under|below|up\s*to|upto|max(?:imum)?|less than|at most|within|not over|<=?`
const FROM = String.raw`over|above|from|more than|at least|min(?:imum)?|starting(?: from| at)?|>=?`
const BOUND = String.raw`(?:(?<upTo>${UP_TO})|(?<atLeast>${FROM})|between)?\s*`
const AND = String.raw`\s*(?:-|–|to|and)\s*`
const MORE = String.raw`(?<more>\s*(?:\+|or more|plus))?`
const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`
const COUNT = String.raw`\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten`
const TIMES = String.raw`k|thousand|mn|mil|millions?|m(?![²2])|bn|billion`
const CURRENCY = String.raw`aed|usd|eur|gbp|inr|dirhams?|dollars?|euros?|dhs?|[$€£₹]`

const SQUARE_FOOT = String.raw`sq\.?\s*ft|sq\.?\s*feet|square\s*f(?:ee|oo)t|sf|ft2|ft²`
const SQUARE_METRE = String.raw`sq\.?\s*m(?:t|tr|eters?|etres?)?|square\s*met(?:re|er)s?|m2|m²`
const EDGE = String.raw`(?<![\p{L}\p{N}.,])`
const END = String.raw`(?![\p{L}\p{N}²])`

const AREA = pattern(
  `${EDGE}${BOUND}(?<low>${FIGURE})(?:${AND}(?<high>${FIGURE}))?\\s*(?:(?<feet>${SQUARE_FOOT})|${SQUARE_METRE})${END}${MORE}`,
)
const BEDROOMS = rooms('bed\\s?rooms?|beds?|brs?|bdrs?|bhk')
const BATHROOMS = rooms('bath\\s?rooms?|baths?|ba')
const STUDIO = pattern(`${EDGE}studios?(?:\\s+(?:apartments?|flats?))?${END}`)
const PRICE = pattern(
  `${EDGE}${BOUND}(?<before>${CURRENCY})?\\s*(?<low>${FIGURE})\\s*(?<lowTimes>${TIMES})?${END}(?:${AND}(?:${CURRENCY})?\\s*(?<high>${FIGURE})\\s*(?<highTimes>${TIMES})?${END})?(?:\\s*(?<after>${CURRENCY})${END})?${MORE}`,
)
const OFF_PLAN = pattern(`${EDGE}off[\\s-]?plan${END}`)
const RENT = pattern(`${EDGE}(?:(?:for|to) rent|rentals?|for lease|to let)${END}`)
const SALE = pattern(`${EDGE}(?:for sale|to buy)${END}`)

type Groups = Partial<Record<string, string>>

const READERS: [RegExp, (groups: Groups) => Condition | undefined][] = [
  [AREA, area],
  [BEDROOMS, (groups) => ({ of: 'bedrooms', range: roomRange(groups) })],
  [BATHROOMS, (groups) => ({ of: 'bathrooms', range: roomRange(groups) })],
  [STUDIO, () => ({ of: 'bedrooms', range: { from: 0, to: 0 } })],
  [PRICE, price],
  [OFF_PLAN, () => ({ of: 'kind', is: 'off-plan' })],
  [RENT, () => ({ of: 'kind', is: 'rent' })],
  [SALE, () => ({ of: 'kind', is: 'sale' })],
]

/** Every stretch of a term, in lower case, that says a price, rooms, an area or a kind; each once. */
export function figuresIn(term: string): Said[] {
  const said: Said[] = []
  let left = term
  for (const [pattern, read] of READERS)
    for (const match of left.matchAll(pattern)) {
      const condition = read(match.groups ?? {})
      if (!condition || said.some((other) => other.condition.of === condition.of)) continue
      const to = match.index + match[0].length
      // The blanks before it may be those that are left of another.
      const from = to - match[0].trimStart().length
      said.push({ from, to, condition })
      left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
    }
  return said
}

/** A price or an area as somebody writes it into a field: "2m", "1,500,000", "1500 sq ft". */
export function readFigure(of: 'price' | 'area', text: string): number | undefined {
  const written = text.trim().toLowerCase()
  if (of === 'price') {
    const match = new RegExp(`^(?:(${CURRENCY})\\s*)?(${FIGURE})\\s*(${TIMES})?$`, 'u').exec(
      written,
    )
    const [, currency = 'aed', figure, times] = match ?? []
    return bounded(figureOf(figure) * timesOf(times) * rateOfWord(currency))
  }
  const match = new RegExp(`^(${FIGURE})\\s*(?:(${SQUARE_FOOT})|${SQUARE_METRE})?$`, 'u').exec(
    written,
  )
  const [, figure, feet] = match ?? []
  return bounded(figureOf(figure) / (feet ? SQUARE_FEET : 1))
}

function bounded(value: number): number | undefined {
  return value >= 0 && value < 1e15 ? value : undefined
}

// A few blanks at most: where any number may follow another, a long run of them takes for ever.
function pattern(source: string): RegExp {
  return new RegExp(source.replaceAll(String.raw`\s*`, String.raw`\s{0,2}`), 'gu')
}

function rooms(names: string): RegExp {
  return pattern(
    `${EDGE}${BOUND}(?<low>${COUNT})(?:${AND}(?<high>${COUNT}))?(?<plus>\\s*\\+)?[\\s-]*(?:${names})${END}${MORE}`,
  )
}

function area({ low = '', high, feet, ...bound }: Groups): Condition {
  const metres = (figure: string) => figureOf(figure) / (feet ? SQUARE_FEET : 1)
  const [from, to] = [metres(low), high === undefined ? undefined : metres(high)]
  // Who names one area wants no less.
  return { of: 'area', range: to === undefined ? oneSided(from, bound, 'from') : ordered(from, to) }
}

function roomRange({ low = '', high, plus, more, ...bound }: Groups): Range {
  const from = countOf(low)
  if (high !== undefined) return ordered(from, countOf(high))
  if (plus ?? more) return { from }
  return (bound['upTo'] ?? bound['atLeast']) ? oneSided(from, bound, 'from') : { from, to: from }
}

/** Undefined for a figure that nothing marks as a price: "villa 15". */
function price(groups: Groups): Condition | undefined {
  const { low = '', high, lowTimes, highTimes, before, after, ...bound } = groups
  const currency = before ?? after
  const rate = rateOfWord(currency ?? 'aed')
  // "Between 1 and 2m": both are millions.
  const from = figureOf(low) * timesOf(lowTimes ?? (high === undefined ? undefined : highTimes))
  const marked = [currency, lowTimes, highTimes].some((mark) => mark !== undefined)
  const isBound = [bound['upTo'], bound['atLeast'], high].some((mark) => mark !== undefined)
  if (!marked && from < (isBound ? 10_000 : 100_000)) return undefined
  if (high === undefined) return { of: 'price', range: oneSided(from * rate, bound, 'to') }
  return { of: 'price', range: ordered(from * rate, figureOf(high) * timesOf(highTimes) * rate) }
}

/** A bound by the word before it, or else by what is meant where none stands there. */
function oneSided(value: number, { upTo, atLeast, more }: Groups, meant: 'from' | 'to'): Range {
  const side = upTo ? 'to' : (atLeast ?? more) ? 'from' : meant
  return { [side]: value }
}

function ordered(a: number, b: number): Range {
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

function figureOf(text = ''): number {
  return text === '' ? NaN : Number(text.replaceAll(',', ''))
}

const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ')

function countOf(text: string): number {
  const named = COUNTS.indexOf(text)
  return named === -1 ? Number(text) : named
}

function timesOf(word: string | undefined): number {
  if (word === undefined) return 1
  if (/^(?:k|thousand)$/.test(word)) return 1e3
  return word.startsWith('b') ? 1e9 : 1e6
}

const WORDS_OF: Record<string, RegExp> = {
  USD: /^(?:usd|dollars?|\$)$/,
  EUR: /^(?:eur|euros?|€)$/,
  GBP: /^(?:gbp|£)$/,
  INR: /^(?:inr|₹)$/,
}

function rateOfWord(word: string): number {
  const named = Object.entries(WORDS_OF).find(([, words]) => words.test(word))
  return rateOf(named?.[0] ?? 'AED') ?? 1
}
