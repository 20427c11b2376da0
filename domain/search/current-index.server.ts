import type { App } from '#domain/app.ts'
import { pack } from './index-file.server.ts'
import { placeToSearch } from './where-to-search.ts'
import type { PublishedInventory } from './index-cache.ts'

import * as entries from '#domain/properties/property-summaries.server.ts'

/** The inventory of the content as it is now, made once for each change of it. */
export function current(app: Pick<App, 'db' | 'inventory'>): Promise<PublishedInventory> {
  return app.inventory.get('all', async () => {
    const count = await entries.count(app)
    const searchedIn = placeToSearch(count)
    return searchedIn === 'browser'
      ? { searchedIn, count, ...(await pack(picturedPages(app))) }
      : { searchedIn, count }
  })
}

/** How many listings there are now. To know it, nobody waits for all of them to be packed. */
export async function count(app: Pick<App, 'db' | 'inventory'>): Promise<number> {
  const known = app.inventory.peek('all')
  if (known) return known.count
  const counted = await app.inventory.get('count', async () => ({
    searchedIn: 'server',
    count: await entries.count(app),
  }))
  return counted.count
}

async function* picturedPages(app: Pick<App, 'db'>) {
  for await (const page of entries.pages(app)) yield entries.pictured(app, page)
}
