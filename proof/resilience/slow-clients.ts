import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'

import { countStatuses, request, type HttpResult } from '#proof/http-client.ts'
import { atMost, formatMs, percentile } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'

import { group, times, visitDuring } from './visitor-groups.ts'
import { withSite } from './with-site.ts'

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

export interface SlowAttackResult {
  attack: string
  visitors: HttpResult[]
}

export async function testSlowClients(): Promise<Section> {
  return section(await runSlowAttacks(SECONDS, CONNECTIONS))
}

export function hasSlowhttptest(): boolean {
  return spawnSync('slowhttptest', ['-h']).error === undefined
}

/** Opens slow connections of each type while other visitors come on new connections. */
export function runSlowAttacks(seconds: number, connections: number): Promise<SlowAttackResult[]> {
  return withSite({}, async ({ url }) => {
    const results: SlowAttackResult[] = []
    const agent = new Agent({ keepAlive: false })
    const send = (turn: number) =>
      request(`${url}${VISITED_PATHS[turn % VISITED_PATHS.length]}`, { agent })
    for (const [attack, path, options] of ATTACKS) {
      const { visitors } = await visitDuring(
        { visitors: group(4, 50, send) },
        runSlowhttptest(url + path, options, { seconds, connections }),
      )
      results.push({ attack, visitors })
    }
    return results
  })
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

function section(results: SlowAttackResult[]): Section {
  const worstP99 = Math.max(...results.map(({ visitors }) => percentile(times(visitors), 99)))
  const unserved = results.flatMap((one) => one.visitors).filter(({ status }) => status !== 200)
  return {
    title: 'Slow clients',
    description: `slowhttptest with ${CONNECTIONS} connections, for ${SECONDS} s of each slow attack. Meanwhile four visitors at a time request a cached page, a search and an API route, on a new connection for each request.`,
    tables: [
      table(
        'slow with | visitors | median | p99 | longest',
        results.map(({ attack, visitors }) => [
          attack,
          countStatuses(visitors),
          formatMs(percentile(times(visitors), 50)),
          formatMs(percentile(times(visitors), 99)),
          formatMs(Math.max(...times(visitors))),
        ]),
      ),
    ],
    goals: [
      atMost(`${CONNECTIONS} slow clients: visitors’ p99, worst attack`, worstP99 / 1000, 1, 's'),
      atMost(`${CONNECTIONS} slow clients: visitors not served`, unserved.length, 0),
    ],
  }
}
