import { atLeast, median, rounded } from '#report/figure.ts'
import type { Section } from '#report/section.ts'

import type { Inventories } from './inventories.ts'
import { loadFor, type Server } from './load/load.ts'
import { AS_A_BROWSER } from './peers/peer.ts'
import { childrenOf, processorMs, untilIdle } from './process.ts'

const LISTINGS = 10_000
const CONNECTIONS = 64
const SECONDS = 4
const ROUNDS = 5
const WANTED = 1.7

/** Cached pages with two workers against one. */
export async function workers(inventories: Inventories): Promise<Section> {
  const one = await inventories.start(LISTINGS)
  const two = await inventories.start(LISTINGS, { WORKERS: '2' })
  try {
    const [ofOne, ofTwo] = await inTurn([one, two])
    if (!ofOne || !ofTwo) throw new Error('Nothing was measured')
    const ratio = (of: (round: Round) => number) =>
      median(ofTwo.map((round, at) => of(round) / of(ofOne[at] ?? round)))
    const ofTheProcessor = ratio((round) => round.perBusiestSecond)
    const onTheWall = ratio((round) => round.perSecond)
    return {
      title: 'Workers',
      says: `The home page, kept, at ${CONNECTIONS} connections, ${ROUNDS} rounds each in turn; medians. The load runs on the same cores; so what counts is how many pages there are for each second that the busiest of the site's processes has worked: what they would serve in a second if each had a core to itself.`,
      tables: [
        {
          head: ['', 'pages a second of the busiest process', 'pages a second on the wall'],
          rows: [row('one process', ofOne), row('two workers', ofTwo)],
        },
      ],
      figures: [
        atLeast(
          'cached pages with 2 workers against 1, load aside',
          ofTheProcessor,
          WANTED,
          `${rounded(onTheWall)} on the wall, with the load on the same cores`,
        ),
      ],
    }
  } finally {
    await one.stop()
    await two.stop()
  }
}

interface Round {
  perSecond: number
  perBusiestSecond: number
}

async function inTurn(servers: Server[]): Promise<Round[][]> {
  const rounds: Round[][] = servers.map(() => [])
  // The first round is for getting warm.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, server] of servers.entries()) {
      console.log(`Workers: round ${round} of ${ROUNDS}`)
      const taken = await take(server)
      if (round > 0) rounds[at]?.push(taken)
    }
  return rounds
}

async function take(server: Server): Promise<Round> {
  // One that leads workers does nothing but hand them their visitors, and works for itself, too.
  const processes = [server.pid, ...childrenOf(server.pid)]
  const before = processes.map(ownMs)
  const asked = { server, paths: ['/'], headers: AS_A_BROWSER }
  const load = await loadFor(asked, { connections: CONNECTIONS, seconds: SECONDS })
  await untilIdle(server.pid)
  const busiestMs = Math.max(...processes.map((pid, at) => ownMs(pid) - (before[at] ?? 0)))
  return { perSecond: load.perSecond, perBusiestSecond: (load.requests / busiestMs) * 1000 }
}

/** Without those that it has started, which are counted by themselves. */
function ownMs(pid: number): number {
  return processorMs(pid) - childrenOf(pid).reduce((sum, child) => sum + processorMs(child), 0)
}

function row(name: string, rounds: Round[]): string[] {
  const middle = (of: (round: Round) => number) => Math.round(median(rounds.map(of))).toString()
  return [name, middle((round) => round.perBusiestSecond), middle((round) => round.perSecond)]
}
