import type { PropertyOnCard } from '#app/ui/property-card.tsx'
import type { App } from '#domain/app.ts'
import * as entries from '#domain/properties/entries.server.ts'
import * as inventory from '#domain/properties/inventory.server.ts'
import { isEverything, matcher, readSearch, type Search } from '#domain/search/match.ts'
import type { PublishedInventory } from '#domain/search/published.ts'

import { inventoryAddress } from './inventory-address.ts'
import { readShown } from './steps.ts'

/** What the list shows for a query. */
export interface Listed {
  search: Search
  /** How many of the found are to be shown. */
  shown: number
  found: number
  /** How many there are in all, found or not. */
  total: number
  /** The found ones that are shown; where the browser searches in the page, all that there are. */
  properties: PropertyOnCard[]
  searched: Searched
}

/** Where the browser searches when something else is looked for. */
export type Searched = { in: 'page' } | { in: 'inventory'; address: string } | { in: 'server' }

export async function listed(
  app: Pick<App, 'db' | 'inventory'>,
  query: URLSearchParams,
): Promise<Listed> {
  const [search, shown] = [readSearch(query), readShown(query)]
  const stock = await inventory.current(app)
  const searched = searchedIn(stock)
  const { found, sent } =
    searched.in === 'page'
      ? await sendAll(app, search, stock.count)
      : await sendFound(app, search, shown, stock.count)
  const properties = await entries.pictured(app, sent)
  return { search, shown, found, total: stock.count, properties, searched }
}

function searchedIn(stock: PublishedInventory): Searched {
  return stock.searchedIn === 'browser'
    ? { in: 'inventory', address: inventoryAddress(stock.hash) }
    : { in: stock.searchedIn }
}

async function sendAll(app: Pick<App, 'db'>, search: Search, total: number) {
  const sent = await entries.newest(app, total)
  return { found: sent.filter(matcher(search)).length, sent }
}

async function sendFound(app: Pick<App, 'db'>, search: Search, shown: number, total: number) {
  if (isEverything(search)) return { found: total, sent: await entries.newest(app, shown) }
  const { found, entries: sent } = await entries.search(app, search, shown)
  return { found, sent }
}
