import type { App } from '#domain/app.ts'
import { pack } from './index-file.server.ts'
import { whereToSearch } from './where-to-search.ts'
import type { CurrentIndex } from './index-cache.ts'

import * as entries from '#domain/properties/property-summaries.server.ts'

/** The inventory of the content as it is now, made once for each change of it. */
export function current(app: Pick<App, 'db' | 'searchIndex'>): Promise<CurrentIndex> {
  return app.searchIndex.get('all', async () => {
    const count = await entries.count(app)
    const searchedIn = whereToSearch(count)
    return searchedIn === 'browser'
      ? { searchedIn, count, ...(await pack(picturedPages(app))) }
      : { searchedIn, count }
  })
}

/** How many listings there are now. To know it, nobody waits for all of them to be packed. */
export async function count(app: Pick<App, 'db' | 'searchIndex'>): Promise<number> {
  const known = app.searchIndex.peek('all')
  if (known) return known.count
  const counted = await app.searchIndex.get('count', async () => ({
    searchedIn: 'server',
    count: await entries.count(app),
  }))
  return counted.count
}

async function* picturedPages(app: Pick<App, 'db'>) {
  for await (const page of entries.pages(app)) yield entries.withPhotos(app, page)
}
