import limit from 'p-limit'

import { credentials, openedSession } from '#domain/accounts/session.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import { bearerToken } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { adminRoute } from './admin-route.ts'
import { OK, ok, refusalsFor } from './responses.ts'

/**
 * Logins checked at a time. Without the limit, guesses that arrive together would all be checked
 * before the first failure is counted against the others.
 */
const MAX_CONCURRENT_LOGINS = 2

export function loginRoutes(server: Server, app: AppContext): void {
  const loginQueue = limit(MAX_CONCURRENT_LOGINS)
  const route = adminRoute(server, app, 'Sessions')

  server.post(
    '/login',
    {
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Sessions'],
        summary: 'Open a session',
        body: credentials,
        response: { 200: openedSession, ...refusalsFor(401, 422, 429) },
      },
    },
    async (request) => {
      const session = await loginQueue(() => sessions.open(app, request.body, request.ip))
      // The new session replaces the one whose token came with the request.
      await sessions.close(app, bearerToken(request) ?? '')
      return session
    },
  )

  route(
    'POST',
    '/api/logout',
    { summary: 'Close the session; its token is worth nothing afterwards', response: ok },
    async ({ app, request }) => {
      await sessions.close(app, bearerToken(request) ?? '')
      return OK
    },
  )
}
