import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import { idOf } from '#domain/paging.server.ts'
import type { PropertyId } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { interpretSearch, textsToLookUp } from '#domain/search/interpret.ts'
import {
  mayBePermitNumber,
  normalizedTerm,
  type SearchParams,
} from '#domain/search/query-params.ts'
import type { Condition, Order, SearchQuery } from '#domain/search/query.ts'
import { readQuery } from '#domain/search/read-query.ts'

import { orderSql, querySql, type SqlContext } from './query-sql.server.ts'
import { vocabulary } from './vocabulary.server.ts'

/** What is read once for a search, however many others are tried after it. */
export interface SearchContext extends SqlContext, Pick<App, 'db' | 'contentVersion'> {
  occurrences: Map<string, boolean>
}

export async function searchContext(
  { db, contentVersion }: Pick<App, 'db' | 'contentVersion'>,
  scope: Pick<SqlContext, 'audience' | 'textColumn'>,
): Promise<SearchContext> {
  const [categories, locations] = await Promise.all([
    taxonomy.categories({ db }),
    taxonomy.locations({ db }),
  ])
  const names = { categories, locations }
  return { db, contentVersion, ...scope, names, occurrences: new Map() }
}

/** The query of some parameters, interpreted by the words that the listings have. */
export async function interpretParams(context: SearchContext, params: SearchParams) {
  const { occurrences, names } = context
  const term = normalizedTerm(params)
  const ids = mayBePermitNumber(term) ? await idsWithPermit(context, term) : []
  const { words, isTermNeeded } = textsToLookUp(term)
  for (const text of isTermNeeded ? [...words, term] : words)
    occurrences.set(text, await occurs(context, text))
  const isMisspelt = words.some((word) => !occurrences.get(word))
  const knownWords = isMisspelt ? await vocabulary(context, names) : new Set<string>()
  const interpretation = interpretSearch(term, {
    occurs: (text) => occurrences.get(text) === true,
    vocabulary: () => knownWords,
    idsWithPermit: () => ids,
  })
  return readQuery(params, interpretation)
}

async function idsWithPermit({ db, audience }: SearchContext, number: string) {
  const rows = await visibleRows(db, audience)
    .select('properties.id')
    .where('properties.permit_number', '=', number)
    // The index leaves out listings without a permit.
    .where('properties.permit_number', '<>', '')
    .execute()
  return rows.map(idOf)
}

async function occurs(context: SearchContext, text: string): Promise<boolean> {
  for (const [other, occurs] of context.occurrences) {
    if (occurs ? other.includes(text) : text.includes(other)) return occurs
  }
  const conditions: Condition[] = [{ field: 'text', anyOf: [text] }]
  const found = findRows(context, { conditions, alternatives: [] })
  return (await idsOf(found, { order: 'newest', limit: 1 })).length > 0
}

interface Page {
  limit: number
  offset?: number
  /** Counting stops here: to count a great many takes long. */
  countTo: number
}

/** One page of what a query finds, and how many there are: more than `countTo` is `countTo` + 1. */
export async function find(
  context: SearchContext,
  query: SearchQuery,
  { limit, offset = 0, countTo }: Page,
): Promise<{ count: number; ids: PropertyId[] }> {
  const { order } = query
  const found = findRows(context, query)
  if (countTo !== Infinity && offset + limit <= countTo + 1) {
    const ids = await idsOf(found, { order, limit: countTo + 1 })
    return { count: ids.length, ids: ids.slice(offset, offset + limit) }
  }
  const counted = countTo === Infinity ? found : found.limit(countTo + 1)
  const [count, ids] = await Promise.all([
    countRows(context.db.selectFrom(counted.as('rows'))),
    idsOf(found, { order, limit, offset }),
  ])
  return { count, ids }
}

function findRows(context: SearchContext, query: Pick<SearchQuery, 'conditions' | 'alternatives'>) {
  const rows = visibleRows(context.db, context.audience).select('properties.id')
  return rows.where(querySql(query, context))
}

/** The ids of one page. */
async function idsOf(
  found: ReturnType<typeof findRows>,
  { order, limit, offset = 0 }: { order: Order; limit: number; offset?: number },
) {
  const ordered = order === 'newest' ? found : found.orderBy(orderSql(order))
  const page = ordered.orderBy('properties.id', 'desc').limit(limit).offset(offset)
  return (await page.execute()).map(idOf)
}
