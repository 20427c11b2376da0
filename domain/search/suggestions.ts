import { labelOf } from './labels.ts'
import { NO_SEARCH, type SearchParams } from './query-params.ts'
import type { Order, Range } from './query.ts'
import type { QueryPart } from './read-query.ts'

/** Another search for a visitor who found nothing. */
export interface Suggestion {
  label: string
  search: SearchParams
  /** How many listings it finds; null where that was not counted. */
  count: number | null
}

/** What an attempt finds: how many and, of the first, the price in dirhams. */
export interface AttemptResult {
  count: number
  price: number | undefined
}

/** A search to try, and the suggestion to make if it finds something. */
export interface Attempt {
  search: SearchParams
  suggest(result: AttemptResult): Suggestion
}

const MAX_SUGGESTIONS = 4
const MAX_PARTS = 6

/**
 * The searches to try where nothing is found, in rounds, until one round finds something: first the
 * nearest price and the search without each of its parts, then each part alone.
 */
export function attempts(search: SearchParams, allParts: readonly QueryPart[]): Attempt[][] {
  const parts = allParts.slice(0, MAX_PARTS)
  const prices = parts.flatMap((part) => nearestPrices(search, part))
  if (parts.length < 2) return [prices]
  return [
    [
      ...prices,
      ...parts.map(({ label, drop }) => attempt(`Without “${label}”`, { ...search, ...drop })),
    ],
    parts.map(({ label, keep }) =>
      attempt(`Only “${label}”`, { ...NO_SEARCH, sort: search.sort, ...keep }),
    ),
  ]
}

function attempt(label: string, search: SearchParams): Attempt {
  return { search, suggest: ({ count }) => ({ label, search, count }) }
}

/** The suggestions of a round, given the result of each attempt. */
export function suggestionsFrom(round: readonly Attempt[], results: readonly AttemptResult[]) {
  return round
    .flatMap((attempt, index) => {
      const result = results[index]
      return result && result.count > 0 ? [attempt.suggest(result)] : []
    })
    .slice(0, MAX_SUGGESTIONS)
}

/** The lowest price above the range, and the highest below it. */
function nearestPrices(search: SearchParams, { condition, drop }: QueryPart): Attempt[] {
  if (condition.field !== 'price') return []
  const { range } = condition
  const nearest = (
    bound: Partial<SearchParams>,
    sort: Order,
    widen: (price: number) => Range,
  ): Attempt => ({
    search: { ...search, ...drop, ...bound, sort },
    suggest({ price = 0 }) {
      const widened = widen(price)
      return {
        label: `The nearest: ${labelOf({ field: 'price', range: widened })}`,
        search: { ...search, ...drop, ...priceParams(widened) },
        count: null,
      }
    },
  })
  const above = (to: number) =>
    nearest({ minPrice: String(to) }, 'price-up', (price) => ({ ...range, to: Math.ceil(price) }))
  const below = (from: number) =>
    nearest({ maxPrice: String(from) }, 'price-down', (price) => ({
      ...range,
      from: Math.floor(price),
    }))
  return [
    ...(range.to === undefined ? [] : [above(range.to)]),
    ...(range.from === undefined ? [] : [below(range.from)]),
  ]
}

function priceParams({ from, to }: Range): Pick<SearchParams, 'minPrice' | 'maxPrice'> {
  return {
    minPrice: from === undefined ? '' : String(from),
    maxPrice: to === undefined ? '' : String(to),
  }
}
