import * as feedKey from '#domain/properties/portals/feed-key.server.ts'
import { feedAddresses, portalReport } from '#domain/properties/portals/portal-report.ts'
import * as report from '#domain/properties/portals/portal-report.server.ts'
import { PORTALS, type Portal } from '#domain/properties/portals/portal.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes } from './route.ts'

export function portalRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Portals')

  route('GET', '/api/portals', {
    summary: 'What each portal would have against each listing, and where its feed is',
    response: portalReport,
    handle: ({ app }) => report.check(app, properties.pages(app, 'administrators')),
  })

  route('POST', '/api/portals/addresses', {
    summary: 'Give the feeds new addresses; the old ones lead nowhere from now on',
    response: feedAddresses,
    handle: async ({ app }) => {
      await feedKey.renew(app)
      const addresses = await Promise.all(
        PORTALS.map(async (portal) => [portal, await report.addressOf(app, portal)]),
      )
      return { addresses: Object.fromEntries(addresses) as Record<Portal, string> }
    },
  })
}
