import { coachAnswer, coachAsked } from '#domain/properties/coach-schema.ts'
import * as coach from '#domain/properties/coach.server.ts'
import { administratorsOnly } from '#server/bearer.ts'
import type { House, Server } from '#server/house.ts'

import { bearer, refusal } from './answers.ts'

export function coachCalls(server: Server, house: House): void {
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
