import { load, type LoadTarget } from '#proof/bench/load.ts'
import { startDemoSite } from '#proof/sites.ts'
import { countStatuses, request, type HttpResult } from '#proof/http-client.ts'
import { peakDuring, residentMegabytes } from '#proof/process-stats.ts'
import {
  atLeast,
  atMost,
  atMostSeconds,
  formatMs,
  formatSeconds,
  percentile,
} from '#proof/report/goal.ts'
import { table, tableOf, type Section } from '#proof/report/section.ts'
import { searchPath } from '#proof/senders.ts'
import { waitUntil } from '#proof/wait-until.ts'

import { group, isServedOrRefused, times, visitDuring } from './visitor-groups.ts'

const SECONDS = 20
const CONNECTIONS = 2000
const MAX_MEGABYTES = 500
const MAX_RECOVERY_MS = 60_000
const SEARCHES = 20_000

export async function testOverload(): Promise<Section> {
  const result = await overload(SECONDS, CONNECTIONS)
  const { capacity, requested, searches, megabytes } = result
  const p99 = (results: HttpResult[]) => formatMs(percentile(times(results), 99))
  return {
    title: 'Overload',
    description: `${CONNECTIONS} connections request different searches for ${SECONDS} s, each a page that must be rendered; five more visitors send requests meanwhile, on connections that they keep. What cannot be served is refused with 503 and Retry-After.`,
    tables: [
      tableOf([result], {
        'can render': () => `${capacity.toFixed(0)}/s`,
        requested: () => `${requested.toFixed(0)}/s`,
        'rendered meanwhile': ({ served }) => `${served.toFixed(0)}/s`,
        'RSS before': () => `${megabytes.before.toFixed(0)} MB`,
        'RSS at most': () => `${megabytes.peak.toFixed(0)} MB`,
        'normal after': ({ normalAfterMs }) => formatSeconds(normalAfterMs),
      }),
      table('meanwhile | responses | p99', [
        ['a cached page', countStatuses(result.cached), p99(result.cached)],
        ['`/healthz`', countStatuses(result.healthz), p99(result.healthz)],
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
      atMostSeconds('Overload: normal again after', result.normalAfterMs, 5),
    ],
  }
}

/** Requests far more pages than the site can render, all different, on many connections. */
export async function overload(seconds: number, connections: number) {
  await using site = await startDemoSite()
  const {
    url,
    process: { pid = 0 },
  } = site
  await request(`${url}/`)
  const paths = Array.from({ length: SEARCHES }, (_, index) => searchPath(`villa ${index}`))
  const target: LoadTarget = { server: { origin: url, pid }, paths, headers: {} }
  const { perSecond: capacity } = await load(target, { connections: 16, seconds: 5 })
  const before = residentMegabytes(pid)
  const loading = load(target, { connections, seconds })
  const groups = {
    cached: group(2, 50, () => request(`${url}/`)),
    healthz: group(1, 50, () => request(`${url}/healthz`)),
    searches: group(2, 50, (turn) => request(url + searchPath(`one ${turn}`))),
  }
  const [peak, results] = await Promise.all([
    peakDuring(loading, () => residentMegabytes(pid)),
    visitDuring(groups, loading),
  ])
  const { perSecond: served, refused } = await loading
  return {
    /** Pages a second that the site can render. */
    capacity,
    /** Pages a second that were served during the overload. */
    served,
    requested: served / (1 - refused / 100),
    ...results,
    megabytes: { before, peak },
    normalAfterMs: await waitUntilNormal(url),
  }
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
