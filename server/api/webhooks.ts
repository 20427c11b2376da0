import { z } from 'zod'

import { id } from '#domain/fields.ts'
import * as deliveries from '#domain/webhooks/deliveries.server.ts'
import {
  deliveryFilter,
  deliveryPage,
  newlyAddedWebhook,
  newWebhook,
  webhook,
  webhookChange,
  webhookDelivery,
} from '#domain/webhooks/webhook.ts'
import * as webhooks from '#domain/webhooks/webhooks.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId, ok, okAfter, type Route } from './route.ts'

const bodyLimit = 16 * 1024

const byDelivery = byId.extend({ delivery: id })
const resent = z.object({ queued: z.int() }).meta({ id: 'ResentDeliveries' })

/** Other systems that are told of enquiries and listings: `docs/WEBHOOKS.md`. */
export function webhookRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Webhooks')

  route('GET', '/api/webhooks', {
    summary: 'All webhooks, without their secrets',
    response: z.array(webhook),
    handle: ({ app }) => webhooks.list(app),
  })

  route('POST', '/api/webhooks', {
    summary: 'Add a webhook; its secret is told in this answer only',
    description:
      'Addresses on private networks are refused, unless the setting `WEBHOOKS_PRIVATE` is 1.',
    bodyLimit,
    body: newWebhook,
    response: newlyAddedWebhook,
    status: 201,
    refusals: [409],
    handle: ({ app, body }) => webhooks.add(app, body),
  })

  route('PUT', '/api/webhooks/:id', {
    summary: 'Turn a webhook on or off',
    params: byId,
    bodyLimit,
    body: webhookChange,
    response: webhook,
    handle: ({ app, params, body }) => webhooks.setState(app, params.id, body.state),
  })

  route('DELETE', '/api/webhooks/:id', {
    summary: 'Remove a webhook and all that it was told',
    params: byId,
    response: ok,
    handle: ({ app, params }) => okAfter(webhooks.remove(app, params.id)),
  })

  route('POST', '/api/webhooks/:id/test', {
    summary: 'Send a test message at once, and tell what came of it',
    params: byId,
    response: webhookDelivery,
    handle: ({ app, params }) => deliveries.sendTest(app, params.id),
  })

  deliveryRoutes(route)
}

function deliveryRoutes(route: Route): void {
  route('GET', '/api/webhooks/:id/deliveries', {
    summary: 'What a webhook was told, newest first, twenty a page',
    params: byId,
    query: deliveryFilter,
    response: deliveryPage,
    handle: ({ app, params, query }) => deliveries.list(app, params.id, query.before),
  })

  route('POST', '/api/webhooks/:id/deliveries/:delivery/resend', {
    summary: 'Send a message once more, under the same id',
    params: byDelivery,
    response: webhookDelivery,
    refusals: [409],
    handle: ({ app, params }) => deliveries.resend(app, params.id, params.delivery),
  })

  route('POST', '/api/webhooks/:id/resend-failed', {
    summary: 'Send all messages that failed once more',
    params: byId,
    response: resent,
    refusals: [409],
    handle: async ({ app, params }) => ({
      queued: await deliveries.resendFailed(app, params.id),
    }),
  })
}
