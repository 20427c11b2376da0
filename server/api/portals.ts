import * as feedKey from '#domain/properties/portals/feed-key.server.ts'
import { feedAddresses, portalReport } from '#domain/properties/portals/portal-report.ts'
import * as flight from '#domain/properties/portals/portal-report.server.ts'
import { PORTALS, type Portal } from '#domain/properties/portals/portal.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { administratorsOnly, inHandsOf } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, refusal } from './responses.ts'

const tags = ['Portals']

export function portalCalls(server: Server, app: AppContext): void {
  const preValidation = administratorsOnly(app)

  server.get(
    '/api/portals',
    {
      preValidation,
      schema: {
        tags,
        summary: 'What each portal would have against each listing, and where its feed is',
        security: bearer,
        response: { 200: portalReport, 401: refusal },
      },
    },
    () => flight.check(app, properties.pages(app, 'administrators')),
  )

  server.post(
    '/api/portals/addresses',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Give the feeds new addresses; the old ones lead nowhere from now on',
        security: bearer,
        response: { 200: feedAddresses, 401: refusal },
      },
    },
    async (request) => {
      await feedKey.renew(inHandsOf(app, request))
      const addresses = await Promise.all(
        PORTALS.map(async (portal) => [portal, await flight.addressOf(app, portal)]),
      )
      return { addresses: Object.fromEntries(addresses) as Record<Portal, string> }
    },
  )
}
