import * as portalEmails from '#domain/enquiries/portal-leads/portal-emails.server.ts'
import {
  portalEmail,
  portalEmailChange,
  portalEmailEnquiry,
  portalEmailFilter,
  portalEmailPage,
} from '#domain/enquiries/portal-leads/portal-email.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId } from './route.ts'

/** Emails of the mailbox for portal leads. */
export function portalEmailRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Inbox')

  route('GET', '/api/portal-emails', {
    summary: 'Portal emails, newest first, fifty a page; mostly those that nobody knows',
    query: portalEmailFilter,
    response: portalEmailPage,
    handle: ({ app, query }) => portalEmails.list(app, query),
  })

  route('PUT', '/api/portal-emails/:id', {
    summary: 'Put a portal email aside, or bring it back',
    params: byId,
    body: portalEmailChange,
    response: portalEmail,
    handle: ({ app, params, body }) => portalEmails.change(app, params.id, body),
  })

  route('POST', '/api/portal-emails/:id/enquiry', {
    summary: 'Make an enquiry of a portal email',
    params: byId,
    body: portalEmailEnquiry,
    response: portalEmail,
    handle: ({ app, params, body }) => portalEmails.makeEnquiry(app, params.id, body),
  })
}
