import * as urls from '#app/urls.ts'
import type { App } from '#domain/app.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import * as searchIndex from '#domain/search/current-index.server.ts'
import { searchIndexOf } from '#domain/search/in-browser/search-index.ts'
import { searchIn } from '#domain/search/in-browser/search.ts'
import * as database from '#domain/search/in-database/search.server.ts'
import type { CurrentIndex } from '#domain/search/index-file.server.ts'
import {
  isNoSearch,
  mayNameListing,
  normalizedTerm,
  readSearchParams,
  type SearchParams,
} from '#domain/search/query-params.ts'
import type { QueryPart } from '#domain/search/read-query.ts'
import { searchSettings } from '#domain/search/search-settings.server.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'

import type { ActiveFilter, ListResults, SearchPlace, Suggestion } from './list-results.ts'
import { nearestOf, RESULTS_NEEDED } from './nearest.ts'
import { readShown } from './paging.ts'

/** Counting takes long, and no visitor looks through more. */
const MAX_COUNT = 1000

export async function loadResults(
  app: Pick<App, 'db' | 'searchIndex' | 'contentVersion' | 'agency'>,
  query: URLSearchParams,
): Promise<ListResults> {
  const [search, shown] = [readSearchParams(query), readShown(query)]
  const index = await searchIndex.current(app)
  const searchedIn = await searchPlace(app, index)
  const found =
    searchedIn.place === 'page'
      ? await loadAll(app, search, index.count, searchedIn.settings)
      : await loadFirst(app, search, shown, index)
  return { search, shown, total: index.count, searchedIn, ...found }
}

async function searchPlace(
  app: Pick<App, 'db' | 'agency'>,
  index: CurrentIndex,
): Promise<SearchPlace> {
  if (index.searchedIn === 'browser') return { place: 'index', url: urls.searchIndex(index.hash) }
  if (index.searchedIn === 'server') return { place: 'server' }
  return { place: 'page', settings: await searchSettings(app) }
}

type Found = Pick<
  ListResults,
  'count' | 'hasMore' | 'properties' | 'filters' | 'suggestions' | 'nearest'
>

type ListApp = Pick<App, 'db' | 'contentVersion' | 'agency'>

/** All listings of a small site, the results first. */
async function loadAll(
  app: ListApp,
  search: SearchParams,
  total: number,
  settings: SearchSettings,
): Promise<Found> {
  const all = await summaries.withPhotos(app, await summaries.newest(app, total))
  const find = (search: SearchParams) => searchSummaries(all, search, settings)
  const { ids, parts, suggestions } = mayNameListing(normalizedTerm(search))
    ? await searchDatabase(app, search, total)
    : find(search)
  const byId = new Map(all.map((summary) => [summary.id, summary]))
  const withIds = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const results = withIds(ids)
  const isResult = new Set(ids)
  return {
    count: results.length,
    hasMore: false,
    properties: [...results, ...all.filter(({ id }) => !isResult.has(id))],
    filters: parts.map(toFilter),
    suggestions,
    nearest: nearestOf(suggestions, ({ search }) => withIds(find(search).ids)),
  }
}

function searchSummaries(
  all: readonly summaries.PropertySummaryWithPhoto[],
  search: SearchParams,
  settings: SearchSettings,
) {
  const index = searchIndexOf(all, settings)
  const { positions, ...rest } = searchIn(index)(search)
  return { ids: Array.from(positions, (position) => index.ids[position] ?? 0), ...rest }
}

async function searchDatabase(app: ListApp, search: SearchParams, limit: number) {
  const { summaries, ...rest } = await database.search(app, search, { limit })
  return { ids: summaries.map(({ id }) => id), ...rest }
}

/** As many results as are shown. */
async function loadFirst(
  app: ListApp,
  search: SearchParams,
  shown: number,
  { searchedIn, count }: CurrentIndex,
): Promise<Found> {
  if (isNoSearch(search) && search.sort === '') {
    const properties = await summaries.withPhotos(app, await summaries.newest(app, shown))
    return { count, hasMore: false, properties, filters: [], suggestions: [], nearest: [] }
  }
  // A browser with the index counts all results, and must find the same number on this page.
  const countTo = searchedIn === 'server' ? MAX_COUNT : Infinity
  const result = await database.search(app, search, { limit: shown, countTo })
  const { parts, summaries: first, ...found } = result
  const properties = await summaries.withPhotos(app, first)
  const nearest = await loadNearest(app, found.suggestions)
  return { ...found, filters: parts.map(toFilter), properties, nearest }
}

async function loadNearest(app: ListApp, suggestions: readonly Suggestion[]) {
  const results = await Promise.all(
    suggestions.map(async ({ search }) => {
      const { summaries: first } = await database.search(app, search, {
        limit: RESULTS_NEEDED,
        countTo: RESULTS_NEEDED,
      })
      return summaries.withPhotos(app, first)
    }),
  )
  return nearestOf(suggestions, (suggestion) => results[suggestions.indexOf(suggestion)] ?? [])
}

function toFilter({ label, drop }: QueryPart): ActiveFilter {
  return { label, drop }
}
