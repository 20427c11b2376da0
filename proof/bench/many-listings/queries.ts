import type { App } from '#domain/app.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as propertySummaries from '#domain/properties/property-summaries.server.ts'
import * as adminList from '#domain/search/in-database/admin-list.server.ts'
import * as databaseSearch from '#domain/search/in-database/search.server.ts'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

/** What the measured functions use of the app. */
type QueryApp = Pick<App, 'db' | 'searchIndex' | 'contentVersion' | 'agency'>

/** One request of visitors or administrators: as a path, and as a call of the domain. */
export interface MeasuredQuery {
  name: string
  /** A different path each time, so that no cache can serve it. */
  path: (turn: number) => string
  query: (app: QueryApp) => Promise<unknown>
}

const FIRST_RESULTS = 9
const MAX_COUNT = 1000
const PER_PAGE = 24
const LOCATION = 'Dubai Marina'

export function measuredQueries(listings: number): MeasuredQuery[] {
  // Far apart, so that no two are in the same block of the table.
  const someId = (turn: number) => 1 + ((turn * 7919) % listings)
  const middlePage = Math.floor(listings / PER_PAGE / 2)
  return [
    {
      name: 'list page',
      path: (turn) => `/properties?to=/${turn}`,
      query: (app) => propertySummaries.newest(app, FIRST_RESULTS),
    },
    listPage('by category', { selectedCategory: 'Villa' }),
    listPage('by location', { selectedLocation: LOCATION }),
    listPage('by both', { selectedCategory: 'Apartment', selectedLocation: LOCATION }),
    listPage('by a common word', { searchTerm: 'apartment' }),
    listPage('by a word that one in fifty has', { searchTerm: 'loft' }),
    listPage('by three words', { searchTerm: 'corner apartment facing' }),
    listPage('by a word that nothing has', { searchTerm: 'zeppelin' }),
    listPage('by a misspelt word', { searchTerm: 'golf corse' }),
    listPage('by words, a count and a price', { searchTerm: '3 bed under 2m marina 2 parking' }),
    listPage('by a price that nothing has', { searchTerm: 'villa marina', maxPrice: '10' }),
    listPage('cheapest first', { sort: 'price-up' }),
    listPage('of a word, dearest first', { searchTerm: 'loft', sort: 'price-down' }),
    listPage('by all three', {
      searchTerm: 'loft',
      selectedCategory: 'Duplex',
      selectedLocation: LOCATION,
    }),
    {
      name: 'detail page',
      path: (turn) => `/properties2/${someId(turn)}`,
      query: async (app) => {
        const { id } = await properties.find(app, someId(1))
        await propertySummaries.others(app, id, { page: 1, perPage: 4, total: listings })
      },
    },
    adminSearch('first page', () => ({ page: 1 })),
    adminSearch('a page in the middle', (turn) => ({ page: middlePage - turn })),
    adminSearch('a common word', () => ({ term: 'apartment' })),
    adminSearch('a place', () => ({ term: 'marina' })),
    adminSearch('a word that one in fifty has', () => ({ term: 'loft' })),
    adminSearch('a word that nothing has', () => ({ term: 'zeppelin' })),
    adminSearch('two rare letters', () => ({ term: 'qz' })),
  ]
}

function listPage(name: string, params: Partial<SearchParams>): MeasuredQuery {
  const search = { ...NO_SEARCH, ...params }
  return {
    name: `list page, ${name}`,
    path: (turn) => `/properties?${new URLSearchParams({ ...params, to: `/${turn}` })}`,
    query: (app) =>
      databaseSearch.search(app, search, { limit: FIRST_RESULTS, countTo: MAX_COUNT }),
  }
}

function adminSearch(
  name: string,
  fields: (turn: number) => { page?: number; term?: string },
): MeasuredQuery {
  const request = (turn: number) => ({ page: 1, term: '', per_page: PER_PAGE, ...fields(turn) })
  return {
    name: `admin search, ${name}`,
    path: (turn) => {
      const { page, per_page, term } = request(turn)
      return `/api/properties?page=${page}&per_page=${per_page}&term=${term}`
    },
    query: (app) => adminList.page(app, request(0), 'everyone'),
  }
}

/** The table of listings in the admin area. */
export const tableQueries = [
  ['first page', ''],
  ['by status', 'status=published'],
  ['by agent', 'agent=1'],
  ['by place', 'location=3'],
  ['by permit', 'permit=missing'],
  ['by a word', 'term=loft'],
  ['by three words', 'term=corner+apartment+facing'],
  ['by a reference', 'term=GH-77'],
  ['dearest first', 'order=price-down'],
  ['by title, page 200', 'order=title&page=200'],
].map(([name, query]) => ({
  name: `table, ${name}`,
  wantedMs: query ? 100 : 50,
  path: (turn: number) => `/api/listings?${query}&turn=${turn}`,
}))
