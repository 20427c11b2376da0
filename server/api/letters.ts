import * as letters from '#domain/enquiries/portal-leads/letters.server.ts'
import {
  letter,
  letterChange,
  letterEnquiry,
  letterFilter,
  letterPage,
} from '#domain/enquiries/portal-leads/letter.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId } from './route.ts'

/** Letters of the mailbox for portal leads. */
export function letterRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Inbox')

  route('GET', '/api/letters', {
    summary: 'Letters of the mailbox, newest first, fifty a page; mostly those that nobody knows',
    query: letterFilter,
    response: letterPage,
    handle: ({ app, query }) => letters.list(app, query),
  })

  route('PUT', '/api/letters/:id', {
    summary: 'Put a letter aside, or bring it back',
    params: byId,
    body: letterChange,
    response: letter,
    handle: ({ app, params, body }) => letters.change(app, params.id, body),
  })

  route('POST', '/api/letters/:id/enquiry', {
    summary: 'Make an enquiry of a letter',
    params: byId,
    body: letterEnquiry,
    response: letter,
    handle: ({ app, params, body }) => letters.makeEnquiry(app, params.id, body),
  })
}
