import type { MapResults } from '#domain/search/map-results.ts'
import { interpretSearch, type ArabicReader, type Lexicon } from '#domain/search/interpret.ts'
import { namesWith } from '#domain/search/names.ts'
import { normalizedTerm, type SearchParams } from '#domain/search/query-params.ts'
import type { Order } from '#domain/search/query.ts'
import { readQuery, type QueryPart, type SearchLanguage } from '#domain/search/read-query.ts'
import { vocabularyOf } from '#domain/search/spelling.ts'
import { suggestions, type Suggestion } from '#domain/search/suggestions.ts'

import { mapResultsOf } from './map-results.ts'
import { parsePrices, queryTest, type NameText, type Prices } from './matches.ts'
import type { SearchIndex } from './search-index.ts'

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
export interface Search {
  (params: SearchParams, isTyping?: boolean): SearchResult
  /** What the map shows of it. */
  map(params: SearchParams): MapResults
}

/** Searches an index at every keystroke. `in-database/search.server.ts` finds the same in SQL. */
export function searchIn(index: SearchIndex, searchLanguage: SearchLanguage = {}): Search {
  const prices = lazy(() => parsePrices(index))
  const orders = new Map<Order, Uint32Array>()
  const matches = new Uint32Array(index.ids.length)
  const { settings } = index
  const nameText = nameTexts(searchLanguage.arabic)
  const lexicon = createLexicon(index, searchLanguage.arabic, nameText)
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
      searchLanguage,
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
    const suggesting = suggestions(params, parts, searchLanguage.labels)
    let step = suggesting.next()
    while (!step.done) {
      const { positions } = find(step.value.search)
      const price = prices().aed[positions[0] ?? -1] ?? undefined
      step = suggesting.next({ count: positions.length, price })
    }
    return step.value
  }

  function search(params: SearchParams, isTyping = false): SearchResult {
    const { positions, parts } = find(params, isTyping)
    return {
      positions,
      parts,
      suggestions: positions.length === 0 && !isTyping ? suggest(params, parts) : [],
    }
  }

  const map = (params: SearchParams) => mapResultsOf(index, find(params).positions, prices())
  return Object.assign(search, { map })
}

const NO_WORDS: ReadonlySet<string> = new Set()

/** All positions in an order. Listings without a value come last; of equal ones, the newer comes first. */
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
  const { lowercaseTitles, arabicTexts, locations, categories, settings } = index
  const known = new Map<string, boolean>()
  const used = () => [...locations.words, ...categories.words]
  const names = namesWith(settings.names, settings.categories)
  return {
    names,
    rates: settings.rates,
    occurs(text) {
      const occurs =
        known.get(text) ??
        (lowercaseTitles.some((title) => title.includes(text)) ||
          arabicTexts.some((words) => words.includes(text)) ||
          used().some((name) => nameText(name).includes(text)))
      known.set(text, occurs)
      return occurs
    },
    vocabulary: lazy(() => {
      const words = vocabularyOf([...lowercaseTitles, ...arabicTexts, ...used()]).union(names.words)
      return arabic ? arabic.vocabulary(words) : words
    }),
    arabic,
    idsNamed: () => [],
  }
}

function lazy<Value>(make: () => Value): () => Value {
  let result: { value: Value } | undefined
  return () => (result ??= { value: make() }).value
}
