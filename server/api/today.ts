import { today } from '#domain/today/today.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { todayReader } from '#server/today/today.ts'

import { apiRoutes } from './route.ts'

export function todayRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Today')
  const read = todayReader(app)

  route('GET', '/api/today', {
    summary: 'What waits for the person who asks, and the counts of the navigation',
    response: today,
    handle: ({ app }) => read(app),
  })
}
