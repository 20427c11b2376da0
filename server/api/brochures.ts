import { z } from 'zod'

import { brochure } from '#domain/brochures/brochure.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import type { House, Server } from '#server/house.ts'

export function brochureCalls(server: Server, house: House): void {
  server.get(
    '/api/brochures',
    {
      schema: {
        tags: ['Brochures'],
        summary: 'Every brochure, oldest first; the last is the one on offer',
        response: { 200: z.array(brochure) },
      },
    },
    () => brochures.list(house),
  )
}
