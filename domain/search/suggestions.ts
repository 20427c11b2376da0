import { ENGLISH_LABELS, type Labels } from './labels.ts'
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

/** A search to try: whether it finds anything, how many, or the price of the first. */
export interface Attempt {
  search: SearchParams
  wanted: 'any' | 'count' | 'price'
}

/** How many listings were found (0 or 1 for `any`); for `price`, that of the first in dirhams. */
export interface AttemptResult {
  count: number
  price?: number | undefined
}

type Suggesting<Result> = Generator<Attempt, Result, AttemptResult>

const MAX_SUGGESTIONS = 4
const MAX_PARTS = 6

/**
 * What to suggest where nothing is found: the nearest price and the search without each of its
 * parts or, where none of these finds anything, each part alone. Whoever evaluates searches is given
 * the attempts one by one, and returns what each finds.
 */
export function* suggestions(
  search: SearchParams,
  allParts: readonly QueryPart[],
  labels: Labels = ENGLISH_LABELS,
): Suggesting<Suggestion[]> {
  const parts = allParts.slice(0, MAX_PARTS)
  const attempt = attemptsWith(allParts)
  const found = function* (label: string, kept: QueryPart[], params: Partial<SearchParams>) {
    const tried = { ...search, ...params }
    const { count } = yield* attempt(kept, { search: tried, wanted: 'count' })
    return count > 0 ? [{ label, search: tried, count }] : []
  }
  if (parts.length > 1)
    for (const part of parts)
      yield* attempt([part], { search: { ...NO_SEARCH, ...part.keep }, wanted: 'any' })

  const without: Suggestion[] = []
  const nearest: Suggestion[] = []
  for (const part of parts) {
    const others = allParts.filter((other) => other !== part)
    if (parts.length > 1)
      without.push(...(yield* found(labels.without(part.label), others, part.drop)))
    for (const { tried, suggest } of nearestPrices(search, part, labels)) {
      const { count, price = 0 } = yield* attempt(others, { search: tried, wanted: 'price' })
      if (count > 0) nearest.push(suggest(price))
    }
  }
  const first = [...nearest, ...without].slice(0, MAX_SUGGESTIONS)
  if (first.length > 0 || parts.length < 2) return first

  const alone: Suggestion[] = []
  for (const part of parts) {
    const only = { ...NO_SEARCH, sort: search.sort, ...part.keep }
    alone.push(...(yield* found(labels.only(part.label), [part], only)))
  }
  return alone.slice(0, MAX_SUGGESTIONS)
}

/** Skips a search whose parts include all parts of one that found nothing: it finds nothing either. */
function attemptsWith(allParts: readonly QueryPart[]) {
  const metByNothing: (readonly QueryPart[])[] = [allParts]
  return function* (kept: readonly QueryPart[], attempt: Attempt): Suggesting<AttemptResult> {
    if (metByNothing.some((parts) => parts.every((part) => kept.includes(part))))
      return { count: 0 }
    const result = yield attempt
    // A search for the nearest price has a condition more than `kept`, so `kept` may still be met.
    if (result.count === 0 && attempt.wanted !== 'price') metByNothing.push(kept)
    return result
  }
}

/** The lowest price above the range, and the highest below it. */
function nearestPrices(search: SearchParams, { condition, drop }: QueryPart, labels: Labels) {
  if (condition.field !== 'price') return []
  const { range } = condition
  const nearest = (bound: Partial<SearchParams>, sort: Order, widen: (price: number) => Range) => ({
    tried: { ...search, ...drop, ...bound, sort },
    suggest: (price: number): Suggestion => {
      const widened = widen(price)
      return {
        label: labels.nearest(labels.condition({ field: 'price', range: widened })),
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
