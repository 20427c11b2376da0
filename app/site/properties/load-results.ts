import type { App } from '#domain/app.ts'
import * as entries from '#domain/properties/property-summaries.server.ts'
import * as finding from '#domain/search/in-database/search.server.ts'
import * as inventory from '#domain/search/current-index.server.ts'
import type { QueryPart } from '#domain/search/read-query.ts'
import { searchIn } from '#domain/search/in-browser/search.ts'
import { searchIndexOf } from '#domain/search/in-browser/search-index.ts'
import { isNoSearch, readSearchParams, type SearchParams } from '#domain/search/query-params.ts'
import type { Suggestion } from '#domain/search/suggestions.ts'
import type { CurrentIndex } from '#domain/search/index-cache.ts'

import { searchIndexUrl } from './search-index-url.ts'
import { readShown } from './paging.ts'
import type { Listing } from './search-index.ts'

export type { Suggestion }

/** One of the things that are asked for, and the change that drops it. */
export type AskedPart = Pick<QueryPart, 'label' | 'drop'>

/** What the list shows for a query. */
export interface Listed {
  search: SearchParams
  /** How many of the found are to be shown. */
  shown: number
  found: number
  /** Whether there are even more: of a great many only so many are counted. */
  more: boolean
  /** How many there are in all, found or not. */
  total: number
  /** The found ones that are shown; where the browser searches in the page, the rest after them. */
  properties: Listing[]
  parts: AskedPart[]
  /** What to look for instead, where nothing is found. */
  offers: Suggestion[]
  searched: Searched
}

/** Where the browser searches when something else is looked for. */
export type Searched = { in: 'page' } | { in: 'inventory'; address: string } | { in: 'server' }

/** Counting on would take long, and nobody looks through more. */
const MOST_COUNTED = 1000

export async function listed(
  app: Pick<App, 'db' | 'searchIndex' | 'contentVersion'>,
  query: URLSearchParams,
): Promise<Listed> {
  const [search, shown] = [readSearchParams(query), readShown(query)]
  const stock = await inventory.current(app)
  const searched = searchedIn(stock)
  const found =
    searched.in === 'page'
      ? await sendAll(app, search, stock.count)
      : await sendFound(app, search, shown, stock)
  return { search, shown, total: stock.count, searched, ...found }
}

function searchedIn(stock: CurrentIndex): Searched {
  return stock.searchedIn === 'browser'
    ? { in: 'inventory', address: searchIndexUrl(stock.hash) }
    : { in: stock.searchedIn }
}

type Sent = Pick<Listed, 'found' | 'more' | 'properties' | 'parts' | 'offers'>

async function sendAll(app: Pick<App, 'db'>, search: SearchParams, total: number): Promise<Sent> {
  const all = await entries.withPhotos(app, await entries.newest(app, total))
  const { positions, parts, offers } = searchIn(searchIndexOf(all))(search)
  const first = Array.from(positions, (at) => all[at]).filter((one) => one !== undefined)
  const found = new Set(first)
  return {
    found: first.length,
    more: false,
    properties: [...first, ...all.filter((one) => !found.has(one))],
    parts: parts.map(asTold),
    offers,
  }
}

async function sendFound(
  app: Pick<App, 'db' | 'contentVersion'>,
  search: SearchParams,
  shown: number,
  { searchedIn, count }: CurrentIndex,
): Promise<Sent> {
  if (isNoSearch(search) && search.sort === '') {
    const properties = await entries.withPhotos(app, await entries.newest(app, shown))
    return { found: count, more: false, properties, parts: [], offers: [] }
  }
  // A browser counts all that it finds, and a page that it takes over must say the same.
  const countTo = searchedIn === 'server' ? MOST_COUNTED : Infinity
  const {
    entries: sent,
    parts,
    ...found
  } = await finding.search(app, search, {
    limit: shown,
    countTo,
  })
  return { ...found, parts: parts.map(asTold), properties: await entries.withPhotos(app, sent) }
}

function asTold({ label, drop }: QueryPart): AskedPart {
  return { label, drop }
}
