import limit from 'p-limit'

import { credentials, openedSession } from '#domain/accounts/session.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import { administratorsOnly, bearerToken } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, ok, refusal } from './responses.ts'

const tags = ['Sessions']

export function loginCalls(server: Server, app: AppContext): void {
  // As many at a time as passwords are checked at a time. Of a crowd that guesses at once, all would
  // otherwise be let guess before the first of them is known to be wrong.
  const inTurn = limit(2)

  server.post(
    '/login',
    {
      bodyLimit: 16 * 1024,
      schema: {
        tags,
        summary: 'Open a session',
        body: credentials,
        response: { 200: openedSession, 401: refusal, 422: refusal, 429: refusal },
      },
    },
    async (request) => {
      const opened = await inTurn(() => sessions.open(app, request.body, request.ip))
      // Who logs in anew has no more use for the session that they had.
      await sessions.close(app, bearerToken(request) ?? '')
      return opened
    },
  )

  server.post(
    '/api/logout',
    {
      preValidation: administratorsOnly(app),
      schema: {
        tags,
        summary: 'Close the session; its token is worth nothing afterwards',
        security: bearer,
        response: { 200: ok, 401: refusal },
      },
    },
    async (request) => {
      await sessions.close(app, bearerToken(request) ?? '')
      return { ok: true as const }
    },
  )
}
