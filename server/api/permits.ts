import { z } from 'zod'

import {
  PERMIT_KINDS,
  permitWatch,
  watchedAsked,
  watchedPage,
} from '#domain/permits/permit-watch.ts'
import * as permits from '#domain/permits/permits.server.ts'
import { administratorsOnly } from '#server/bearer.ts'
import type { House, Server } from '#server/house.ts'

import { bearer, refusal } from './answers.ts'

const tags = ['Permits']

export function permitCalls(server: Server, house: House): void {
  const preValidation = administratorsOnly(house)

  server.get(
    '/api/permits',
    {
      preValidation,
      schema: {
        tags,
        summary: 'How many listings lack a permit, or have one that is over or soon will be',
        security: bearer,
        response: { 200: permitWatch, 401: refusal },
      },
    },
    () => permits.watch(house),
  )

  server.get(
    '/api/permits/:kind',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Those listings, twenty a page',
        security: bearer,
        params: z.object({ kind: z.enum(PERMIT_KINDS) }),
        querystring: watchedAsked,
        response: { 200: watchedPage, 400: refusal, 401: refusal },
      },
    },
    ({ params, query }) => permits.list(house, params.kind, query.page ?? 1),
  )
}
