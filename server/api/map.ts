import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'
import { searchQuery } from '#domain/search/in-database/admin-list-schema.ts'
import { mapResults } from '#domain/search/in-database/map.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes } from './route.ts'

const point = { longitude: z.number(), latitude: z.number() }

const from = z
  .object({
    aed: z.number(),
    type: z.enum(['sale', 'rent']),
    rent_period: z.enum(['', 'year', 'month', 'week', 'day']),
  })
  .optional()

const map = apiObject('Map', {
  /** All that the list page finds. */
  count: z.int(),
  /** Those with a point, from west to east, with their lowest price. */
  communities: z.array(
    z.object({ name: z.string(), shown: z.string(), ...point, count: z.int(), from }),
  ),
  /** Homes with a marker of their own, newest first, up to 2,000. */
  homes: z.array(z.object({ id: z.int(), location: z.string(), ...point, from })),
})

export function mapRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Properties')
  route('GET', '/api/map', {
    access: 'everyone',
    summary: 'What the map shows of a search, by the parameters of the list page',
    query: searchQuery.extend({ language: z.enum(['en', 'ar']).optional() }),
    response: map,
    handle: ({ query: { language = 'en', ...params } }) => mapResults(app, params, { language }),
  })
}
