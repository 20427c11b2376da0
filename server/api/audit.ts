import * as audit from '#domain/audit/audit.server.ts'
import { auditFilter, auditPage } from '#domain/audit/audit.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes } from './route.ts'

export function auditRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Audit')

  route('GET', '/api/audit', {
    summary: 'What administrators have done, newest first, fifty a page',
    query: auditFilter,
    response: auditPage,
    handle: ({ app, query }) => audit.list(app, query),
  })
}
