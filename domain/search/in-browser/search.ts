import { parsePrice } from '#domain/money.ts'
import { readPropertyType } from '#domain/properties/property-type.ts'
import { propertyTypesOf } from '#domain/properties/residency/residency.ts'

import { readQuery, type QueryPart } from '#domain/search/read-query.ts'
import {
  isWithin,
  rangeAt,
  rateOf,
  type Condition,
  type Order,
  type Range,
  type SearchQuery,
} from '#domain/search/query.ts'
import type { SearchIndex, Words } from './search-index.ts'
import { termOf, type SearchParams } from '#domain/search/query-params.ts'
import {
  suggestionsFrom,
  tries,
  type Glimpse,
  type Suggestion,
} from '#domain/search/suggestions.ts'
import { KNOWN_WORDS, interpretSearch, type Lexicon } from '#domain/search/interpret.ts'
import { vocabularyOf } from '#domain/search/spelling.ts'

/** What a search finds. */
export interface SearchResult {
  /** Of all that is found, in order. */
  positions: Uint32Array
  parts: QueryPart[]
  /** What to look for instead, where nothing is found. */
  offers: Suggestion[]
}

/**
 * While somebody types, slips are not mended and nothing is offered instead: a word that is half typed
 * is no slip, and a key has no time for it.
 */
export type Find = (search: SearchParams, typing?: boolean) => SearchResult

/** Searches an inventory, as somebody types. The database finds the same: `entries.server.ts`. */
export function searchIn(inventory: SearchIndex): Find {
  const figures = lazily(() => figuresOf(inventory))
  const orders = new Map<Order, Uint32Array>()
  const marked = new Uint32Array(inventory.ids.length)
  const lexicon = lexiconOf(inventory)

  function ordered(order: Order): Uint32Array {
    const known = orders.get(order) ?? inOrder(inventory, order, figures)
    orders.set(order, known)
    return known
  }

  function find(
    search: SearchParams,
    typing = false,
  ): { positions: Uint32Array; parts: QueryPart[] } {
    const words = typing ? { ...lexicon, vocabulary: () => NO_WORDS } : lexicon
    const { sought, parts } = readQuery(search, interpretSearch(termOf(search), words))
    const all = ordered(sought.order)
    if (sought.all.length === 0 && sought.ways.length === 0) return { positions: all, parts }
    const meets = meeting(inventory, sought, figures)
    let count = 0
    for (const at of all) if (meets(at)) marked[count++] = at
    return { positions: marked.slice(0, count), parts }
  }

  function glimpse(search: SearchParams): Glimpse {
    const { positions } = find(search)
    const first = positions[0]
    return {
      count: positions.length,
      price: first === undefined ? undefined : (figures().aed[first] ?? undefined),
    }
  }

  return (search, typing = false) => {
    const { positions, parts } = find(search, typing)
    let offers: Suggestion[] = []
    if (positions.length === 0 && !typing)
      for (const round of tries(search, parts))
        if (offers.length === 0)
          offers = suggestionsFrom(
            round,
            round.map((attempt) => glimpse(attempt.search)),
          )
    return { positions, parts, offers }
  }
}

const NO_WORDS: ReadonlySet<string> = new Set()

/** What is worked out once of every price. */
interface Figures {
  amounts: (number | null)[]
  aed: (number | null)[]
}

function figuresOf({ prices, currencies }: SearchIndex): Figures {
  const rates = currencies.words.map(rateOf)
  const amounts = prices.map(parsePrice)
  return {
    amounts,
    aed: amounts.map((amount, at) => {
      const rate = rates[currencies.numbers[at] ?? -1]
      return amount === null || rate === undefined ? null : amount * rate
    }),
  }
}

/** All positions in an order; what has no figure to be ordered by comes last, and of two the newer. */
function inOrder(inventory: SearchIndex, order: Order, figures: () => Figures): Uint32Array {
  const positions = Uint32Array.from(inventory.ids, (_, at) => at)
  if (order === 'newest') return positions
  const values = order === 'area' ? inventory.areas : figures().aed
  const sign = order === 'price-up' ? 1 : -1
  return positions.sort((a, b) => {
    const [x, y] = [values[a] ?? null, values[b] ?? null]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b
    return sign * (x - y) || a - b
  })
}

type Test = (at: number) => boolean

function meeting(inventory: SearchIndex, { all, ways }: SearchQuery, figures: () => Figures): Test {
  const allOf = (conditions: readonly Condition[]) =>
    every(conditions.map((condition) => test(inventory, condition, figures)))
  const either = ways.map(allOf)
  if (either.length === 0) return allOf(all)
  return every([...(all.length > 0 ? [allOf(all)] : []), some(either)])
}

// Asked tens of thousands of times a key: one test is not wrapped in another.
function every(tests: readonly Test[]): Test {
  const [first, ...others] = tests
  if (!first) return () => true
  return others.length === 0 ? first : (at) => first(at) && others.every((test) => test(at))
}

function some(tests: readonly Test[]): Test {
  const [first, ...others] = tests
  if (!first) return () => true
  return others.length === 0 ? first : (at) => first(at) || others.some((test) => test(at))
}

function test(inventory: SearchIndex, condition: Condition, figures: () => Figures): Test {
  const { lowered, locations, categories, types, bedrooms, bathrooms, areas } = inventory
  switch (condition.of) {
    case 'category':
      return oneOf(categories, (word) => word === condition.is)
    case 'location':
      return oneOf(locations, (word) => word === condition.is)
    case 'kind':
      return oneOf(types, (type) => readPropertyType(type) === condition.is)
    case 'residency': {
      const { rule } = condition
      const priced = priceTest(inventory, { from: rule.threshold }, figures())
      const offered = oneOf(types, (type) => propertyTypesOf(rule).includes(readPropertyType(type)))
      return (at) => offered(at) && priced(at)
    }
    case 'words': {
      const holds = holding(condition.any)
      const there = oneOf(locations, (word) => holds(word.toLowerCase()))
      const such = oneOf(categories, (word) => holds(word.toLowerCase()))
      return (at) => there(at) || such(at) || holds(lowered[at] ?? '')
    }
    case 'price':
      return priceTest(inventory, condition.range, figures())
    case 'bedrooms':
      return (at) => isWithin(bedrooms[at], condition.range)
    case 'bathrooms':
      return (at) => isWithin(bathrooms[at], condition.range)
    case 'area':
      return (at) => isWithin(areas[at], condition.range)
  }
}

function holding(any: readonly string[]): (text: string) => boolean {
  const [only = '', ...others] = any
  if (others.length === 0) return (text) => text.includes(only)
  return (text) => any.some((part) => text.includes(part))
}

function priceTest({ currencies }: SearchIndex, range: Range, { amounts }: Figures): Test {
  const ranges = currencies.words.map((currency) => {
    const rate = rateOf(currency)
    return rate === undefined ? undefined : rangeAt(rate, range)
  })
  return (at) => {
    const there = ranges[currencies.numbers[at] ?? -1]
    return there !== undefined && isWithin(amounts[at], there)
  }
}

/** Asked once for each word of a column and not once for each entry. */
function oneOf({ words, numbers }: Words, will: (word: string) => boolean): Test {
  const chosen = Uint8Array.from(words, (word) => (will(word) ? 1 : 0))
  return (at) => chosen[numbers[at] ?? -1] === 1
}

function lexiconOf({ lowered, locations, categories }: SearchIndex): Lexicon {
  const words = lazily(() => {
    const names = [...locations.words, ...categories.words]
    return vocabularyOf([...lowered, ...names]).union(KNOWN_WORDS)
  })
  const known = new Map<string, boolean>()
  const isPart = (text: string) =>
    lowered.some((title) => title.includes(text)) ||
    [locations, categories].some((column) =>
      column.words.some((word) => word.toLowerCase().includes(text)),
    )
  return {
    occurs(text) {
      const occurring = known.get(text) ?? isPart(text)
      known.set(text, occurring)
      return occurring
    },
    vocabulary: words,
  }
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
