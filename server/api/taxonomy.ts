import { z } from 'zod'

import { category, location } from '#domain/properties/taxonomy.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

const tags = ['Properties']

export function taxonomyRoutes(server: Server, app: AppContext): void {
  server.get(
    '/api/categories',
    { schema: { tags, summary: 'Every category, by name', response: { 200: z.array(category) } } },
    () => taxonomy.categories(app),
  )
  server.get(
    '/api/locations',
    { schema: { tags, summary: 'Every location, by name', response: { 200: z.array(location) } } },
    () => taxonomy.locations(app),
  )
}
