import { z } from 'zod'

import { PRIVATE_HEADERS } from '#app/private-page.ts'
import { enquiry } from '#domain/enquiries/inbox/inbox.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as agentCalendar from '#domain/enquiries/tours/agent-calendar.server.ts'
import * as answers from '#domain/enquiries/tours/tour-answers.server.ts'
import {
  calendarAddress,
  freeTimes,
  tourAcceptance,
  tourRefusal,
  tourTimes,
} from '#domain/enquiries/tours/tour.ts'
import * as visitorCalendar from '#domain/enquiries/tours/visitor-calendar.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { etagHash } from '#server/http/etag-hash.ts'
import { matchesEtag } from '#server/http/matches-etag.ts'

import { apiRoutes, byId } from './route.ts'

/** How the agency answers to the tours that visitors propose, and each person's calendar of them. */
export function tourRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Tours')

  route('GET', '/api/tours/:id/free-times', {
    summary: 'When the agent of a tour has time on a day',
    params: byId,
    query: z.object({ day: z.string().optional() }),
    response: freeTimes,
    refusals: [422],
    handle: ({ app, params, query }) => answers.freeTimes(app, params.id, query),
  })

  route('POST', '/api/tours/:id/accept', {
    summary: 'Accept the time that the visitor proposes',
    params: byId,
    body: tourAcceptance,
    response: enquiry,
    refusals: [409],
    handle: async ({ app, params, body }) =>
      inbox.find(app, await answers.accept(app, params.id, body)),
  })

  route('POST', '/api/tours/:id/propose', {
    summary: 'Offer up to three other times, of which the visitor chooses one',
    params: byId,
    body: tourTimes,
    response: enquiry,
    refusals: [409],
    handle: async ({ app, params, body }) =>
      inbox.find(app, await answers.proposeTimes(app, params.id, body)),
  })

  route('POST', '/api/tours/:id/decline', {
    summary: 'Tell the visitor that there will be no tour, and why',
    params: byId,
    body: tourRefusal,
    response: enquiry,
    refusals: [409],
    handle: async ({ app, params, body }) =>
      inbox.find(app, await answers.decline(app, params.id, body)),
  })

  route('GET', '/api/account/calendar', {
    summary: 'The private address of the own calendar of tours',
    response: calendarAddress,
    refusals: [409],
    handle: ({ app }) => agentCalendar.find(app),
  })

  route('POST', '/api/account/calendar', {
    summary: 'Make a new address for the own calendar; the old one leads nowhere from now on',
    response: calendarAddress,
    refusals: [409],
    handle: ({ app }) => agentCalendar.renew(app),
  })
}

/** Calendars that programs subscribe to, and a visitor's tour. Who knows the address may read it. */
export function calendarRoutes(server: Server, app: AppContext): void {
  const params = z.object({ token: z.string().max(200) })
  server.get(
    '/tour/:token/tour.ics',
    { schema: { hide: true, params } },
    async (request, reply) => {
      reply.headers(PRIVATE_HEADERS)
      const { token } = request.params as z.output<typeof params>
      const { filename, text, type } = await visitorCalendar.read(app, token)
      const disposition = `attachment; filename="${filename}"`
      return reply.type(type).header('content-disposition', disposition).send(text)
    },
  )
  server.get(
    '/calendars/:token.ics',
    { schema: { hide: true, params } },
    async (request, reply) => {
      // No shared cache may keep it, and no search engine find it.
      reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' })
      const { token } = request.params as z.output<typeof params>
      const text = await agentCalendar.read(app, token)
      const etag = `"${etagHash(text)}"`
      reply.header('etag', etag)
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="tours.ics"')
        .send(text)
    },
  )
}
