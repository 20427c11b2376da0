import { rates } from './rates'
import { kindsOf, residency } from './residency'

/** What a visitor looks for, by the names and in the words that the address of the list gives it. */
export interface Search {
  searchTerm: string
  selectedCategory: string
  selectedLocation: string
  /** In dirhams. */
  minPrice: string
  maxPrice: string
  /** So many at least; 0 is a studio and nothing else. */
  bedrooms: string
  bathrooms: string
  /** In square metres. */
  minArea: string
  maxArea: string
  type: string
  /** The residence permit that its price may open the way to. */
  visa: string
  sort: string
}

export const EVERYTHING: Search = {
  searchTerm: '',
  selectedCategory: '',
  selectedLocation: '',
  minPrice: '',
  maxPrice: '',
  bedrooms: '',
  bathrooms: '',
  minArea: '',
  maxArea: '',
  type: '',
  visa: '',
  sort: '',
}

/** The conditions of a search with the values that they are given, and its order. */
export function matching(search: Search) {
  const asked = CONDITIONS.map(([name, read, sql]) => ({ value: read(search[name]), sql })).filter(
    ({ value }) => value !== '',
  )
  return {
    conditions: asked.map(({ sql }, at) => `and ${sql(`?${at + 1}`)}`).join('\n'),
    values: asked.map(({ value }) => value),
    order: ORDERS[search.sort] ?? 'p.id desc',
  }
}

const IN_AED = `p.amount * case p.currency ${Object.entries(rates.aed)
  .map(([currency, rate]) => `when '${currency}' then ${rate}`)
  .join(' ')} end`

const CONDITIONS: readonly [
  name: keyof Search,
  read: (text: string) => string | number,
  sql: (value: string) => string,
][] = [
  ['selectedCategory', written, (value) => `c.name = ${value}`],
  ['selectedLocation', written, (value) => `l.name = ${value}`],
  [
    'searchTerm',
    lowered,
    (value) =>
      `(instr(p.lowered_title, ${value}) or instr(lower(l.name), ${value}) or instr(lower(c.name), ${value}))`,
  ],
  ['minPrice', figure, (value) => `${IN_AED} >= ${value}`],
  ['maxPrice', figure, (value) => `${IN_AED} <= ${value}`],
  ['bedrooms', figure, (value) => `iif(${value} = 0, p.bedroom = 0, p.bedroom >= ${value})`],
  ['bathrooms', figure, (value) => `p.bathroom >= ${value}`],
  ['minArea', figure, (value) => `p.maxarea >= ${value}`],
  ['maxArea', figure, (value) => `p.maxarea <= ${value}`],
  ['type', written, (value) => `p.kind = ${value}`],
  ['visa', written, permitted],
]

const ORDERS: Partial<Record<string, string>> = {
  'price-up': `${IN_AED} nulls last, p.id desc`,
  'price-down': `${IN_AED} desc nulls last, p.id desc`,
  area: 'p.maxarea desc nulls last, p.id desc',
}

function written(text: string): string {
  return text.trim()
}

function lowered(text: string): string {
  return text.trim().toLowerCase()
}

/** `2,500,000`, `2m`, `900k`; nothing where it cannot be read. */
function figure(text: string): number | '' {
  const [, digits, times] =
    /^(\d+(?:\.\d+)?)\s*([km]?)$/i.exec(text.replaceAll(',', '').trim()) ?? []
  if (!digits) return ''
  return Number(digits) * ({ k: 1e3, m: 1e6 }[times?.toLowerCase() ?? ''] ?? 1)
}

function permitted(value: string): string {
  const rules = residency.rules.map((rule) => {
    const kinds = kindsOf(rule).map((kind) => `'${kind}'`)
    return `${value} = '${rule.id}' and ${IN_AED} >= ${rule.threshold} and p.kind in (${kinds.join(', ')})`
  })
  return `(${rules.join(' or ')})`
}
