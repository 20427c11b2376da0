import {
  photoAdviceResponse,
  photoAdviceRequest,
} from '#domain/properties/photo-advice/photo-advice-schema.ts'
import * as photoAdvice from '#domain/properties/photo-advice/photo-advice.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { adminRoute } from './admin-route.ts'

export function photoAdviceRoutes(server: Server, app: AppContext): void {
  const route = adminRoute(server, app, 'Photos')

  route(
    'POST',
    '/api/photos/coach',
    {
      summary: 'What there is to say about uploaded photos: their size, their light, their twins',
      body: photoAdviceRequest,
      response: photoAdviceResponse,
      refusals: [422],
    },
    ({ app, body }) => photoAdvice.advise(app, body),
  )
}
