import type { App } from '#domain/app.ts'
import type { Language } from '#domain/language.ts'
import { priceInAed } from '#domain/money.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import type { SearchParams } from '#domain/search/query-params.ts'
import type { QueryPart } from '#domain/search/read-query.ts'
import { suggestions, type Attempt, type AttemptResult } from '#domain/search/suggestions.ts'

import { find, interpretParams, searchContext, type SearchContext } from './find.server.ts'

interface SearchOptions {
  limit: number
  countTo?: number
  /** In which the parts of the search are labelled. */
  language?: Language
}

/**
 * The first of the public listings that a search finds in SQL, and how many there are.
 * `in-browser/search.ts` finds the same in a search index.
 */
export async function search(
  app: Pick<App, 'db' | 'contentVersion' | 'agency'>,
  params: SearchParams,
  { limit, countTo = Infinity, language }: SearchOptions,
) {
  const context = await searchContext(app, { ...PUBLIC, language })
  const { query, parts } = await interpretParams(context, params)
  const { count, ids } = await find(context, query, { limit, countTo })
  return {
    /** No more than were to be counted; `hasMore` tells whether there are more. */
    count: Math.min(count, countTo),
    hasMore: count > countTo,
    summaries: await summaries.findMany(app, ids),
    parts,
    /** What to search for instead, where nothing is found. */
    suggestions: count > 0 ? [] : await suggest(context, params, parts),
  }
}

/** The first results of each of these searches, all read together. */
export async function firstOfEach(
  app: Pick<App, 'db' | 'contentVersion' | 'agency'>,
  searches: readonly SearchParams[],
  limit: number,
) {
  if (searches.length === 0) return []
  const context = await searchContext(app, PUBLIC)
  const results = await Promise.all(
    searches.map(async (params) => {
      const { query } = await interpretParams(context, params)
      return (await find(context, query, { limit, countTo: limit })).ids
    }),
  )
  const found = await summaries.findMany(app, results.flat())
  const byId = new Map(found.map((summary) => [summary.id, summary]))
  return results.map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
}

const PUBLIC = { audience: 'everyone', textColumn: 'lowercase_title' } as const

const MAX_SUGGESTION_COUNT = 1000

async function suggest(context: SearchContext, params: SearchParams, parts: readonly QueryPart[]) {
  const suggesting = suggestions(params, parts, context.searchLanguage.labels)
  let step = suggesting.next()
  while (!step.done) step = suggesting.next(await tryAttempt(context, step.value))
  return step.value
}

async function tryAttempt(
  context: SearchContext,
  { search, wanted }: Attempt,
): Promise<AttemptResult> {
  const { query } = await interpretParams(context, search)
  const countTo = wanted === 'any' ? 0 : MAX_SUGGESTION_COUNT
  const limit = wanted === 'price' ? 1 : 0
  const { count, ids } = await find(context, query, { limit, countTo })
  const [first] = await summaries.findMany(context, ids)
  return {
    count: Math.min(count, MAX_SUGGESTION_COUNT),
    price: first && priceInAed(context.rates, first),
  }
}
