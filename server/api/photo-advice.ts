import { coachAnswer, coachAsked } from '#domain/properties/photo-advice/photo-advice-schema.ts'
import * as coach from '#domain/properties/photo-advice/photo-advice.server.ts'
import { administratorsOnly } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, refusal } from './responses.ts'

export function coachCalls(server: Server, house: AppContext): void {
  server.post(
    '/api/photos/coach',
    {
      preValidation: administratorsOnly(house),
      schema: {
        tags: ['Photos'],
        summary: 'What there is to say about uploaded photos: their size, their light, their twins',
        security: bearer,
        body: coachAsked,
        response: { 200: coachAnswer, 401: refusal, 422: refusal },
      },
    },
    (request) => coach.see(house, request.body),
  )
}
