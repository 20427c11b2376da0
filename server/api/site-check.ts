import { siteCheck } from '#domain/site-check/site-check.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { siteChecker } from '#server/site-check/site-check.ts'

import { apiRoutes } from './route.ts'

export function siteCheckRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Site check')
  const check = siteChecker(app)
  let running: ReturnType<typeof check> | undefined

  route('GET', '/api/site-check', {
    summary: 'What is in order on the site and what is not, looked at now',
    response: siteCheck,
    // Requests that arrive during a check share its result.
    handle: () => {
      running ??= check().finally(() => (running = undefined))
      return running
    },
  })
}
