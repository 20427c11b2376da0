import { z } from 'zod'

import { removedItem } from '#domain/removal/removal.ts'
import * as removal from '#domain/removal/removal.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes } from './route.ts'

export function trashRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Trash')

  route('GET', '/api/trash', {
    summary: 'The listings and posts that were removed and can be restored, the latest first',
    response: z.array(removedItem),
    handle: ({ app }) => removal.list(app),
  })
}
