import type { SavedProperty } from '#app/site/shortlist/load-saved-properties.server.ts'
import { formatArea, formatNumber, formatPrice } from '#app/ui/format.ts'
import type { Language } from '#domain/language.ts'
import { parsePrice } from '#domain/money.ts'
import { COUNT_NAMES } from '#domain/properties/property-counts.ts'
import { paidFor } from '#domain/properties/property-type.ts'

import type { comparisonFacts } from './compared-home.server.ts'
import { WORDS } from './words.ts'

export type ComparedHome = SavedProperty & ReturnType<typeof comparisonFacts>

type Words = (typeof WORDS)['en']
type Mark = keyof Words['marks']

/** What makes a figure the better one, and its mark among two homes and among more. */
interface Better {
  isLower: boolean
  ofTwo: Mark
  ofMore: Mark
}

const LOWER: Better = { isLower: true, ofTwo: 'lower', ofMore: 'lowest' }
const LARGER: Better = { isLower: false, ofTwo: 'larger', ofMore: 'largest' }
const MORE: Better = { isLower: false, ofTwo: 'more', ofMore: 'most' }

export interface ComparisonRow {
  name: keyof Words['rows']
  /** Empty if nothing is known. */
  text: (home: ComparedHome, language: Language) => string
  better?: Better
  figure?: (home: ComparedHome) => number | null
  /** A rent is not compared with a price. */
  isMoney?: true
}

export const ROWS: readonly ComparisonRow[] = [
  { name: 'price', text: formatPrice, figure: ({ aed }) => aed, better: LOWER, isMoney: true },
  {
    name: 'total',
    text: ({ total }, language) => dirhams(total, language),
    figure: ({ total }) => total,
    better: LOWER,
  },
  {
    name: 'monthly',
    text: ({ monthly }, language) => dirhams(monthly, language),
    figure: ({ monthly }) => monthly,
    better: LOWER,
  },
  {
    name: 'perSquareMetre',
    text: perSquareMetre,
    figure: ({ aed, maxarea }) => (aed !== null && maxarea ? Math.round(aed / maxarea) : null),
    better: LOWER,
    isMoney: true,
  },
  {
    name: 'maxarea',
    text: ({ maxarea }, language) => (maxarea === null ? '' : formatArea(maxarea, language)),
    figure: ({ maxarea }) => maxarea,
    better: LARGER,
  },
  ...COUNT_NAMES.map((name) => ({
    name,
    text: ({ [name]: count }: ComparedHome) => (count === null ? '' : formatNumber(count)),
    figure: ({ [name]: count }: ComparedHome) => count,
    better: MORE,
  })),
  { name: 'location', text: ({ location }) => location },
  { name: 'category', text: ({ category }) => category },
  { name: 'offer', text: ({ offer }) => offer },
  { name: 'residency', text: ({ residency }, language) => list(residency, language) },
  { name: 'nearby', text: ({ nearby }, language) => list(nearby, language) },
  { name: 'floors', text: ({ floors }, language) => list(floors, language) },
]

/** The home with the better figure, and its mark; undefined for a tie or a single figure. */
export function betterHome(
  { figure, better, isMoney }: ComparisonRow,
  homes: readonly ComparedHome[],
): { id: number; mark: Mark } | undefined {
  if (!figure || !better) return undefined
  const terms = homes.map(({ purpose, rent_period }) => paidFor({ type: purpose, rent_period }))
  if (isMoney && new Set(terms).size > 1) return undefined
  const known = homes.flatMap((home) => {
    const value = figure(home)
    return value === null ? [] : [{ id: home.id, value }]
  })
  const values = known.map(({ value }) => value)
  const best = better.isLower ? Math.min(...values) : Math.max(...values)
  const [first, second] = known.filter(({ value }) => value === best)
  if (!first || second || known.length < 2) return undefined
  return { id: first.id, mark: homes.length === 2 ? better.ofTwo : better.ofMore }
}

type PricedArea = Pick<SavedProperty, 'currency' | 'price' | 'rent_period' | 'maxarea'>

/** The price per square metre; empty if the price states no single amount or the area is unknown. */
export function perSquareMetre(
  { price, maxarea, ...offer }: PricedArea,
  language: Language = 'en',
): string {
  const amount = parsePrice(price)
  if (!maxarea || amount === null) return ''
  return formatPrice({ ...offer, price: String(Math.round(amount / maxarea)) }, language)
}

function dirhams(amount: number | null, language: Language): string {
  return amount === null ? '' : formatPrice({ currency: 'AED', price: String(amount) }, language)
}

function list(items: readonly string[], language: Language): string {
  return items.join(WORDS[language].comma)
}
