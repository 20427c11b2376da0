import { execFileSync, spawnSync } from 'node:child_process'

import { atLeast, median } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'

import type { Inventories } from './inventories.ts'
import { loadFor, type Server } from './load/load.ts'
import { hasWrk } from './load/wrk.ts'
import { AS_A_BROWSER } from './peers/peer.ts'
import { childrenOf, untilIdle } from './process.ts'

const LISTINGS = 10_000
/** Of each core. */
const CONNECTIONS = 32
const SECONDS = 4
const ROUNDS = 5
const WANTED = 1.7

/** A site, and the cores that it and its visitors have to themselves. */
interface Side {
  server: Server
  cores: number[]
}

/** Cached pages with two workers on two cores against one process on one. */
export async function workers(inventories: Inventories): Promise<Section> {
  const says = `The home page, kept. On a machine of two cores the load takes its share of them; so each core bears one process of the site and a load of ${CONNECTIONS} connections: one core with one process against two cores with two workers. ${ROUNDS} rounds each in turn; medians.`
  if (!hasWrk() || spawnSync('taskset', ['--version']).error)
    return {
      title: 'Workers',
      says: `${says} Not measured: it needs wrk and taskset.`,
      tables: [],
      figures: [],
    }
  const one = await inventories.start(LISTINGS)
  const two = await inventories.start(LISTINGS, { WORKERS: '2' })
  try {
    const [ofOne = [], ofTwo = []] = await inTurn([
      { server: one, cores: [0] },
      { server: two, cores: [0, 1] },
    ])
    const ratio = median(ofTwo.map((perSecond, at) => perSecond / (ofOne[at] ?? perSecond)))
    return {
      title: 'Workers',
      says,
      tables: [
        {
          head: ['', 'pages a second'],
          rows: [
            ['one process on one core', Math.round(median(ofOne)).toString()],
            ['two workers on two cores', Math.round(median(ofTwo)).toString()],
          ],
        },
      ],
      figures: [
        atLeast('cached pages with 2 workers against 1, load aside', ratio, WANTED, 'a core each'),
      ],
    }
  } finally {
    await one.stop()
    await two.stop()
  }
}

async function inTurn(sides: Side[]): Promise<number[][]> {
  for (const { server, cores } of sides) keepTo(server, cores)
  const rounds: number[][] = sides.map(() => [])
  // The first round is for getting warm.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, side] of sides.entries()) {
      console.log(`Workers: round ${round} of ${ROUNDS}`)
      const perSecond = await load(side)
      if (round > 0) rounds[at]?.push(perSecond)
    }
  return rounds
}

function keepTo({ pid }: Server, cores: number[]): void {
  for (const process of [pid, ...childrenOf(pid)])
    execFileSync('taskset', [
      '--all-tasks',
      '--pid',
      '--cpu-list',
      cores.join(','),
      String(process),
    ])
}

async function load({ server, cores }: Side): Promise<number> {
  const asked = { server, paths: ['/'], headers: AS_A_BROWSER }
  const loads = await Promise.all(
    cores.map((core) => loadFor(asked, { connections: CONNECTIONS, seconds: SECONDS, core })),
  )
  await untilIdle(server.pid)
  return loads.reduce((sum, { perSecond }) => sum + perSecond, 0)
}
