import { Counter, Histogram, type Registry } from 'prom-client'

import type { Server } from '#server/app-context.ts'
import type { Pages } from '#server/pages/pages.ts'

import { gauge } from './gauge.ts'
import { classOf, kindOf, type Kind } from './route-kind.ts'

/** Kept pages that were sent whole, and those of which a browser was told that they are unchanged. */
export interface KeptAnswers {
  whole: number
  unchanged: number
}

/** From a file that is in memory to the decoding of a large photo, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Requests and how long they took. Returns how to count what a server is asked. */
export function requestMetrics(kept: KeptAnswers, registers: Registry[]): (server: Server) => void {
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by kind and class of status.',
    labelNames: ['kind', 'status'],
    registers,
    collect: () => addKept(),
  })
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'From a request to the end of its answer. A kept page is answered on the spot: no time is taken.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })

  function add(kind: Kind, status: number, count = 1): void {
    requests.inc({ kind, status: classOf(status) }, count)
  }

  const added = { whole: 0, unchanged: 0 }
  function addKept(): void {
    add('kept_page', 200, kept.whole - added.whole)
    add('kept_page', 304, kept.unchanged - added.unchanged)
    Object.assign(added, kept)
  }

  return (server) => {
    server.addHook('onResponse', (request, reply, done) => {
      const kind = kindOf(request.routeOptions.url)
      add(kind, reply.statusCode)
      seconds.observe({ kind }, reply.elapsedTime / 1000)
      done()
    })
  }
}

/** How the page cache does. */
export function pageMetrics(pages: Pages, kept: KeptAnswers, registers: Registry[]): void {
  const hits = new Counter({
    name: 'site_page_cache_hits_total',
    help: 'Pages answered as they are kept.',
    registers,
    collect() {
      hits.reset()
      hits.inc(kept.whole + kept.unchanged)
    },
  })
  const misses = new Counter({
    name: 'site_page_cache_misses_total',
    help: 'Pages rendered to be kept, those made ready after a change among them.',
    registers,
    collect() {
      misses.reset()
      misses.inc(pages.cached().made)
    },
  })
  gauge(
    { name: 'site_page_cache_pages', help: 'Pages that are kept.' },
    registers,
    () => pages.cached().pages,
  )
  gauge(
    { name: 'site_page_cache_bytes', help: 'Bytes of the pages that are kept, in every coding.' },
    registers,
    () => pages.cached().bytes,
  )
}
