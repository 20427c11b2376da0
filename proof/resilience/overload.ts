import { loadOnce } from '#proof/bench/load/load.ts'
import type { LoadTarget } from '#proof/bench/load/loader.ts'
import { countStatuses, request, type HttpResult } from '#proof/http-client.ts'
import { residentMegabytes } from '#proof/process-stats.ts'
import { atLeast, atMost, formatMs, formatSeconds, percentile } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { waitUntil } from '#proof/wait-until.ts'

import { group, isServedOrRefused, times, visitDuring } from './visitor-groups.ts'
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
        cached: group(2, 50, () => request(`${url}/`)),
        healthz: group(1, 50, () => request(`${url}/healthz`)),
        searches: group(2, 50, (turn) => request(url + searchPath(`one ${turn}`))),
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
function waitUntilNormal(url: string): Promise<number> {
  let turn = 0
  const isQuick = async () => {
    for (let nth = 0; nth < 3; nth++) {
      const { status, ms } = await request(url + searchPath(`after ${turn++}`))
      if (status !== 200 || ms >= 500) return false
    }
    return true
  }
  return waitUntil(isQuick, { maxMs: MAX_RECOVERY_MS, everyMs: 20 })
}

function section(result: OverloadResult): Section {
  const { capacity, requested, served, cached, healthz, searches, megabytes } = result
  const p99 = (results: HttpResult[]) => formatMs(percentile(times(results), 99))
  return {
    title: 'Overload',
    description: `${CONNECTIONS} connections request different searches for ${SECONDS} s, each a page that must be rendered; five more visitors send requests meanwhile, on connections that they keep. What cannot be served is refused with 503 and Retry-After.`,
    tables: [
      table(
        'can render | requested | rendered meanwhile | RSS before | RSS at most | normal after',
        [
          [
            `${capacity.toFixed(0)}/s`,
            `${requested.toFixed(0)}/s`,
            `${served.toFixed(0)}/s`,
            `${megabytes.before.toFixed(0)} MB`,
            `${megabytes.peak.toFixed(0)} MB`,
            formatSeconds(result.normalAfterMs),
          ],
        ],
      ),
      table('meanwhile | responses | p99', [
        ['a cached page', countStatuses(cached), p99(cached)],
        ['`/healthz`', countStatuses(healthz), p99(healthz)],
        ['a search', countStatuses(searches), p99(searches)],
      ]),
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
