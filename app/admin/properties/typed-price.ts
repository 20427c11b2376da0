import { formatNumber } from '#app/ui/format.ts'
import {
  CURRENCY,
  currencyOfWord,
  MULTIPLIER,
  multiplier,
  parsePrice,
  type Currency,
} from '#domain/money.ts'
import { inWords } from '#domain/number-words.ts'

/** What a typed price means. */
export type TypedPrice =
  /** An amount and nothing else. */
  | { kind: 'amount'; amount: number; currency: Currency | undefined }
  /** A text such as "From 1.2m": visitors see it, and search for the amount in it. */
  | { kind: 'text-with-amount'; amount: number }
  | { kind: 'text' }

const AMOUNT = new RegExp(
  `^(?:(${CURRENCY})[.:]?\\s*)?(\\d[\\d.,\\s’']*?)\\s*(${MULTIPLIER})?(?:\\s*(${CURRENCY})\\.?)?$`,
  'iu',
)

/** Undefined where nothing is typed. */
export function readTypedPrice(typed: string): TypedPrice | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const plain = inLatin(text)
  const [, before, digits = '', unit, after] = AMOUNT.exec(plain) ?? []
  const number = parsePrice(digits)
  const amount = number && Math.round(number * multiplier(unit?.toLowerCase()) * 100) / 100
  if (amount && amount < MAX_AMOUNT) {
    const word = (before ?? after)?.toLowerCase()
    return { kind: 'amount', amount, currency: word === undefined ? word : currencyOfWord(word) }
  }
  // Read from the text as it is stored, since that is what searches read.
  const searched = parsePrice(text)
  return searched === null ? { kind: 'text' } : { kind: 'text-with-amount', amount: searched }
}

/** `4.85 million` becomes `4,850,000`, in the currency that the text names; other texts stay. */
export function withPriceAsNumber<Fields extends { price: string; currency: string }>(
  fields: Fields,
): Fields {
  const price = readTypedPrice(fields.price)
  if (price?.kind !== 'amount' || isPlainNumber(fields.price)) return fields
  return {
    ...fields,
    price: formatNumber(price.amount),
    currency: price.currency ?? fields.currency,
  }
}

const MAX_AMOUNT = 1e15

/** Whether a price is digits already; it then stays as it was typed. */
function isPlainNumber(price: string): boolean {
  return /^\s*\d[\d.,]*\s*$/.test(price)
}

const ARABIC_WORDS = [
  [/ملايين|مليون/g, ' million '],
  [/ألف|الف|آلاف/g, ' thousand '],
  [/دراهم|درهم|د\.إ\.?/g, ' AED '],
] as const

/** Writes Arabic digits and words, and a number in words at the start, as in `5 million`. */
function inLatin(text: string): string {
  let plain = text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
  for (const [word, latin] of ARABIC_WORDS) plain = plain.replaceAll(word, latin)
  plain = plain.trim().replaceAll(/\s+/g, ' ')
  return plain.replace(
    /^[a-z]+(?:-[a-z]+)?(?= )/i,
    (word) => NUMBERS.get(word.toLowerCase()) ?? word,
  )
}

/** `one` to `ninety-nine`, with their digits. */
const NUMBERS = new Map(
  Array.from({ length: 99 }, (_, index) => [inWords(index + 1), String(index + 1)]),
)
