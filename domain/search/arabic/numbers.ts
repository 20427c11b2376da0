import { foldArabic } from '#domain/arabic-letters.ts'

import type { Token } from './tokens.ts'

/** Up to 99, by the forms in which people write them. */
const SMALL: Record<string, number> = table({
  1: 'واحد|واحدة',
  2: 'اثنين|اثنان|اثنتين|اثنتان|إثنين|ثنين|ثنتين|اتنين',
  3: 'ثلاث|ثلاثة|تلات|تلاتة',
  4: 'أربع|أربعة',
  5: 'خمس|خمسة',
  6: 'ست|ستة',
  7: 'سبع|سبعة',
  8: 'ثمان|ثماني|ثمانية|تمان|تمانية',
  9: 'تسع|تسعة',
  10: 'عشر|عشرة',
  11: 'أحد عشر|حداشر|احدعش|إحدى عشرة',
  12: 'اثنا عشر|اثني عشر|اطنعش|اتناشر|اثنعش',
  15: 'خمستاشر|خمسطعش|خمستعش',
  20: 'عشرين|عشرون',
  30: 'ثلاثين|ثلاثون|تلاتين',
  40: 'أربعين|أربعون',
  50: 'خمسين|خمسون',
  60: 'ستين|ستون',
  70: 'سبعين|سبعون',
  80: 'ثمانين|ثمانون|تمانين',
  90: 'تسعين|تسعون',
})

const HUNDREDS: Record<string, number> = table({
  100: 'مئة|مائة|مية|ميت|ميه',
  200: 'مئتين|مئتان|مائتين|مائتان|ميتين|متين',
  300: 'ثلاثمئة|ثلاثمائة|ثلاثمية|تلتمية|ثلثمية',
  400: 'أربعمئة|أربعمائة|أربعمية|ربعمية',
  500: 'خمسمئة|خمسمائة|خمسمية|خمسميت',
  600: 'ستمئة|ستمائة|ستمية',
  700: 'سبعمئة|سبعمائة|سبعمية',
  800: 'ثمانمئة|ثمانمائة|ثمانيمئة|ثمانمية|تمنمية|ثمنمية|ثمانيمائة',
  900: 'تسعمئة|تسعمائة|تسعمية',
})

const MULTIPLIERS: Record<string, number> = table({
  1e3: 'ألف|آلاف|ألفا|ألوف',
  1e6: 'مليون|ملايين|مليونا|ملاين|مليوون',
  1e9: 'مليار|مليارات|بليون',
})

/** After digits only. A larger number of "م" is one of metres. */
function shortMultiplier(unit: string, count: number): number | undefined {
  if (unit === 'ك') return 1e3
  return unit === 'م' && count < 50 ? 1e6 : undefined
}

/** Two thousand, two million. */
const DUALS: Record<string, number> = table({
  1e3: 'ألفين|ألفان|ألفي',
  1e6: 'مليونين|مليونان|مليوني',
  1e9: 'مليارين|ملياران',
})

const FRACTIONS: Record<string, number> = table({ 0.5: 'نصف|نص', 0.25: 'ربع' })

function table(forms: Record<number, string>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([value, all]) =>
      all.split('|').map((form) => [foldArabic(form), Number(value)]),
    ),
  )
}

/** A number in a term: what it is in English, and the position after it. */
export interface Quantity {
  text: string
  value: number
  next: number
  /** Whether it is an amount: in thousands or millions. */
  isAmount: boolean
}

/** All words that numbers are made of, for the correction of spelling. */
export const NUMBER_FORMS = [SMALL, HUNDREDS, MULTIPLIERS, DUALS].flatMap((forms) =>
  Object.keys(forms),
)

/**
 * Reads the number in words that begins at a token: "ثلاث", "مئة وخمسين ألف", "2 مليون ونصف". The first
 * word is given without what is joined to it. Undefined for plain digits, which need no reading.
 */
export function readQuantity(
  tokens: readonly Token[],
  at: number,
  first: string,
): Quantity | undefined {
  const start = readGroup(tokens, at, first)
  if (!start) return undefined
  if (start.multiplier === undefined)
    return start.isDigits
      ? undefined
      : { text: String(start.value), value: start.value, next: start.next, isAmount: false }
  let { value, multiplier, next } = start
  let hasMore = false
  for (;;) {
    const more = readMore(tokens, next, multiplier)
    if (!more) break
    hasMore = true
    value += more.value
    multiplier = more.multiplier
    next = more.next
  }
  const text =
    !hasMore && start.isDigits
      ? `${start.digits} ${WORDS[start.multiplier] ?? ''}`
      : amountText(Math.round(value))
  return { text, value: Math.round(value), next, isAmount: true }
}

const WORDS: Record<number, string> = { 1e3: 'thousand', 1e6: 'million', 1e9: 'billion' }

function amountText(value: number): string {
  if (value % 1e6 === 0) return `${value / 1e6} million`
  return value % 1e3 === 0 ? `${value / 1e3} thousand` : `aed ${value}`
}

interface Group {
  value: number
  multiplier?: number
  next: number
  isDigits: boolean
  digits: string
}

/** A count with its multiplier: "خمسمئة ألف", "2.5 مليون", "مليونين", "نصف مليون". */
function readGroup(tokens: readonly Token[], at: number, first: string): Group | undefined {
  const dual = DUALS[first]
  if (dual !== undefined)
    return { value: 2 * dual, multiplier: dual, next: at + 1, isDigits: false, digits: '' }
  const digits = digitsOf(tokens[at], first)
  const count =
    digits === undefined ? readCount(tokens, at, first) : { value: Number(digits), next: at + 1 }
  const next = count?.next ?? at
  const unit = count ? (tokens[next]?.folded ?? '') : first
  const multiplier =
    MULTIPLIERS[unit] ?? (digits === undefined ? undefined : shortMultiplier(unit, Number(digits)))
  const group = { isDigits: digits !== undefined, digits: digits ?? '' }
  if (multiplier !== undefined)
    return { ...group, value: (count?.value ?? 1) * multiplier, multiplier, next: next + 1 }
  return count && Number.isInteger(count.value) ? { ...group, ...count } : undefined
}

/** "1,5" before a multiplier is one and a half. */
function digitsOf(token: Token | undefined, first: string): string | undefined {
  if (token?.kind !== 'other' || !/^\d[\d,]*(?:\.\d+)?$/.test(first)) return undefined
  return /^\d{1,3},\d{1,2}$/.test(first) ? first.replace(',', '.') : first.replaceAll(',', '')
}

/** A whole number in words, or a fraction. */
function readCount(tokens: readonly Token[], at: number, first: string) {
  const wordAt = (index: number) => tokens[index]?.folded ?? ''
  const fraction = FRACTIONS[first]
  if (fraction !== undefined) return { value: fraction, next: at + 1 }
  const teen = SMALL[`${first} ${wordAt(at + 1)}`]
  if (teen !== undefined) return { value: teen, next: at + 2 }
  let value = HUNDREDS[first] ?? SMALL[first]
  let next = at + 1
  if (value === undefined) return undefined
  if (value < 10 && HUNDREDS[wordAt(next)] === 100) {
    value *= 100
    next += 1
  } else if (value < 10 && /^عشره?$/.test(wordAt(next)))
    return { value: value + 10, next: next + 1 }
  for (;;) {
    const joined = joinedWord(tokens, next)
    const more = joined && SMALL[joined.word]
    if (!joined || more === undefined || !canJoin(value, more)) return { value, next }
    value += more
    next = joined.next
  }
}

/** "مئة وخمسين" is 150, "خمسة وعشرين" is 25; "ثلاث وأربع" are two numbers. */
function canJoin(value: number, more: number): boolean {
  const rest = value % 100
  return rest === 0 || (rest < 10 && more >= 20)
}

/** What follows an amount and belongs to it: "ونصف", "ومئتين ألف", "و800", "إلا ربع". */
function readMore(tokens: readonly Token[], at: number, multiplier: number) {
  if (tokens[at]?.folded === 'الا') {
    const less = FRACTIONS[tokens[at + 1]?.folded ?? '']
    return less === undefined
      ? undefined
      : { value: -less * multiplier, multiplier: 1, next: at + 2 }
  }
  const joined = joinedWord(tokens, at)
  if (!joined) return undefined
  const fraction = FRACTIONS[joined.word]
  const group = readGroup(tokens, joined.next - 1, joined.word)
  if (group?.multiplier !== undefined)
    return group.multiplier < multiplier && group.value < multiplier
      ? { value: group.value, multiplier: group.multiplier, next: group.next }
      : undefined
  if (fraction !== undefined && multiplier > 1)
    return { value: fraction * multiplier, multiplier: 1, next: joined.next }
  // "مليون و800" means thousands.
  return multiplier === 1e6 && group && group.value >= 100 && group.value < 1000
    ? { value: group.value * 1e3, multiplier: 1, next: group.next }
    : undefined
}

/** The word that "و" joins to what is before: "ونصف", or "و نصف". */
function joinedWord(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (token?.kind !== 'arabic' || !token.folded.startsWith('و')) return undefined
  const word = token.folded === 'و' ? tokens[at + 1]?.folded : token.folded.slice(1)
  return word === undefined ? undefined : { word, next: token.folded === 'و' ? at + 2 : at + 1 }
}
