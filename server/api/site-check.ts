import { siteCheck } from '#domain/site-check/site-check.ts'
import { administratorsOnly } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { siteChecker } from '#server/site-check/site-check.ts'

import { bearer, refusal } from './responses.ts'

export function siteCheckCalls(server: Server, app: AppContext): void {
  const check = siteChecker(app)
  let underWay: ReturnType<typeof check> | undefined

  server.get(
    '/api/site-check',
    {
      preValidation: administratorsOnly(app),
      schema: {
        tags: ['Site check'],
        summary: 'What is in order on the site and what is not, looked at now',
        security: bearer,
        response: { 200: siteCheck, 401: refusal },
      },
    },
    // Two who ask at once share one look.
    () => {
      underWay ??= check().finally(() => (underWay = undefined))
      return underWay
    },
  )
}
