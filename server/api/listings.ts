import { listingTable, listingTableQuery } from '#domain/properties/listing-table.ts'
import { table } from '#domain/properties/listing-table.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes } from './route.ts'

export function listingRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Listings')

  route('GET', '/api/listings', {
    summary: 'The table of all listings: a page of those that fit the filters',
    query: listingTableQuery,
    response: listingTable,
    handle: ({ app, query }) => table(app, query),
  })
}
