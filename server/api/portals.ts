import * as feedKey from '#domain/properties/portals/feed-key.server.ts'
import { feedAddresses, flightCheck } from '#domain/properties/portals/portal-report.ts'
import * as flight from '#domain/properties/portals/portal-report.server.ts'
import { PORTALS, type Portal } from '#domain/properties/portals/portal.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { administratorsOnly, inHandsOf } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, refusal } from './responses.ts'

const tags = ['Portals']

export function portalCalls(server: Server, house: AppContext): void {
  const preValidation = administratorsOnly(house)

  server.get(
    '/api/portals',
    {
      preValidation,
      schema: {
        tags,
        summary: 'What each portal would have against each listing, and where its feed is',
        security: bearer,
        response: { 200: flightCheck, 401: refusal },
      },
    },
    () => flight.check(house, properties.pages(house, 'administrators')),
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
      await feedKey.renew(inHandsOf(house, request))
      const addresses = await Promise.all(
        PORTALS.map(async (portal) => [portal, await flight.addressOf(house, portal)]),
      )
      return { addresses: Object.fromEntries(addresses) as Record<Portal, string> }
    },
  )
}
