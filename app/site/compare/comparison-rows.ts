import type { SavedProperty } from '#app/site/shortlist/load-saved-properties.server.ts'
import { formatArea, formatNumber, formatPrice } from '#app/ui/format.ts'
import { COUNT_NAMES, COUNTS } from '#domain/properties/property-counts.ts'

import type { comparisonFacts } from './compared-home.server.ts'

export type ComparedHome = SavedProperty & ReturnType<typeof comparisonFacts>

/** What makes a figure the better one, and the words for it among two homes and among more. */
interface Better {
  isLower: boolean
  ofTwo: string
  ofMore: string
}

const LOWER: Better = { isLower: true, ofTwo: 'lower', ofMore: 'lowest' }
const LARGER: Better = { isLower: false, ofTwo: 'larger', ofMore: 'largest' }
const MORE: Better = { isLower: false, ofTwo: 'more', ofMore: 'most' }

export interface ComparisonRow {
  name: string
  /** Empty if nothing is known. */
  text: (home: ComparedHome) => string
  better?: Better
  figure?: (home: ComparedHome) => number | null
  /** A rent is not compared with a price. */
  isMoney?: true
}

export const ROWS: readonly ComparisonRow[] = [
  { name: 'Price', text: formatPrice, figure: ({ aed }) => aed, better: LOWER, isMoney: true },
  {
    name: 'To buy, all costs in',
    text: ({ total }) => dirhams(total),
    figure: ({ total }) => total,
    better: LOWER,
  },
  {
    name: 'True cost a month',
    text: ({ monthly }) => dirhams(monthly),
    figure: ({ monthly }) => monthly,
    better: LOWER,
  },
  {
    name: 'Price per m²',
    text: perSquareMetre,
    figure: ({ aed, maxarea }) => (aed !== null && maxarea ? Math.round(aed / maxarea) : null),
    better: LOWER,
    isMoney: true,
  },
  {
    name: 'Max area',
    text: ({ maxarea }) => (maxarea === null ? '' : formatArea(maxarea)),
    figure: ({ maxarea }) => maxarea,
    better: LARGER,
  },
  ...COUNT_NAMES.map((name) => ({
    name: COUNTS[name].label,
    text: ({ [name]: count }: ComparedHome) => (count === null ? '' : formatNumber(count)),
    figure: ({ [name]: count }: ComparedHome) => count,
    better: MORE,
  })),
  { name: 'Location', text: ({ location }) => location },
  { name: 'Category', text: ({ category }) => category },
  { name: 'Offered', text: ({ offer }) => offer },
  { name: 'Residency', text: ({ residency }) => residency.join(', ') },
  { name: 'Nearby', text: ({ nearby }) => nearby.join(', ') },
  { name: 'Floors', text: ({ floors }) => floors.join(', ') },
]

/** The home with the better figure, and the word for it; undefined for a tie or a single figure. */
export function betterHome(
  { figure, better, isMoney }: ComparisonRow,
  homes: readonly ComparedHome[],
): { id: number; word: string } | undefined {
  if (!figure || !better) return undefined
  if (isMoney && new Set(homes.map(({ purpose }) => purpose)).size > 1) return undefined
  const known = homes.flatMap((home) => {
    const value = figure(home)
    return value === null ? [] : [{ id: home.id, value }]
  })
  const values = known.map(({ value }) => value)
  const best = better.isLower ? Math.min(...values) : Math.max(...values)
  const [first, second] = known.filter(({ value }) => value === best)
  if (!first || second || known.length < 2) return undefined
  return { id: first.id, word: homes.length === 2 ? better.ofTwo : better.ofMore }
}

type PricedArea = Pick<SavedProperty, 'currency' | 'price' | 'maxarea'>

/** The price per square metre; empty if the price is not a number or the area is unknown. */
export function perSquareMetre({ currency, price, maxarea }: PricedArea): string {
  const digits = price.trim().replaceAll(',', '')
  if (!maxarea || !/^\d+(\.\d+)?$/.test(digits)) return ''
  return `${currency} ${formatNumber(Math.round(Number(digits) / maxarea))}`.trim()
}

function dirhams(amount: number | null): string {
  return amount === null ? '' : `AED ${formatNumber(amount)}`
}
