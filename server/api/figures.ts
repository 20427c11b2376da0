import * as figures from '#domain/figures/figures.server.ts'
import { figuresCsv } from '#domain/figures/figures-csv.ts'
import * as visits from '#domain/figures/visits.server.ts'
import { isRobot, visit } from '#domain/figures/visit.ts'
import {
  figures as figuresSchema,
  figuresCsvQuery,
  figuresQuery,
  summaryChange,
  type FiguresQuery,
} from '#domain/figures/report.ts'
import * as weeklySummary from '#domain/figures/weekly-summary.server.ts'
import { onlyOwn } from '#domain/permissions.ts'
import { TooMany } from '#domain/problem.ts'
import { memoryLimit } from '#domain/throttle/memory-limit.ts'
import { isProxy, networkOf } from '#domain/throttle/network.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, OK, ok } from './route.ts'

const MINUTE_SECONDS = 60

/** More than a whole office behind one address looks at. */
const VISITS_PER_MINUTE = 240

/** Figures: what browsers report, and what is shown of it. */
export function figureRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Figures')
  const limit = memoryLimit(app.clock, {
    allowed: VISITS_PER_MINUTE,
    perMs: MINUTE_SECONDS * 1000,
  })

  route('POST', '/api/seen', {
    access: 'everyone',
    summary: 'Count that a visitor saw a page or used a button',
    description: 'Sent by the site’s own pages. Nothing about the visitor is stored.',
    bodyLimit: 1024,
    body: visit,
    response: ok,
    refusals: [429],
    handle: ({ request, body }) => {
      const network = networkOf(request.ip)
      if (!isProxy(network) && !limit.isAllowed(network))
        throw new TooMany('Too many at once. Please try again later.', MINUTE_SECONDS)
      if (!isRobot(request.headers)) visits.count(app, body)
      return OK
    },
  })

  route('GET', '/api/figures', {
    summary: 'What visitors did, by day, listing and source; without days the last thirty',
    query: figuresQuery,
    response: figuresSchema,
    refusals: [404],
    handle: async ({ app, query }) => ({
      ...(await currentReport(app, query)),
      summary: await weeklySummary.state(app),
    }),
  })

  route('GET', '/api/figures.csv', {
    summary: 'The same as a table: `days`, `listings` or `sources`',
    query: figuresCsvQuery,
    handle: async ({ app, query: { table = 'days', ...query }, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="figures-${table}.csv"`)
        .send(figuresCsv(await currentReport(app, query), table)),
  })

  route('PUT', '/api/figures/summary', {
    summary: 'Turn the weekly email with the figures on or off',
    body: summaryChange,
    response: figuresSchema.shape.summary,
    handle: ({ app, body }) => weeklySummary.change(app, body),
  })
}

/** With what this process counted since the last write; other processes write within half a minute. */
async function currentReport(app: AppContext, query: FiguresQuery) {
  // The job reports a failure; a full disk must not keep anyone from reading.
  await visits.write(app).catch(() => {})
  return figures.report(app, { ...query, agent: onlyOwn(app.actor, 'figures') ?? query.agent })
}
