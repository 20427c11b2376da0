import type { App } from '#domain/app.ts'
import { readPages } from '#domain/paging.server.ts'

import { atMarker, type PropertyId } from './property.ts'
import * as rows from './property-rows.server.ts'

const PAGE_SIZE = 100

/** What was removed or hidden since a time, page by page. Portals are told to take it down. */
export async function* withdrawnSince({ db }: Pick<App, 'db'>, since: Date) {
  const range = { since: since.toISOString(), limit: PAGE_SIZE }
  for (const column of ['removed_at', 'hidden_at'] as const) {
    const read = async (after: PropertyId = 0) => {
      const page = await rows.withdrawn(db, column, { ...range, after })
      return page.map(({ listing, at }) => ({ listing: atMarker(listing), at }))
    }
    yield* readPages(PAGE_SIZE, read, ({ listing }) => listing.id)
  }
}
