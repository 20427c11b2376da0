import {
  photoAdviceResponse,
  photoAdviceRequest,
} from '#domain/properties/photo-advice/photo-advice-schema.ts'
import * as coach from '#domain/properties/photo-advice/photo-advice.server.ts'
import { administratorsOnly } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, refusal } from './responses.ts'

export function coachCalls(server: Server, app: AppContext): void {
  server.post(
    '/api/photos/coach',
    {
      preValidation: administratorsOnly(app),
      schema: {
        tags: ['Photos'],
        summary: 'What there is to say about uploaded photos: their size, their light, their twins',
        security: bearer,
        body: photoAdviceRequest,
        response: { 200: photoAdviceResponse, 401: refusal, 422: refusal },
      },
    },
    (request) => coach.advise(app, request.body),
  )
}
