import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { hasArabic } from '#domain/has-arabic.ts'
import type { Language } from '#domain/language.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import { idOf } from '#domain/paging.server.ts'
import type { PropertyId } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { arabicReader } from '#domain/search/arabic/arabic.ts'
import { arabicLabels } from '#domain/search/arabic/labels.ts'
import { interpretSearch, textsToLookUp } from '#domain/search/interpret.ts'
import { ENGLISH_LABELS } from '#domain/search/labels.ts'
import { namesWith, type Names } from '#domain/search/names.ts'
import { searchSettings } from '#domain/search/search-settings.server.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'
import { mayNameListing, normalizedTerm, type SearchParams } from '#domain/search/query-params.ts'
import type { Condition, Order, SearchQuery } from '#domain/search/query.ts'
import { readQuery, type Reading } from '#domain/search/read-query.ts'
import { engineOf } from '#storage/database/database.ts'

import { currencyRates, orderSql, querySql, type SqlContext } from './query-sql.server.ts'
import { isPresent } from './text-index.server.ts'
import { vocabulary } from './vocabulary.server.ts'

/** What is read once for a search, however many others are tried after it. */
export interface SearchContext extends SqlContext, Pick<App, 'db' | 'contentVersion'> {
  settings: SearchSettings
  reading: Required<Reading>
  /** What visitors may call categories and locations. */
  knownNames: Names
  /** Which texts occur in a listing that may be seen, as far as that was looked up. */
  occurrences: Map<string, boolean>
  presence: Map<string, boolean>
}

interface SearchScope extends Pick<SqlContext, 'audience' | 'textColumn'> {
  /** Of the labels; terms may be in either. */
  language?: Language | undefined
}

export async function searchContext(
  { db, contentVersion, agency }: Pick<App, 'db' | 'contentVersion' | 'agency'>,
  { language = 'en', ...scope }: SearchScope,
): Promise<SearchContext> {
  const [categories, locations, settings] = await Promise.all([
    taxonomy.categories({ db }),
    taxonomy.locations({ db }),
    searchSettings({ db, agency }, language),
  ])
  const knownNames = namesWith(settings.names)
  const arabic = arabicReader(knownNames, settings.arabic ?? [])
  const withText = <Named extends { name: string }>(named: Named) => ({
    ...named,
    text: `${named.name.toLowerCase()}\n${arabic.nameText(named.name)}`,
  })
  return {
    db,
    contentVersion,
    ...scope,
    names: { categories: categories.map(withText), locations: locations.map(withText) },
    reading: {
      arabic,
      labels: language === 'ar' ? arabicLabels(settings.arabic ?? []) : ENGLISH_LABELS,
    },
    settings,
    rates: settings.rates,
    centres: settings.centres,
    knownNames,
    occurrences: new Map(),
    presence: new Map(),
  }
}

/** The query of some parameters, interpreted by the words that the listings have. */
export async function interpretParams(context: SearchContext, params: SearchParams) {
  const { occurrences, knownNames: names, settings, rates, reading } = context
  const known = { names, rates, arabic: reading.arabic }
  const term = normalizedTerm(params)
  const ids = mayNameListing(term) ? await idsNamed(context, term) : []
  const { words, literals } = textsToLookUp(term, known)
  for (const text of [...words, ...literals]) occurrences.set(text, await occurs(context, text))
  const isMisspelt = words.some((word) => !occurrences.get(word))
  const knownWords = isMisspelt ? await vocabulary(context, context) : new Set<string>()
  const interpretation = interpretSearch(term, {
    ...known,
    occurs: (text) => occurrences.get(text) === true,
    vocabulary: () => (hasArabic(term) ? reading.arabic.vocabulary(knownWords) : knownWords),
    idsNamed: () => ids,
  })
  return readQuery(params, interpretation, settings, reading)
}

/** Those with this permit number or reference; the term is in lower case. */
async function idsNamed({ db, audience }: SearchContext, term: string) {
  const visible = () => visibleRows(db, audience).select('properties.id')
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

async function occurs(context: SearchContext, text: string): Promise<boolean> {
  for (const [other, occurs] of context.occurrences) {
    if (occurs ? other.includes(text) : text.includes(other)) return occurs
  }
  const conditions: Condition[] = [{ field: 'text', anyOf: [text] }]
  const query = { conditions, alternatives: [] }
  await lookUpTexts(context, query)
  // PostgreSQL would read the long rows for a text without trigrams, unless asked in the order of an
  // index.
  const rows = findRows(context, query).$if(
    engineOf(context.db) === 'postgres' && text.length < 3,
    (rows) => rows.orderBy('properties.id'),
  )
  const isFound = (await rows.limit(1).execute()).length > 0
  if (!isFound) context.presence.set(text, false)
  return isFound
}

/** Looks the texts of a query up in the text index, so that no row is searched for an absent one. */
export async function lookUpTexts(
  { db, textColumn, presence }: SearchContext,
  { conditions, alternatives }: Conditions,
): Promise<void> {
  for (const condition of [...conditions, ...alternatives.flat()])
    for (const text of condition.field === 'text' ? condition.anyOf : [])
      if (!presence.has(text)) {
        const hasAbsentPart = presence.entries().some(([part, is]) => !is && text.includes(part))
        presence.set(text, !hasAbsentPart && (await isPresent(db, textColumn, text)))
      }
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
  if (countTo === Infinity) {
    const count = await countRows(context.db.selectFrom(found.as('rows')))
    return { count, ids: await readInOrder(context, found, page) }
  }
  // Without an order each engine reads the index that finds them fastest.
  const some = (await found.limit(countTo + 1).execute()).map(idOf)
  if (limit === 0) return { count: some.length, ids: [] }
  const ids =
    some.length > countTo
      ? await readInOrder(context, found, page)
      : await sorted(context, some, page)
  return { count: some.length, ids }
}

/** What a query asks of a property, as SQL. In an object, since SQL must not be awaited. */
export async function conditionOf(context: SearchContext, query: SearchQuery) {
  await lookUpTexts(context, query)
  return { isFound: querySql(query, context) }
}

type Conditions = Pick<SearchQuery, 'conditions' | 'alternatives'>
type FoundRows = ReturnType<typeof findRows>

export function findRows(context: SearchContext, query: Conditions) {
  return visibleIds(context).where(querySql(query, context))
}

function visibleIds({ db, audience }: SearchContext) {
  return visibleRows(db, audience).select('properties.id')
}

async function sorted(context: SearchContext, ids: PropertyId[], page: OrderedPage) {
  if (page.order === 'newest' || ids.length === 0)
    return ids.sort((a, b) => b - a).slice(page.offset, page.offset + page.limit)
  return sortAll(context, visibleIds(context).where('properties.id', 'in', ids), page)
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
