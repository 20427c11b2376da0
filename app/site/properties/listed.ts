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
  /** Whether there are even more: of a great many only so many are counted. */
  more: boolean
  /** How many there are in all, found or not. */
  total: number
  /** The found ones that are shown; where the browser searches in the page, all that there are. */
  properties: PropertyOnCard[]
  searched: Searched
}

/** Where the browser searches when something else is looked for. */
export type Searched = { in: 'page' } | { in: 'inventory'; address: string } | { in: 'server' }

/** Counting on would take long, and nobody looks through more. */
const MOST_COUNTED = 1000

export async function listed(
  app: Pick<App, 'db' | 'inventory'>,
  query: URLSearchParams,
): Promise<Listed> {
  const [search, shown] = [readSearch(query), readShown(query)]
  const stock = await inventory.current(app)
  const searched = searchedIn(stock)
  const { sent, ...found } =
    searched.in === 'page'
      ? await sendAll(app, search, stock.count)
      : await sendFound(app, search, shown, stock)
  const properties = await entries.pictured(app, sent)
  return { search, shown, ...found, total: stock.count, properties, searched }
}

function searchedIn(stock: PublishedInventory): Searched {
  return stock.searchedIn === 'browser'
    ? { in: 'inventory', address: inventoryAddress(stock.hash) }
    : { in: stock.searchedIn }
}

async function sendAll(app: Pick<App, 'db'>, search: Search, total: number) {
  const sent = await entries.newest(app, total)
  return { found: sent.filter(matcher(search)).length, more: false, sent }
}

async function sendFound(
  app: Pick<App, 'db'>,
  search: Search,
  shown: number,
  { searchedIn, count }: PublishedInventory,
) {
  if (isEverything(search))
    return { found: count, more: false, sent: await entries.newest(app, shown) }
  // A browser counts all that it finds, and a page that it takes over must say the same.
  const countTo = searchedIn === 'server' ? MOST_COUNTED : Infinity
  const { entries: sent, ...found } = await entries.search(app, search, { limit: shown, countTo })
  return { ...found, sent }
}
