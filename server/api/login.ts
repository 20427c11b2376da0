import { credentials, opened } from '#domain/sessions/session.ts'
import * as sessions from '#domain/sessions/sessions.server.ts'
import { administratorsOnly, bearerToken, inHandsOf } from '#server/bearer.ts'
import type { House, Server } from '#server/house.ts'

import { bearer, ok, refusal } from './answers.ts'

const tags = ['Sessions']

export function loginCalls(server: Server, house: House): void {
  server.post(
    '/login',
    {
      bodyLimit: 16 * 1024,
      schema: {
        tags,
        summary: 'Open a session',
        body: credentials,
        response: { 200: opened, 401: refusal, 422: refusal, 429: refusal },
      },
    },
    (request) => sessions.open(house, request.body, request.ip),
  )

  server.post(
    '/api/logout',
    {
      preValidation: administratorsOnly(house),
      schema: {
        tags,
        summary: 'Close the session; its token is worth nothing afterwards',
        security: bearer,
        response: { 200: ok, 401: refusal },
      },
    },
    async (request) => {
      await sessions.close(inHandsOf(house, request), bearerToken(request) ?? '')
      return { ok: true as const }
    },
  )
}
