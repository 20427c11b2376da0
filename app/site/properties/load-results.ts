import type { CardProperty } from '#app/ui/property-card.tsx'
import * as urls from '#app/urls.ts'
import type { App } from '#domain/app.ts'
import { arabicText } from '#domain/arabic-letters.ts'
import { inLanguage, pathIn, type Language } from '#domain/language.ts'
import type { PropertySummary } from '#domain/properties/property-summary.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import { arabicSearchLanguage } from '#domain/search/arabic/search-language.ts'
import * as searchIndex from '#domain/search/current-index.server.ts'
import { searchIndexOf } from '#domain/search/in-browser/search-index.ts'
import { searchIn } from '#domain/search/in-browser/search.ts'
import { mapResults } from '#domain/search/in-database/map.server.ts'
import * as database from '#domain/search/in-database/search.server.ts'
import type { CurrentIndex } from '#domain/search/index-file.server.ts'
import {
  isNoSearch,
  mayNameListing,
  normalizedTerm,
  readSearchParams,
  type SearchParams,
} from '#domain/search/query-params.ts'
import type { QueryPart, SearchLanguage } from '#domain/search/read-query.ts'
import { searchSettings, settingsOfPage } from '#domain/search/search-settings.server.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'

import type { ActiveFilter, ListResults, SearchPlace, Suggestion } from './list-results.ts'
import { nearestOf, RESULTS_NEEDED } from './nearest.ts'
import { readShown } from './paging.ts'

/** Markers of single homes show close up only: by then a browser has the search index, and them all. */
const MAX_MAP_HOMES = 500

/** Counting takes long, and no visitor looks through more. */
const MAX_COUNT = 1000

export async function loadResults(
  app: Pick<App, 'db' | 'searchIndex' | 'contentVersion' | 'agency'>,
  query: URLSearchParams,
  language: Language = 'en',
): Promise<ListResults> {
  const [search, shown] = [readSearchParams(query), readShown(query)]
  const index = await searchIndex.current(app, language)
  const settings = index.searchedIn === 'page' ? await searchSettings(app, language) : undefined
  const results = settings
    ? await loadAll(app, search, index.count, { settings, language })
    : await loadFirst(app, search, shown, { index, language })
  const searchedIn = searchPlace(index, language, settings)
  const isMap = query.get('view') === 'map'
  const map = isMap
    ? await mapResults(app, search, { language, maxHomes: MAX_MAP_HOMES })
    : undefined
  return { search, shown, isMap, map, total: index.count, searchedIn, ...results }
}

function searchPlace(
  index: CurrentIndex,
  language: Language,
  settings: SearchSettings | undefined,
): SearchPlace {
  if (settings) return { place: 'page', settings: settingsOfPage(settings, language) }
  return index.searchedIn === 'browser'
    ? { place: 'index', url: pathIn(language, urls.searchIndex(index.hash)) }
    : { place: 'server' }
}

type LoadedResults = Pick<
  ListResults,
  'count' | 'hasMore' | 'properties' | 'filters' | 'suggestions' | 'nearest'
>

type ListApp = Pick<App, 'db' | 'contentVersion' | 'agency'>

/** All listings of a small site, the results first. */
async function loadAll(
  app: ListApp,
  search: SearchParams,
  total: number,
  { settings, language }: { settings: SearchSettings; language: Language },
): Promise<LoadedResults> {
  const all = await summaries.withPhotos(app, await summaries.newest(app, total))
  const find = (search: SearchParams) => searchSummaries(all, search, settings, language)
  const { ids, parts, suggestions } = mayNameListing(normalizedTerm(search))
    ? await searchDatabase(app, search, { limit: total, language })
    : find(search)
  const cards = all.map((summary) => asCard(summary, language))
  const byId = new Map(cards.map((card) => [card.id, card]))
  const withIds = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const results = withIds(ids)
  const isResult = new Set(ids)
  return {
    count: results.length,
    hasMore: false,
    properties: [...results, ...cards.filter(({ id }) => !isResult.has(id))],
    filters: parts.map(toFilter),
    suggestions,
    nearest: nearestOf(suggestions, ({ search }) => withIds(find(search).ids)),
  }
}

function searchSummaries(
  all: readonly summaries.PropertySummaryWithPhoto[],
  search: SearchParams,
  settings: SearchSettings,
  language: Language,
) {
  const index = searchIndexOf(all, settings, arabicText)
  const { positions, ...rest } = searchIn(index, searchLanguage(language, settings))(search)
  return { ids: Array.from(positions, (position) => index.ids[position] ?? 0), ...rest }
}

function searchLanguage(language: Language, settings: SearchSettings): SearchLanguage {
  const { arabic, labels } = arabicSearchLanguage(settings)
  return language === 'ar' ? { arabic, labels } : { arabic }
}

/** The texts of a card in the language of the page; on Arabic pages with the English ones. */
function asCard<Summary extends PropertySummary>(summary: Summary, language: Language): Summary {
  const shown = inLanguage(language, summary)
  if (language === 'en') return shown
  const { title, location, category } = summary
  return { ...shown, en: { title, location, category } }
}

async function searchDatabase(
  app: ListApp,
  search: SearchParams,
  options: { limit: number; language: Language },
) {
  const { summaries, ...rest } = await database.search(app, search, options)
  return { ids: summaries.map(({ id }) => id), ...rest }
}

/** As many results as are shown. */
async function loadFirst(
  app: ListApp,
  search: SearchParams,
  shown: number,
  { index: { searchedIn, count }, language }: { index: CurrentIndex; language: Language },
): Promise<LoadedResults> {
  const cardsOf = async (results: summaries.PropertySummaryWithoutPhoto[]) =>
    (await summaries.withPhotos(app, results)).map((summary) => asCard(summary, language))
  // A location or category of blanks counts as no search, but must be searched for: it finds nothing.
  const findsAll = isNoSearch(search) && !search.selectedLocation && !search.selectedCategory
  if (findsAll && search.sort === '') {
    const properties = await cardsOf(await summaries.newest(app, shown))
    return { count, hasMore: false, properties, filters: [], suggestions: [], nearest: [] }
  }
  // A browser with the index counts all results, and must find the same number on this page.
  const countTo = searchedIn === 'server' ? MAX_COUNT : Infinity
  const result = await database.search(app, search, { limit: shown, countTo, language })
  const { parts, summaries: first, ...rest } = result
  const properties = await cardsOf(first)
  const nearest = await loadNearest(app, rest.suggestions, cardsOf)
  return { ...rest, filters: parts.map(toFilter), properties, nearest }
}

async function loadNearest(
  app: ListApp,
  suggestions: readonly Suggestion[],
  cardsOf: (results: summaries.PropertySummaryWithoutPhoto[]) => Promise<CardProperty[]>,
) {
  const searches = suggestions.map(({ search }) => search)
  const results = await database.firstOfEach(app, searches, RESULTS_NEEDED)
  const nearest = nearestOf(
    suggestions,
    (suggestion) => results[suggestions.indexOf(suggestion)] ?? [],
  )
  const cards = await cardsOf(nearest.map(({ property }) => property))
  return cards.map((property, index) => ({ label: nearest[index]?.label ?? '', property }))
}

function toFilter({ label, drop, keep }: QueryPart): ActiveFilter {
  return { label, drop, keep }
}
