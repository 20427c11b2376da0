import { aedRate, type Rates } from './exchange-rates.ts'

export const CURRENCIES = ['USD', 'EUR', 'GBP', 'INR', 'AED'] as const

export type Currency = (typeof CURRENCIES)[number]

/** The price of a listing in dirhams; undefined where it states no single amount. */
export function priceInAed(
  rates: Rates,
  listing: { price: string; currency: string },
): number | undefined {
  const [amount, rate] = [parsePrice(listing.price), aedRate(rates, listing.currency)]
  return amount === null || rate === undefined ? undefined : amount * rate
}

const BEFORE_AMOUNT = new RegExp(
  `^(?:from|starting (?:at|from)|${CURRENCIES.join('|')}|dhs?|[$€£₹])[.:]?\\s*`,
  'i',
)
export const PERIOD = '(?:/|per|a)\\s*(year|annum|yr|month|pa)'
const AFTER_AMOUNT = new RegExp(`\\s*(?:${CURRENCIES.join('|')}|dhs?|${PERIOD})$`, 'i')

/**
 * The amount in a listing's price, which is free text in any grouping style ("4,850,000",
 * "2,60,00,000", "4.850.000,50", "4.85 million"). Null where it is words, or not a single amount.
 */
export function parsePrice(price: string): number | null {
  if (price.length > MAX_PRICE_LENGTH) return null
  const bare = stripRepeatedly(price.trim(), BEFORE_AMOUNT, AFTER_AMOUNT)
  const [, digits, unit] = /^(\d[\d.,\s’']*?)\s*(k|thousand|m|mn|million)?$/i.exec(bare) ?? []
  const number = digits === undefined ? null : parseGrouped(digits.replaceAll(/[\s’']/g, ''))
  if (number === null) return null
  const amount = number * multiplier(unit?.toLowerCase())
  return amount > 0 && amount < MAX_AMOUNT ? amount : null
}

/** The period of a rent, where its price names one: "9,500 / month". */
export function periodInPrice(price: string): 'year' | 'month' | undefined {
  const [, period] = new RegExp(`${PERIOD}$`, 'i').exec(price.trim()) ?? []
  if (period === undefined) return undefined
  return period.toLowerCase() === 'month' ? 'month' : 'year'
}

const MAX_AMOUNT = 1e15

/** A longer text is no amount, and would take long to read. */
const MAX_PRICE_LENGTH = 200

function stripRepeatedly(text: string, ...patterns: RegExp[]): string {
  let [before, after] = ['', text]
  while (before !== after) {
    before = after
    for (const pattern of patterns) after = after.replace(pattern, '')
  }
  return after
}

/** The last separator is a decimal point if it occurs once and is not followed by a group of three. */
function parseGrouped(digits: string): number | null {
  const separator = digits.match(/[.,](?=\d*$)/)?.[0]
  if (separator === undefined) return /^\d+$/.test(digits) ? Number(digits) : null
  const index = digits.lastIndexOf(separator)
  const [whole, rest] = [digits.slice(0, index), digits.slice(index + 1)] as const
  const isDecimal =
    !whole.includes(separator) &&
    (separator === '.' ? /^\d+$/.test(whole) || rest.length !== 3 : rest.length < 3)
  const plain = isDecimal
    ? `${whole.replaceAll(/[.,]/g, '')}.${rest}`
    : digits.replaceAll(/[.,]/g, '')
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : null
}

// Pattern sources for amounts that visitors type, in lower case. Plain strings: bundlers drop them
// from pages that do not search.
// Of one digit only "1 000" is a group: "bed 2 150 sq m" has two numbers.
export const NUMBER =
  '(?:\\d{1,3}(?:[\\s.]\\d{3}){2,}(?!\\d)|(?:\\d{2,3}[\\s.]\\d{3}|\\d[\\s.]000)(?![.,]?\\d)|\\d[\\d,]*(?:\\.\\d+)?)'
export const MULTIPLIER = 'k|thousand|mn|mil|millions?|m(?![²2])|bn|billion|crores?|cr|lakhs?|lacs?'
export const CURRENCY =
  '(?:aed|usd|eur|gbp|inr|dirhams?|(?:us\\s)?dollars?|euros?|pounds?|rupees?|dhs?|(?:us)?\\$|[€£₹])\\.?'

/** An amount that a visitor types into a field, in dirhams: "2m", "1,500,000", "usd 100k". */
export function parseAmount(rates: Rates, text: string): number | undefined {
  // With unbounded runs of blanks the pattern would backtrack for a second on hostile input.
  const pattern = new RegExp(
    `^(?:(${CURRENCY})\\s{0,3})?(${NUMBER})\\s{0,3}(${MULTIPLIER})?(?:\\s{0,3}(${CURRENCY}))?$`,
    'u',
  )
  const [, before, number, unit, after] = pattern.exec(text.trim().toLowerCase()) ?? []
  const amount = parseNumber(number, unit) * rateOfWord(rates, before ?? after)
  return amount >= 0 && amount < MAX_AMOUNT ? amount : undefined
}

/**
 * A number as `NUMBER` matches it, times a `MULTIPLIER`; NaN where there is none. "120.000" is a hundred
 * and twenty thousand unless it has a unit: "1.500m" is a million and a half.
 */
export function parseNumber(text = '', unit?: string): number {
  if (text === '') return NaN
  // "2,5m" is two and a half million.
  const isDecimal = unit !== undefined && /^\d{1,3},\d{1,2}$/.test(text)
  const hasPoints =
    text.indexOf('.') !== text.lastIndexOf('.') ||
    (unit === undefined && /^(?:\d{2,3}\.\d{3}|\d\.000)$/.test(text))
  const plain = isDecimal
    ? text.replace(',', '.')
    : text.replaceAll(hasPoints ? /[,.\s]/g : /[,\s]/g, '')
  return Number(plain) * multiplier(unit)
}

/** What a word that `MULTIPLIER` matches stands for. */
export function multiplier(word: string | undefined): number {
  return word === undefined ? 1 : (BY_FIRST_LETTER[word.charAt(0)] ?? 1)
}

const BY_FIRST_LETTER: Partial<Record<string, number>> = {
  k: 1e3,
  t: 1e3,
  l: 1e5,
  m: 1e6,
  c: 1e7,
  b: 1e9,
}

/** The rate of a currency as `CURRENCY` matches it; dirhams where none is named. */
export function rateOfWord(rates: Rates, word = ''): number {
  return aedRate(rates, currencyOfWord(word)) ?? 1
}

/** A currency as `CURRENCY` matches it. */
export function currencyOfWord(word: string): Currency {
  const words = { USD: /^(?:us|do|\$)/, EUR: /^(?:eu|€)/, GBP: /^[gp£]/, INR: /^[ir₹]/ }
  return CURRENCIES.find((code) => code !== 'AED' && words[code].test(word)) ?? 'AED'
}
