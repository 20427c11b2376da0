import { collectDefaultMetrics, Counter, Registry } from 'prom-client'

import type { AppContext, Server } from '#server/app-context.ts'
import type { Pages } from '#server/pages/pages.ts'

import { appMetrics, connectionMetrics } from './app-metrics.ts'
import { pageMetrics, requestMetrics } from './request-metrics.ts'

export type Metrics = ReturnType<typeof collectMetrics>['metrics']

/** The metrics of one process: memory, CPU and event loop by the library, and the site's own. */
export function collectMetrics(app: AppContext) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  appMetrics(app, registers)
  const failures = new Counter({
    name: 'site_job_failures_total',
    help: 'Jobs beside the requests that failed; each is tried again.',
    labelNames: ['job'],
    registers,
  })
  const cacheHits = { full: 0, notModified: 0 }
  return {
    registry,
    metrics: {
      /** The same pages, counting those that are sent from the cache before Fastify is involved. */
      observePages(pages: Pages): Pages {
        pageMetrics(pages, cacheHits, registers)
        return {
          ...pages,
          // Hot path: a cached page only raises a number. The rest is done when metrics are read.
          sendCached(request, response) {
            if (!pages.sendCached(request, response)) return false
            if (response.statusCode === 304) cacheHits.notModified++
            else cacheHits.full++
            return true
          },
        }
      },
      /** Counts and times the requests that Fastify handles. */
      observeServer(server: Server): void {
        requestMetrics(server, cacheHits, registers)
        connectionMetrics(server.server, registers)
      },
      countJobFailure: (job: string) => failures.inc({ job }),
    },
  }
}
