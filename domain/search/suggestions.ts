import type { QueryPart } from './read-query.ts'
import type { Order, Range } from './query.ts'
import { labelOf } from './labels.ts'
import { NO_SEARCH, type SearchParams } from './query-params.ts'

/** Another search for somebody who found nothing. */
export interface Suggestion {
  label: string
  search: SearchParams
  /** How much it finds, where that was counted. */
  count: number | null
}

/** What a search finds: how much and, of that, the price in dirhams of the first. */
export interface Glimpse {
  count: number
  price: number | undefined
}

/** A search worth trying, and what is offered if it finds something. */
export interface Try {
  search: SearchParams
  offer(glimpse: Glimpse): Suggestion
}

const MOST_OFFERS = 4
const MOST_TRIED = 6

/**
 * What to try where nothing is found, in rounds, until one of them finds something: the nearest price
 * and all but one of the parts; else each of the parts alone.
 */
export function tries(search: SearchParams, all: readonly QueryPart[]): Try[][] {
  const parts = all.slice(0, MOST_TRIED)
  const prices = parts.flatMap((part) => nearestPrices(search, part))
  if (parts.length < 2) return [prices]
  return [
    [...prices, ...parts.map((part) => dropping(search, part))],
    parts.map((part) => alone(search, part)),
  ]
}

/** The offers that a round of tries comes to. */
export function suggestionsFrom(round: readonly Try[], glimpses: readonly Glimpse[]): Suggestion[] {
  return round
    .flatMap((attempt, at) => {
      const glimpse = glimpses[at]
      return glimpse && glimpse.count > 0 ? [attempt.offer(glimpse)] : []
    })
    .slice(0, MOST_OFFERS)
}

function dropping(search: SearchParams, { label, drop }: QueryPart): Try {
  const other = { ...search, ...drop }
  return {
    search: other,
    offer: ({ count }) => ({ label: `Without “${label}”`, search: other, count }),
  }
}

function alone({ sort }: SearchParams, { label, keep }: QueryPart): Try {
  const other = { ...NO_SEARCH, sort, ...keep }
  return {
    search: other,
    offer: ({ count }) => ({ label: `Only “${label}”`, search: other, count }),
  }
}

/** The first price above those asked for, and the first below. */
function nearestPrices(search: SearchParams, { condition, drop }: QueryPart): Try[] {
  if (condition.of !== 'price') return []
  const { from, to } = condition.range
  const nearest = (
    bound: Partial<SearchParams>,
    sort: Order,
    widened: (price: number) => Range,
  ): Try => ({
    search: { ...search, ...drop, ...bound, sort },
    offer({ price = 0 }) {
      const range = widened(price)
      return {
        label: `The nearest: ${labelOf({ of: 'price', range })}`,
        search: { ...search, ...drop, ...written(range) },
        count: null,
      }
    },
  })
  return [
    ...(to === undefined
      ? []
      : [
          nearest({ minPrice: String(to) }, 'price-up', (price) => ({
            ...condition.range,
            to: Math.ceil(price),
          })),
        ]),
    ...(from === undefined
      ? []
      : [
          nearest({ maxPrice: String(from) }, 'price-down', (price) => ({
            ...condition.range,
            from: Math.floor(price),
          })),
        ]),
  ]
}

function written({ from, to }: Range): Pick<SearchParams, 'minPrice' | 'maxPrice'> {
  return {
    minPrice: from === undefined ? '' : String(from),
    maxPrice: to === undefined ? '' : String(to),
  }
}
