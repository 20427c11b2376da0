import { z } from 'zod'

import { PERMIT_KINDS } from '#domain/properties/permits/permit.ts'
import {
  permitAlerts,
  permitAlertQuery,
  permitAlertPage,
} from '#domain/properties/permits/permit-alerts.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import { administratorsOnly } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, refusal } from './responses.ts'

const tags = ['Permits']

export function permitCalls(server: Server, app: AppContext): void {
  const preValidation = administratorsOnly(app)

  server.get(
    '/api/permits',
    {
      preValidation,
      schema: {
        tags,
        summary: 'How many listings lack a permit, or have one that is over or soon will be',
        security: bearer,
        response: { 200: permitAlerts, 401: refusal },
      },
    },
    () => permits.alerts(app),
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
        querystring: permitAlertQuery,
        response: { 200: permitAlertPage, 400: refusal, 401: refusal },
      },
    },
    ({ params, query }) => permits.list(app, params.kind, query.page ?? 1),
  )
}
