import type { App } from '#domain/app.ts'
import type { PropertyId } from '#domain/properties/property.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { interpretSearch, textsToLookUp } from '#domain/search/interpret.ts'
import {
  mayBePermitNumber,
  normalizedTerm,
  type SearchParams,
} from '#domain/search/query-params.ts'
import type { Condition, SearchQuery } from '#domain/search/query.ts'
import { readQuery } from '#domain/search/read-query.ts'

import { querySql, type SqlContext } from './query-sql.server.ts'
import * as rows from './search-rows.server.ts'
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
  const { db, audience, occurrences, names } = context
  const term = normalizedTerm(params)
  const ids = mayBePermitNumber(term) ? await rows.idsWithPermit(db, term, audience) : []
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

async function occurs(context: SearchContext, text: string): Promise<boolean> {
  for (const [other, occurs] of context.occurrences) {
    if (occurs ? other.includes(text) : text.includes(other)) return occurs
  }
  const conditions: Condition[] = [{ field: 'text', anyOf: [text] }]
  const where = whereOf(context, { conditions, alternatives: [] })
  const ids = await rows.findIds(context.db, where, { order: 'newest', limit: 1 })
  return ids.length > 0
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
  const { db } = context
  const { order } = query
  const where = whereOf(context, query)
  if (countTo !== Infinity && offset + limit <= countTo + 1) {
    const ids = await rows.findIds(db, where, { order, limit: countTo + 1 })
    return { count: ids.length, ids: ids.slice(offset, offset + limit) }
  }
  const [count, ids] = await Promise.all([
    rows.count(db, where, countTo + 1),
    rows.findIds(db, where, { order, limit, offset }),
  ])
  return { count, ids }
}

function whereOf(context: SearchContext, query: Pick<SearchQuery, 'conditions' | 'alternatives'>) {
  return { where: querySql(query, context), audience: context.audience }
}
