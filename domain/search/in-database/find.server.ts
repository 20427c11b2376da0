import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { readVersion } from '#domain/content-version/content-version.server.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { hasArabic } from '#domain/has-arabic.ts'
import type { Language } from '#domain/language.ts'
import { idOf } from '#domain/paging.server.ts'
import type { PropertyId } from '#domain/properties/property.ts'
import { interpretSearch, textsToLookUp } from '#domain/search/interpret.ts'
import type { Names } from '#domain/search/names.ts'
import { settingsWith } from '#domain/search/search-settings.server.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'
import { mayNameListing, normalizedTerm, type SearchParams } from '#domain/search/query-params.ts'
import type { Order, SearchQuery } from '#domain/search/query.ts'
import { readQuery, type SearchLanguage } from '#domain/search/read-query.ts'

import { currencyRates, orderSql, rankSql } from './order-sql.server.ts'
import { findRows, maxMatches, querySql, visibleIds, type SqlContext } from './query-sql.server.ts'
import { siteNames } from './site-names.server.ts'
import { lookUpTexts, MAX_RARE_COUNT, occurs, type TextContext } from './text-index.server.ts'
import { vocabulary } from './vocabulary.server.ts'

/** What is read once for a search, however many others are tried after it. */
export interface SearchContext extends TextContext {
  settings: SearchSettings
  searchLanguage: Required<SearchLanguage>
  /** What visitors may call categories and locations. */
  knownNames: Names
}

interface SearchScope extends Pick<SqlContext, 'audience' | 'textColumn'> {
  /** Of the labels; terms may be in either. */
  language?: Language | undefined
}

export async function searchContext(
  { db, contentVersion, agency }: Pick<App, 'db' | 'contentVersion' | 'agency'>,
  { language = 'en', ...scope }: SearchScope,
): Promise<SearchContext> {
  // Administrators find at once what another process has written.
  if (scope.audience !== 'everyone') contentVersion.advanceTo(await readVersion(db))
  const { places, names, knownNames, arabic, labels } = await siteNames({ db, contentVersion })
  const settings = settingsWith(places, await agency.current(), language)
  return {
    db,
    contentVersion,
    ...scope,
    names,
    searchLanguage: { arabic, labels: labels[language] },
    settings,
    rates: settings.rates,
    centres: settings.centres,
    land: settings.land,
    knownNames,
    occurrences: new Map(),
    textCounts: new Map(),
  }
}

/** The query of some parameters, interpreted by the words that the listings have. */
export async function interpretParams(context: SearchContext, params: SearchParams) {
  const { occurrences, knownNames: names, settings, rates, searchLanguage } = context
  const known = { names, rates, arabic: searchLanguage.arabic }
  const term = normalizedTerm(params)
  const ids = mayNameListing(term) ? await idsNamed(context, term) : []
  const { words, literals } = textsToLookUp(term, known)
  // Where the whole term occurs, so do its words.
  for (const text of [...literals, ...words]) occurrences.set(text, await occurs(context, text))
  const isMisspelt = words.some((word) => !occurrences.get(word))
  const knownWords = isMisspelt ? await vocabulary(context, context) : new Set<string>()
  const interpretation = interpretSearch(term, {
    ...known,
    occurs: (text) => occurrences.get(text) === true,
    vocabulary: () => (hasArabic(term) ? searchLanguage.arabic.vocabulary(knownWords) : knownWords),
    idsNamed: () => ids,
  })
  return readQuery(params, interpretation, settings, searchLanguage)
}

/** Those with this permit number or reference; the term is in lower case. */
async function idsNamed(context: SearchContext, term: string) {
  const visible = () => visibleIds(context)
  const found = await Promise.all([
    // The indexes leave out listings without a permit or a reference of their own.
    visible()
      .where('properties.permit_number', '=', term)
      .where('properties.permit_number', '<>', '')
      .execute(),
    visible()
      .where(sql`lower(properties.reference)`, '=', term)
      .where('properties.reference', '<>', '')
      .execute(),
  ])
  return found.flat().map(idOf)
}

interface Page {
  limit: number
  offset?: number
  /** Counting stops here: to count a great many takes long. */
  countTo: number
}

interface OrderedPage {
  order: Order
  limit: number
  offset: number
}

/** One page of what a query finds, and how many there are: more than `countTo` is `countTo` + 1. */
export async function find(
  context: SearchContext,
  query: SearchQuery,
  { limit, offset = 0, countTo }: Page,
): Promise<{ count: number; ids: PropertyId[] }> {
  const page = { order: query.order, limit, offset }
  await lookUpTexts(context, query)
  const found = findRows(context, query)
  if (limit === 0 || countTo === Infinity) {
    const counted = countTo === Infinity ? found : found.limit(countTo + 1)
    const count = await countRows(context.db.selectFrom(counted.as('rows')))
    return { count, ids: limit === 0 ? [] : await readInOrder(context, found, page) }
  }
  // All that rare words find are read once; of many, the newest are soon found in a second statement.
  const isFew =
    maxMatches(query, context) <= (query.order === 'newest' ? 2 * countTo : MAX_RARE_COUNT)
  // Without an order each engine reads the index that finds them fastest.
  const ranked = found.select(rankSql(query.order, context.rates).as('rank'))
  const some = await (isFew ? ranked : ranked.limit(countTo + 1)).execute()
  const isAll = isFew || some.length <= countTo
  const ids = isAll ? sorted(some, page) : await readInOrder(context, found, page)
  return { count: Math.min(some.length, countTo + 1), ids }
}

/** The `where` of a query, for a statement on `properties`. */
export async function conditionOf(context: SearchContext, query: SearchQuery) {
  await lookUpTexts(context, query)
  return querySql(query, context)
}

type FoundRows = ReturnType<typeof findRows>

interface RankedRow {
  id: PropertyId
  rank: number | null
}

/** In memory, as `sortAll` does it in SQL. */
function sorted(rows: RankedRow[], { order, limit, offset }: OrderedPage) {
  const last = order === 'price-up' ? Infinity : -Infinity
  const direction = order === 'price-up' ? 1 : -1
  return rows
    .map(({ id, rank }) => ({ id, rank: rank ?? last }))
    .sort((a, b) => (a.rank === b.rank ? b.id - a.id : direction * (a.rank - b.rank)))
    .slice(offset, offset + limit)
    .map(idOf)
}

function readInOrder(context: SearchContext, found: FoundRows, page: OrderedPage) {
  return page.order === 'price-up' || page.order === 'price-down'
    ? readByPrice(context, found, page)
    : sortAll(context, found, page)
}

async function sortAll(
  { rates }: SearchContext,
  found: FoundRows,
  { order, limit, offset }: OrderedPage,
) {
  const ordered = order === 'newest' ? found : found.orderBy(orderSql(order, rates))
  const page = ordered.orderBy('properties.id', 'desc').limit(limit).offset(offset)
  return (await page.execute()).map(idOf)
}

/**
 * Reads the prices of each currency in the order of an index, and merges the first of each: faster
 * than to sort a great many by their price in dirhams.
 */
async function readByPrice(context: SearchContext, found: FoundRows, page: OrderedPage) {
  const { db, rates } = context
  const direction = page.order === 'price-up' ? 'asc' : 'desc'
  const [first, ...others] = currencyRates(rates).map(([currency, rate]) => {
    const rows = found
      .select(sql<number>`properties.price_number * ${sql.lit(rate)}`.as('price'))
      .where('properties.currency', '=', currency)
      .where('properties.price_number', 'is not', null)
      .orderBy('properties.price_number', direction)
      .orderBy('properties.id', 'desc')
      .limit(page.offset + page.limit)
    return db.selectFrom(rows.as('rows')).selectAll()
  })
  if (!first) return []
  const merged = await db
    .selectFrom(others.reduce((all, rows) => all.unionAll(rows), first).as('rows'))
    .select('id')
    .orderBy('price', direction)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  // Those without a price come last.
  return merged.length < page.limit ? sortAll(context, found, page) : merged.map(idOf)
}
