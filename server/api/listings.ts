import { z } from 'zod'

import { listingTable, listingTableQuery } from '#domain/search/in-database/listing-table.ts'
import { table } from '#domain/search/in-database/listing-table.server.ts'
import { property } from '#domain/properties/property-schema.ts'
import { sameBuildingQuery } from '#domain/properties/same-building.ts'
import { inSameBuilding } from '#domain/properties/same-building.server.ts'
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

  route('GET', '/api/listings/same-building', {
    summary: 'The newest listings in a building or project, at most three',
    query: sameBuildingQuery,
    response: z.array(property),
    handle: ({ app, query }) => inSameBuilding(app, query),
  })
}
