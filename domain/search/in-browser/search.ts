import { aedRate } from '#domain/exchange-rates.ts'
import { parsePrice } from '#domain/money.ts'
import { isOfType } from '#domain/properties/property-type.ts'
import { propertyTypesOf } from '#domain/properties/residency/residency.ts'
import { interpretSearch, type ArabicReader, type Lexicon } from '#domain/search/interpret.ts'
import { namesWith } from '#domain/search/names.ts'
import { normalizedTerm, type SearchParams } from '#domain/search/query-params.ts'
import {
  isWithin,
  rangeInCurrency,
  type Condition,
  type Order,
  type Range,
  type SearchQuery,
} from '#domain/search/query.ts'
import { readQuery, type QueryPart, type Reading } from '#domain/search/read-query.ts'
import { vocabularyOf } from '#domain/search/spelling.ts'
import { suggestions, type Suggestion } from '#domain/search/suggestions.ts'

import type { DictionaryColumn, SearchIndex } from './search-index.ts'

export interface SearchResult {
  /** The positions in the index of all that is found, in order. */
  positions: Uint32Array
  parts: QueryPart[]
  /** What to search for instead, where nothing is found. */
  suggestions: Suggestion[]
}

/**
 * While the visitor is typing, spelling is not corrected and nothing is suggested: a half-typed word
 * is not misspelt, and a keystroke leaves no time for it.
 */
export type Search = (params: SearchParams, isTyping?: boolean) => SearchResult

/** Searches an index at every keystroke. `in-database/search.server.ts` finds the same in SQL. */
export function searchIn(index: SearchIndex, reading: Reading = {}): Search {
  const prices = lazy(() => parsePrices(index))
  const orders = new Map<Order, Uint32Array>()
  const matches = new Uint32Array(index.ids.length)
  const { settings } = index
  const nameText = nameTexts(reading.arabic)
  const lexicon = createLexicon(index, reading.arabic, nameText)
  const typingLexicon = { ...lexicon, vocabulary: () => NO_WORDS }

  function inOrder(order: Order): Uint32Array {
    const sorted = orders.get(order) ?? sortPositions(index, order, prices)
    orders.set(order, sorted)
    return sorted
  }

  function find(params: SearchParams, isTyping = false): Omit<SearchResult, 'suggestions'> {
    const words = isTyping ? typingLexicon : lexicon
    const { query, parts } = readQuery(
      params,
      interpretSearch(normalizedTerm(params), words),
      settings,
      reading,
    )
    const all = inOrder(query.order)
    if (query.conditions.length === 0 && query.alternatives.length === 0)
      return { positions: all, parts }
    const isMatch = queryTest(index, query, { prices, nameText })
    let count = 0
    for (const position of all) if (isMatch(position)) matches[count++] = position
    return { positions: matches.slice(0, count), parts }
  }

  function suggest(params: SearchParams, parts: readonly QueryPart[]): Suggestion[] {
    const suggesting = suggestions(params, parts, reading.labels)
    let step = suggesting.next()
    while (!step.done) {
      const { positions } = find(step.value.search)
      const price = prices().aed[positions[0] ?? -1] ?? undefined
      step = suggesting.next({ count: positions.length, price })
    }
    return step.value
  }

  return (params, isTyping = false) => {
    const { positions, parts } = find(params, isTyping)
    return {
      positions,
      parts,
      suggestions: positions.length === 0 && !isTyping ? suggest(params, parts) : [],
    }
  }
}

const NO_WORDS: ReadonlySet<string> = new Set()

/** The price of each listing: in its own currency, and in dirhams. */
interface Prices {
  amounts: (number | null)[]
  aed: (number | null)[]
}

function parsePrices({ prices, currencies, settings }: SearchIndex): Prices {
  const rates = currencies.words.map((word) => aedRate(settings.rates, word))
  const amounts = prices.map(parsePrice)
  return {
    amounts,
    aed: amounts.map((amount, position) => {
      const rate = rates[currencies.numbers[position] ?? -1]
      return amount === null || rate === undefined ? null : amount * rate
    }),
  }
}

/** All positions in an order. Missing values come last; of equal ones, the newer listing first. */
function sortPositions(index: SearchIndex, order: Order, prices: () => Prices): Uint32Array {
  const positions = Uint32Array.from(index.ids, (_, position) => position)
  if (order === 'newest') return positions
  const values = order === 'area' ? index.areas : prices().aed
  const sign = order === 'price-up' ? 1 : -1
  return positions.sort((a, b) => {
    const [x, y] = [values[a] ?? null, values[b] ?? null]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b
    return sign * (x - y) || a - b
  })
}

type Test = (position: number) => boolean

function queryTest(
  index: SearchIndex,
  { conditions, alternatives }: SearchQuery,
  derived: Derived,
): Test {
  const allOf = (conditions: readonly Condition[]) =>
    combine(
      'every',
      conditions.map((condition) => conditionTest(index, condition, derived)),
    )
  if (alternatives.length === 0) return allOf(conditions)
  const anyOf = combine('some', alternatives.map(allOf))
  return combine('every', [...(conditions.length > 0 ? [allOf(conditions)] : []), anyOf])
}

// Hot path: runs for each listing on every keystroke, so a single test is not wrapped.
function combine(how: 'every' | 'some', [first, ...others]: readonly Test[]): Test {
  if (!first) return () => true
  if (others.length === 0) return first
  return how === 'every'
    ? (position) => first(position) && others.every((test) => test(position))
    : (position) => first(position) || others.some((test) => test(position))
}

/** What is computed of an index once. */
interface Derived {
  prices: () => Prices
  nameText: NameText
}

function conditionTest(
  index: SearchIndex,
  condition: Condition,
  { prices, nameText }: Derived,
): Test {
  const { ids, lowercaseTitles, locations, categories, types } = index
  switch (condition.field) {
    case 'category':
    case 'location': {
      const column = condition.field === 'category' ? categories : locations
      return columnTest(column, (name) => name === condition.value)
    }
    case 'type':
      return columnTest(types, (type) => isOfType(type, condition.value))
    case 'residency': {
      const { rule } = condition
      const isPriceMet = priceTest(index, { from: rule.threshold }, prices())
      const wanted: readonly string[] = propertyTypesOf(rule)
      const isTypeMet = columnTest(types, (type) => wanted.includes(type))
      return (position) => isTypeMet(position) && isPriceMet(position)
    }
    case 'text': {
      const isMatch = textTest(condition.anyOf)
      const isLocation = columnTest(locations, (name) => isMatch(nameText(name)))
      const isCategory = columnTest(categories, (name) => isMatch(nameText(name)))
      return (position) =>
        isLocation(position) || isCategory(position) || isMatch(lowercaseTitles[position] ?? '')
    }
    case 'id':
      return (position) => condition.anyOf.includes(ids[position] ?? 0)
    case 'price':
      return priceTest(index, condition.range, prices())
    default: {
      const values = condition.field === 'area' ? index.areas : index[condition.field]
      return (position) => isWithin(values[position], condition.range)
    }
  }
}

function textTest(anyOf: readonly string[]): (text: string) => boolean {
  const [only = '', ...others] = anyOf
  if (others.length === 0) return (text) => text.includes(only)
  return (text) => anyOf.some((part) => text.includes(part))
}

function priceTest({ currencies, settings }: SearchIndex, range: Range, { amounts }: Prices): Test {
  const ranges = currencies.words.map((currency) => {
    const rate = aedRate(settings.rates, currency)
    return rate === undefined ? undefined : rangeInCurrency(rate, range)
  })
  return (position) => {
    const inCurrency = ranges[currencies.numbers[position] ?? -1]
    return inCurrency !== undefined && isWithin(amounts[position], inCurrency)
  }
}

/** Tests each different value once, not each listing. */
function columnTest({ words, numbers }: DictionaryColumn, test: (word: string) => boolean): Test {
  const results = Uint8Array.from(words, (word) => (test(word) ? 1 : 0))
  return (position) => results[numbers[position] ?? -1] === 1
}

type NameText = (name: string) => string

/** What is searched of a category or a location: in lower case and, below it, in Arabic. */
function nameTexts(arabic: ArabicReader | undefined): NameText {
  if (!arabic) return (name) => name.toLowerCase()
  const texts = new Map<string, string>()
  return (name) =>
    texts.getOrInsertComputed(name, () => `${name.toLowerCase()}\n${arabic.nameText(name)}`)
}

function createLexicon(
  index: SearchIndex,
  arabic: ArabicReader | undefined,
  nameText: NameText,
): Lexicon {
  const { lowercaseTitles, locations, categories, settings } = index
  const known = new Map<string, boolean>()
  const used = () => [...locations.words, ...categories.words]
  const names = namesWith(settings.names)
  return {
    names,
    rates: settings.rates,
    occurs(text) {
      const occurs =
        known.get(text) ??
        (lowercaseTitles.some((title) => title.includes(text)) ||
          used().some((name) => nameText(name).includes(text)))
      known.set(text, occurs)
      return occurs
    },
    vocabulary: lazy(() => {
      const words = vocabularyOf([...lowercaseTitles, ...used()]).union(names.words)
      return arabic ? arabic.vocabulary(words) : words
    }),
    arabic,
    idsNamed: () => [],
  }
}

function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
