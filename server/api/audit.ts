import * as audit from '#domain/audit/audit.server.ts'
import { auditFilter, auditPage } from '#domain/audit/audit.ts'
import { administratorsOnly } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, refusal } from './responses.ts'

export function auditCalls(server: Server, app: AppContext): void {
  server.get(
    '/api/audit',
    {
      preValidation: administratorsOnly(app),
      schema: {
        tags: ['Audit'],
        summary: 'What administrators have done, newest first, fifty a page',
        security: bearer,
        querystring: auditFilter,
        response: { 200: auditPage, 400: refusal, 401: refusal },
      },
    },
    (request) => audit.list(app, request.query),
  )
}
