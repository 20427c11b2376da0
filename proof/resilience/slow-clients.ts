import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'

import { startDemoSite } from '#proof/sites.ts'
import { countStatuses, request, type HttpResult } from '#proof/http-client.ts'
import { atMost, atMostSeconds, formatMs, percentile } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'

import { group, times, visitDuring } from './visitor-groups.ts'

const SECONDS = 40
const CONNECTIONS = 2000

/** The slow attacks that slowhttptest knows: name, path, options. */
const ATTACKS: [string, string, string[]][] = [
  ['headers (-H)', '/', ['-H', '-i', '5']],
  ['a body (-B)', '/api/send-email', ['-B', '-i', '5', '-t', 'POST', '-f', 'application/json']],
  ['many ranges (-R)', '/', ['-R', '-a', '1', '-b', '3000']],
  ['reading (-X)', '/', ['-X', '-w', '1', '-y', '16', '-n', '5', '-z', '8', '-k', '3']],
]

/** A cached page, a page rendered for one visitor, and a database query. */
const VISITED_PATHS = ['/', '/properties?searchTerm=villa', '/api/categories']

export async function testSlowClients(): Promise<Section> {
  const results = await runSlowAttacks(SECONDS, CONNECTIONS)
  const worstP99 = Math.max(...results.map(({ visitors }) => percentile(times(visitors), 99)))
  const unserved = results.flatMap((one) => one.visitors).filter(({ status }) => status !== 200)
  return {
    title: 'Slow clients',
    description: `slowhttptest with ${CONNECTIONS} connections, for ${SECONDS} s of each slow attack. Meanwhile four visitors at a time request a cached page, a search and an API route, on a new connection for each request.`,
    tables: [
      tableOf(results, {
        'slow with': ({ attack }) => attack,
        visitors: ({ visitors }) => countStatuses(visitors),
        median: ({ visitors }) => formatMs(percentile(times(visitors), 50)),
        p99: ({ visitors }) => formatMs(percentile(times(visitors), 99)),
        longest: ({ visitors }) => formatMs(Math.max(...times(visitors))),
      }),
    ],
    goals: [
      atMostSeconds(`${CONNECTIONS} slow clients: visitors’ p99, worst attack`, worstP99, 1),
      atMost(`${CONNECTIONS} slow clients: visitors not served`, unserved.length, 0),
    ],
  }
}

export function hasSlowhttptest(): boolean {
  return spawnSync('slowhttptest', ['-h']).error === undefined
}

/** Opens slow connections of each type while other visitors come on new connections. */
export async function runSlowAttacks(seconds: number, connections: number) {
  await using site = await startDemoSite()
  const agent = new Agent({ keepAlive: false })
  const send = (turn: number) =>
    request(`${site.url}${VISITED_PATHS[turn % VISITED_PATHS.length]}`, { agent })
  const results: { attack: string; visitors: HttpResult[] }[] = []
  for (const [attack, path, options] of ATTACKS) {
    const attacking = runSlowhttptest(site.url + path, options, { seconds, connections })
    results.push({
      attack,
      ...(await visitDuring({ visitors: group(4, 50, send) }, attacking)),
    })
  }
  return results
}

async function runSlowhttptest(
  url: string,
  options: string[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<void> {
  const rate = ['-c', connections, '-r', connections / 5, '-l', seconds].map(String)
  const tool = spawn('slowhttptest', [...options, ...rate, '-v', '0', '-u', url], {
    stdio: 'ignore',
  })
  const timeout = setTimeout(() => tool.kill(), (seconds + 5) * 1000)
  await once(tool, 'exit')
  clearTimeout(timeout)
}
