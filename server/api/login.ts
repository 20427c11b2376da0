import limit from 'p-limit'

import { credentials, openedSession } from '#domain/accounts/session.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import { bearerToken } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, ok, okAfter } from './route.ts'

/**
 * Logins checked at a time. Without the limit, guesses that arrive together would all be checked
 * before the first failure is counted against the others.
 */
const MAX_CONCURRENT_LOGINS = 2

export function loginRoutes(server: Server, app: AppContext): void {
  const loginQueue = limit(MAX_CONCURRENT_LOGINS)
  const route = apiRoutes(server, app, 'Sessions')

  route('POST', '/login', {
    access: 'everyone',
    summary: 'Open a session',
    bodyLimit: 16 * 1024,
    body: credentials,
    response: openedSession,
    refusals: [401, 429],
    handle: async ({ body, request }) => {
      const session = await loginQueue(() => sessions.open(app, body, request.ip))
      // The new session replaces the one whose token came with the request.
      await sessions.close(app, bearerToken(request) ?? '')
      return session
    },
  })

  route('POST', '/api/logout', {
    summary: 'Close the session; its token is worth nothing afterwards',
    response: ok,
    handle: ({ app, request }) => okAfter(sessions.close(app, bearerToken(request) ?? '')),
  })
}
