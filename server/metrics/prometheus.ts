import { collectDefaultMetrics, Counter, Registry } from 'prom-client'

import type { AppContext } from '#server/app-context.ts'

import { connectionMetrics, contentMetrics, outboxMetrics } from './app-metrics.ts'
import { pageMetrics, requestMetrics } from './request-metrics.ts'
import type { Watch } from './observe.ts'

/** A process's figures: memory, processor and event loop by the library, and what the site does. */
export function prometheus(app: AppContext): { watch: Watch; registry: Registry } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  outboxMetrics(app, registers)
  contentMetrics(app, registers)
  const failures = new Counter({
    name: 'site_job_failures_total',
    help: 'Jobs beside the requests that failed; each is tried again.',
    labelNames: ['job'],
    registers,
  })
  const kept = { whole: 0, unchanged: 0 }
  const watchAnswers = requestMetrics(kept, registers)
  return {
    registry,
    watch: {
      pages(pages) {
        pageMetrics(pages, kept, registers)
        return {
          ...pages,
          // All that stands in the way of a kept page; the rest is done when somebody asks.
          answerAtOnce(request, response) {
            if (!pages.answerAtOnce(request, response)) return false
            if (response.statusCode === 304) kept.unchanged++
            else kept.whole++
            return true
          },
        }
      },
      server(server) {
        watchAnswers(server)
        connectionMetrics(server.server, registers)
      },
      jobFailed: (job) => failures.inc({ job }),
    },
  }
}
