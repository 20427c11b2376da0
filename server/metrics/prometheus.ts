import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

import { BRAND_FILES_PATH } from '#domain/brand/brand-file.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import type { Pages } from '#server/pages/pages.ts'

import { appMetrics, connectionMetrics, gauge } from './app-metrics.ts'

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

/** Pages sent from the cache: in full, or as 304 Not Modified. */
type CacheHits = Record<'full' | 'notModified', number>

type RouteKind = 'cached_page' | 'rendered_page' | 'api' | 'file' | 'asset' | 'generated' | 'health'

/** In seconds: from a file in memory to the decoding of a large photo. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The requests of a server and their duration. */
function requestMetrics(server: Server, cacheHits: CacheHits, registers: Registry[]): void {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by kind and class of status.',
    labelNames: ['kind', 'status'],
    registers,
    collect: () => addCacheHits(),
  })
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'From a request to the end of its answer. Cached pages are not timed.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })

  function add(kind: RouteKind, status: number, count = 1): void {
    requests.inc({ kind, status: `${Math.trunc(status / 100)}xx` }, count)
  }

  const added: CacheHits = { full: 0, notModified: 0 }
  function addCacheHits(): void {
    add('cached_page', 200, cacheHits.full - added.full)
    add('cached_page', 304, cacheHits.notModified - added.notModified)
    Object.assign(added, cacheHits)
  }

  server.addHook('onResponse', (request, reply, done) => {
    const kind = kindOfRoute(request.routeOptions.url)
    add(kind, reply.statusCode)
    seconds.observe({ kind }, reply.elapsedTime / 1000)
    done()
  })
}

/** Pages have no route of their own: they are served where no other route matches. */
export function kindOfRoute(route: string | undefined): Exclude<RouteKind, 'cached_page'> {
  if (route === undefined) return 'rendered_page'
  if (route.startsWith('/uploads/')) return 'file'
  if (route === '/healthz' || route === '/readyz') return 'health'
  if (route.startsWith('/api/')) return 'api'
  // Feeds, calendars, brochures and share images.
  if (/\.(xml|ics|pdf|jpg)$/.test(route)) return 'generated'
  // One route serves a whole folder; other static files have a file extension: /favicon.svg.
  const isStatic = /(\/\*|\.[a-z0-9]+)$/.test(route)
  return isStatic || route.startsWith(BRAND_FILES_PATH) ? 'asset' : 'api'
}

/** Hits, misses and size of the page cache. */
function pageMetrics(pages: Pages, cacheHits: CacheHits, registers: Registry[]): void {
  const hits = new Counter({
    name: 'site_page_cache_hits_total',
    help: 'Pages answered as they are kept.',
    registers,
    collect() {
      hits.reset()
      hits.inc(cacheHits.full + cacheHits.notModified)
    },
  })
  const misses = new Counter({
    name: 'site_page_cache_misses_total',
    help: 'Pages rendered to be kept, those made ready after a change among them.',
    registers,
    collect() {
      misses.reset()
      misses.inc(pages.cacheStats().rendered)
    },
  })
  gauge(registers, {
    name: 'site_page_cache_pages',
    help: 'Pages that are kept.',
    read: () => pages.cacheStats().pages,
  })
  gauge(registers, {
    name: 'site_page_cache_bytes',
    help: 'Bytes of the pages that are kept, in every coding.',
    read: () => pages.cacheStats().bytes,
  })
}
