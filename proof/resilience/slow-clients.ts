import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'

import { atMost, percentile } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import type { Part } from '#proof/part.ts'

import { ask, type Answer } from './request.ts'
import { meanwhile, statuses } from './crowd.ts'
import { withSite } from './site.ts'

const SECONDS = 40
const CONNECTIONS = 2000

/** Ways to be slow, as slowhttptest has them. */
const WAYS: [string, string, string[]][] = [
  ['headers (-H)', '/', ['-H', '-i', '5']],
  ['a body (-B)', '/api/send-email', ['-B', '-i', '5', '-t', 'POST', '-f', 'application/json']],
  ['many ranges (-R)', '/', ['-R', '-a', '1', '-b', '3000']],
  ['reading (-X)', '/', ['-X', '-w', '1', '-y', '16', '-n', '5', '-z', '8', '-k', '3']],
]

export interface Slowed {
  way: string
  visitors: Answer[]
}

export const slowClients: Part = {
  name: 'slow-clients',
  run: async () => section(await everySlowness(SECONDS, CONNECTIONS)),
}

export function hasSlowhttptest(): boolean {
  return spawnSync('slowhttptest', ['-h']).error === undefined
}

/** So many slow connections of each kind, for so long, while visitors come on new connections. */
export function everySlowness(seconds: number, connections: number): Promise<Slowed[]> {
  return withSite({}, async ({ url }) => {
    const all: Slowed[] = []
    for (const [way, path, options] of WAYS) {
      const slow = beSlow(url + path, options, { seconds, connections })
      const agent = new Agent({ keepAlive: false })
      const { visitors } = await meanwhile(
        {
          visitors: {
            count: 4,
            pauseMs: 50,
            ask: (turn) => ask(url + (ASKED[turn % ASKED.length] ?? '/'), { agent }),
          },
        },
        slow,
      )
      all.push({ way, visitors })
    }
    return all
  })
}

/** Kept, rendered for one visitor, and asked of the database. */
const ASKED = ['/', '/properties?searchTerm=villa', '/api/categories']

async function beSlow(
  url: string,
  options: string[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<void> {
  const often = ['-c', String(connections), '-r', String(connections / 5), '-l', String(seconds)]
  const tool = spawn('slowhttptest', [...options, ...often, '-v', '0', '-u', url], {
    stdio: 'ignore',
  })
  const end = setTimeout(() => tool.kill(), (seconds + 5) * 1000)
  await once(tool, 'exit')
  clearTimeout(end)
}

function section(all: Slowed[]): Section {
  const times = ({ visitors }: Slowed) => visitors.map(({ ms }) => ms)
  return {
    title: 'Slow clients',
    says: `slowhttptest with ${CONNECTIONS} connections, for ${SECONDS} s in each way of being slow. Meanwhile four visitors come at a time, on a new connection for each request, for a page that is kept, a search and a call of the API.`,
    tables: [
      {
        head: ['slow with', 'visitors', 'median', 'p99', 'longest'],
        rows: all.map((one) => [
          one.way,
          statuses(one.visitors),
          `${percentile(times(one), 50).toFixed(0)} ms`,
          `${percentile(times(one), 99).toFixed(0)} ms`,
          `${Math.max(...times(one)).toFixed(0)} ms`,
        ]),
      },
    ],
    figures: [
      atMost(
        `${CONNECTIONS} slow clients: visitors’ p99, worst way`,
        Math.max(...all.map((one) => percentile(times(one), 99))) / 1000,
        1,
        's',
      ),
      atMost(
        `${CONNECTIONS} slow clients: visitors not answered`,
        all.flatMap(({ visitors }) => visitors).filter(({ status }) => status !== 200).length,
        0,
        '',
      ),
    ],
  }
}
