import { z } from 'zod'

import { removableKind, removedItem } from '#domain/removal/removal.ts'
import * as removal from '#domain/removal/removal.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId } from './route.ts'

export function trashRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Trash')

  route('GET', '/api/trash', {
    summary: 'The listings and posts that were removed and can be restored, the latest first',
    response: z.array(removedItem),
    handle: ({ app }) => removal.list(app),
  })

  route('GET', '/api/trash/:kind/:id', {
    summary: 'One of them: who removed it, and when',
    params: byId.extend({ kind: removableKind }),
    response: removedItem,
    handle: ({ app, params }) => removal.find(app, params.kind, params.id),
  })
}
