import { setTimeout as wait } from 'node:timers/promises'

import { loadOnce, type LoadTarget } from '#proof/bench/load/load.ts'
import { countStatuses, request, type HttpResult } from '#proof/http-client.ts'
import { residentMegabytes } from '#proof/process-stats.ts'
import { atLeast, atMost, formatMs, formatSeconds, percentile } from '#proof/report/goal.ts'
import type { Section } from '#proof/report/section.ts'

import { isServedOrRefused, times, visitDuring } from './visitor-groups.ts'
import { withSite } from './with-site.ts'

const SECONDS = 20
const CONNECTIONS = 2000
const MAX_MEGABYTES = 500
const MAX_RECOVERY_MS = 60_000
const SEARCHES = 20_000

export interface OverloadResult {
  /** Pages a second that the site can render. */
  capacity: number
  /** Requests a second during the overload, and pages that were served meanwhile. */
  requested: number
  served: number
  cached: HttpResult[]
  healthz: HttpResult[]
  searches: HttpResult[]
  megabytes: { before: number; peak: number }
  normalAfterMs: number
}

export async function testOverload(): Promise<Section> {
  return section(await overload(SECONDS, CONNECTIONS))
}

/** Requests far more pages than the site can render, all different, on many connections. */
export function overload(seconds: number, connections: number): Promise<OverloadResult> {
  return withSite({}, async ({ url, process: { pid = 0 } }) => {
    await request(`${url}/`)
    const paths = Array.from({ length: SEARCHES }, (_, index) => searchPath(`villa ${index}`))
    const target: LoadTarget = { server: { origin: url, pid }, paths, headers: {} }
    const { perSecond: capacity } = await loadOnce(target, { connections: 16, seconds: 5 })
    const before = residentMegabytes(pid)
    const memory = { peak: before }
    const loading = loadOnce(target, { connections, seconds })
    const sampler = setInterval(() => {
      memory.peak = Math.max(memory.peak, residentMegabytes(pid))
    }, 50)
    const results = await visitDuring(
      {
        cached: { visitors: 2, pauseMs: 50, send: () => request(`${url}/`) },
        healthz: { visitors: 1, pauseMs: 50, send: () => request(`${url}/healthz`) },
        searches: {
          visitors: 2,
          pauseMs: 50,
          send: (turn) => request(url + searchPath(`one ${turn}`)),
        },
      },
      loading,
    ).finally(() => clearInterval(sampler))
    const { perSecond: served, refused } = await loading
    return {
      capacity,
      served,
      requested: served / (1 - refused / 100),
      ...results,
      megabytes: { before, peak: memory.peak },
      normalAfterMs: await waitUntilNormal(url),
    }
  })
}

/** A search is rendered for each visitor and never cached. */
function searchPath(searchTerm: string): string {
  return `/properties?${new URLSearchParams({ searchTerm })}`
}

/** Waits until three pages in a row are rendered within half a second. */
async function waitUntilNormal(url: string): Promise<number> {
  const started = performance.now()
  for (let quick = 0, turn = 0; quick < 3; turn++) {
    const { status, ms } = await request(url + searchPath(`after ${turn}`))
    quick = status === 200 && ms < 500 ? quick + 1 : 0
    if (performance.now() - started > MAX_RECOVERY_MS) break
    if (quick === 0) await wait(20)
  }
  return performance.now() - started
}

function section(result: OverloadResult): Section {
  const { capacity, requested, served, cached, healthz, searches, megabytes } = result
  const p99 = (results: HttpResult[]) => formatMs(percentile(times(results), 99))
  return {
    title: 'Overload',
    description: `${CONNECTIONS} connections request different searches for ${SECONDS} s, each a page that must be rendered; five more visitors send requests meanwhile, on connections that they keep. What cannot be served is refused with 503 and Retry-After.`,
    tables: [
      {
        head: 'can render | requested | rendered meanwhile | RSS before | RSS at most | normal after',
        rows: [
          [
            `${capacity.toFixed(0)}/s`,
            `${requested.toFixed(0)}/s`,
            `${served.toFixed(0)}/s`,
            `${megabytes.before.toFixed(0)} MB`,
            `${megabytes.peak.toFixed(0)} MB`,
            formatSeconds(result.normalAfterMs),
          ],
        ],
      },
      {
        head: 'meanwhile | responses | p99',
        rows: [
          ['a cached page', countStatuses(cached), p99(cached)],
          ['`/healthz`', countStatuses(healthz), p99(healthz)],
          ['a search', countStatuses(searches), p99(searches)],
        ],
      },
    ],
    goals: [
      atLeast('Overload: requests against what it can serve', requested / capacity, 10, 'ratio'),
      atMost(
        'Overload: responses that are neither pages nor 503 with Retry-After',
        searches.filter((one) => !isServedOrRefused(one)).length,
        0,
      ),
      atMost('Overload: RSS at most', megabytes.peak, MAX_MEGABYTES, 'MB'),
      atMost('Overload: normal again after', result.normalAfterMs / 1000, 5, 's'),
    ],
  }
}
