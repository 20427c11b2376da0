import { z } from 'zod'

import { PERMIT_ALERT_KINDS } from '#domain/properties/permits/permit.ts'
import {
  permitAlerts,
  permitAlertQuery,
  permitAlertPage,
} from '#domain/properties/permits/permit-alerts.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes } from './route.ts'

export function permitRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Permits')

  route('GET', '/api/permits', {
    summary: 'How many listings lack a permit, or have one that is over or soon will be',
    response: permitAlerts,
    handle: ({ app }) => permits.alerts(app),
  })

  route('GET', '/api/permits/:kind', {
    summary: 'Those listings, twenty a page',
    params: z.object({ kind: z.enum(PERMIT_ALERT_KINDS) }),
    query: permitAlertQuery,
    response: permitAlertPage,
    handle: ({ app, params, query }) => permits.list(app, params.kind, query.page ?? 1),
  })
}
