import { sql } from 'kysely'

import type { AppContext, Server } from '#server/app-context.ts'
import { VERSION } from '#server/version.ts'

import { administratorRoutes } from './administrators.ts'
import { alertRoutes } from './alerts.ts'
import { backupRoutes } from './backups.ts'
import { brandFileRoutes } from './brand-files.ts'
import { brochureRoutes } from './brochures.ts'
import { demoRoutes } from './demo.ts'
import { enquiryRoutes } from './enquiries.ts'
import { feedRoutes, portalRoutes } from './feeds.ts'
import { figureRoutes } from './figures.ts'
import { followUpRoutes } from './follow-up.ts'
import { iconRoutes } from './icons.ts'
import { inboxRoutes } from './inbox.ts'
import { portalEmailRoutes } from './portal-emails.ts'
import { listingRoutes } from './listings.ts'
import { mailRoutes } from './mail.ts'
import { mailboxRoutes } from './mailbox.ts'
import { mapTilesRoutes } from './map-tiles.ts'
import { mapRoutes } from './map.ts'
import { peopleRoutes } from './people.ts'
import { placeRoutes } from './places.ts'
import { postRoutes } from './posts.ts'
import { printedFileRoutes } from './printed-files.ts'
import { propertyRoutes } from './properties.ts'
import { searchIndexRoutes } from './search-index.ts'
import { settingsRoutes } from './settings.ts'
import { siteCheckRoutes } from './site-check.ts'
import { todayRoutes } from './today.ts'
import { calendarRoutes, tourRoutes } from './tours.ts'
import { trashRoutes } from './trash.ts'
import { uploadRoutes } from './uploads.ts'
import { userRoutes } from './users.ts'
import { webhookRoutes } from './webhooks.ts'

/** Everything that the server answers apart from pages, in the order of the API document. */
const ROUTES = [
  propertyRoutes,
  mapRoutes,
  listingRoutes,
  placeRoutes,
  postRoutes,
  brochureRoutes,
  enquiryRoutes,
  alertRoutes,
  todayRoutes,
  inboxRoutes,
  portalEmailRoutes,
  tourRoutes,
  followUpRoutes,
  peopleRoutes,
  trashRoutes,
  figureRoutes,
  demoRoutes,
  backupRoutes,
  uploadRoutes,
  administratorRoutes,
  userRoutes,
  settingsRoutes,
  mailRoutes,
  mailboxRoutes,
  webhookRoutes,
  brandFileRoutes,
  portalRoutes,
  feedRoutes,
  calendarRoutes,
  siteCheckRoutes,
  healthRoutes,
  searchIndexRoutes,
  printedFileRoutes,
  iconRoutes,
  mapTilesRoutes,
]

export function registerRoutes(server: Server, app: AppContext): void {
  for (const register of ROUTES) register(server, app)
  for (const path of ['/api', '/api/*'])
    server.all(path, { schema: { hide: true } }, (request, reply) =>
      reply
        .code(404)
        .send({ error: `There is no ${request.method} ${request.url.split('?', 1)[0]}.` }),
    )
}

/** `/healthz`: the process responds, and which version it is. `/readyz`: it also reaches its database. */
function healthRoutes(server: Server, { db, log }: AppContext): void {
  server.get('/healthz', { schema: { hide: true } }, () => ({
    ok: true,
    version: VERSION,
  }))
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { ok: true }
    } catch (error) {
      log.warn({ why: String(error) }, 'the database does not answer')
      return reply.code(503).send({ error: 'The database does not answer.' })
    }
  })
}
