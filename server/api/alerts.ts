import { z } from 'zod'

import { newAlert, newAlertFor } from '#domain/alerts/alert.ts'
import { alertPath } from '#domain/alerts/alert-link.server.ts'
import * as alerts from '#domain/alerts/alerts.server.ts'
import { interested, interestedEmail, interestedEmailResult } from '#domain/alerts/interested.ts'
import * as interestedPeople from '#domain/alerts/interested.server.ts'
import { networkOf } from '#domain/throttle/network.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId, ok, okAfter } from './route.ts'

const TOKEN = /^[0-9a-f]{24}\.[\w-]{1,64}$/
const byToken = z.object({ token: z.string().regex(TOKEN, 'This is no link of an alert.') })

/** Visitors save a search; the team sees whom a home fits. */
export function alertRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Alerts')

  route('POST', '/api/alerts', {
    access: 'everyone',
    summary: 'Save a search, to be told of new homes by e-mail',
    description: 'An e-mail asks for a confirmation. The answer is the same for every address.',
    bodyLimit: 16 * 1024,
    body: newAlert,
    bodyFor: newAlertFor,
    response: ok,
    refusals: [409, 429],
    handle: ({ request, body }) => okAfter(alerts.request(app, body, networkOf(request.ip))),
  })

  // Mail programs post here (RFC 8058); a person who follows the address gets the page with a button.
  route('POST', '/api/alerts/:token/end', {
    access: 'everyone',
    summary: 'End an alert with one click',
    params: byToken,
    response: ok,
    refusals: [404],
    handle: ({ params }) => okAfter(alerts.end(app, params.token)),
  })

  server.get<{ Params: z.infer<typeof byToken> }>(
    '/api/alerts/:token/end',
    { schema: { hide: true } },
    ({ params: { token } }, reply) =>
      TOKEN.test(token)
        ? reply.redirect(alertPath(token, 'en'), 303)
        : reply.code(404).send({ error: 'There is no such alert.' }),
  )

  route('GET', '/api/properties/:id/interested', {
    summary: 'Earlier enquiries and alerts that a home fits',
    params: byId,
    response: interested,
    handle: ({ app, params: { id } }) => interestedPeople.find(app, id),
  })

  route('POST', '/api/properties/:id/interested/write', {
    summary: 'E-mail a home to those whose alert it fits',
    params: byId,
    body: interestedEmail,
    response: interestedEmailResult,
    refusals: [409],
    handle: async ({ app, params: { id }, body }) => ({
      written: await interestedPeople.emailInterested(app, id, body.message?.trim() || undefined),
    }),
  })
}
