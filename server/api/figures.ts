import { figuresCsv as enquiryFiguresCsv } from '#domain/enquiries/figures/enquiry-figures-csv.ts'
import { ENQUIRY_TABLES, figuresWithEnquiries } from '#domain/enquiries/figures/enquiry-figures.ts'
import * as enquiryFigures from '#domain/enquiries/figures/enquiry-figures.server.ts'
import * as figures from '#domain/figures/figures.server.ts'
import { figuresCsv } from '#domain/figures/figures-csv.ts'
import * as visits from '#domain/figures/visits.server.ts'
import { isRobot, visit } from '#domain/figures/visit.ts'
import {
  CSV_TABLES,
  figures as figuresSchema,
  figuresCsvQuery,
  figuresQuery,
  summaryChange,
  type FiguresQuery,
} from '#domain/figures/report.ts'
import * as weeklySummary from '#domain/figures/weekly-summary.server.ts'
import { onlyOwn } from '#domain/permissions.ts'
import { audienceFor } from '#domain/properties/audience.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { TooMany } from '#domain/problem.ts'
import { memoryLimit } from '#domain/throttle/memory-limit.ts'
import { isThisMachine, networkOf } from '#domain/throttle/network.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, OK, ok } from './route.ts'

const MINUTE_SECONDS = 60

/** More than the people of a whole office behind one address cause. */
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
      if (!isThisMachine(network) && !limit.isAllowed(network))
        throw new TooMany('Too many at once. Please try again later.', MINUTE_SECONDS)
      if (!isRobot(request.headers)) visits.count(app, body)
      return OK
    },
  })

  route('GET', '/api/figures', {
    summary: 'What visitors did, and what became of enquiries; without days the last thirty',
    query: figuresQuery,
    response: figuresWithEnquiries,
    refusals: [404, 422],
    handle: async ({ app, query }) => {
      const report = await currentReport(app, query)
      const summary = await weeklySummary.state(app)
      return { ...report, summary, answers: await answersOf(app, query, report) }
    },
  })

  route('GET', '/api/figures.csv', {
    summary: `The same as a table: ${TABLES.join(', ')}`,
    query: csvQuery,
    refusals: [422],
    handle: async ({ app, query: { table = 'days', ...query }, reply }) => {
      const report = await currentReport(app, query)
      const file = isEnquiryTable(table)
        ? enquiryFiguresCsv(await answersOf(app, query, report), table)
        : figuresCsv(report, table)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="figures-${table}.csv"`)
        .send(file)
    },
  })

  route('PUT', '/api/figures/summary', {
    summary: 'Turn the weekly email with the figures on or off',
    body: summaryChange,
    response: figuresSchema.shape.summary,
    handle: ({ app, body }) => weeklySummary.change(app, body),
  })
}

const TABLES = [...CSV_TABLES, ...ENQUIRY_TABLES]
const csvQuery = figuresCsvQuery(TABLES)

function isEnquiryTable(table: (typeof TABLES)[number]): table is (typeof ENQUIRY_TABLES)[number] {
  return (ENQUIRY_TABLES as readonly string[]).includes(table)
}

/** An agent sees what is their own. */
const agentOf = (app: AppContext, { agent }: FiguresQuery) => onlyOwn(app.actor, 'figures') ?? agent

function answersOf(app: AppContext, query: FiguresQuery, { from, to }: figures.Report) {
  return enquiryFigures.report(app, { ...query, from, to, agent: agentOf(app, query) })
}

/** With what this process counted since the last write; other processes write within half a minute. */
async function currentReport(app: AppContext, query: FiguresQuery) {
  // The job reports a failure; a full disk must not keep anyone from reading.
  await visits.write(app).catch(() => {})
  // To an agent, the listings of others do not exist.
  if (query.listing) await properties.find(app, query.listing, audienceFor(app.actor))
  return figures.report(app, { ...query, agent: agentOf(app, query) })
}
