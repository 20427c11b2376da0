import { execFileSync, spawnSync } from 'node:child_process'

import { childrenOf, waitUntilIdle } from '#proof/process-stats.ts'
import { atLeast, median } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'

import { load, HAS_WRK, type Server } from './load.ts'
import { AS_A_BROWSER } from './peers/peer.ts'
import { LISTINGS, type BenchSites } from './sites.ts'

/** Per core. */
const CONNECTIONS = 32
const SECONDS = 4
const ROUNDS = 5
const WANTED = 1.7

/** A site, and the cores that it shares with its load generators. */
interface PinnedSite {
  server: Server
  cores: number[]
}

/** Cached pages with two workers on two cores against one process on one. */
export async function benchWorkers(sites: BenchSites): Promise<Section> {
  const description = `The cached home page. On a machine of two cores the load generators need their share; so each core runs one process of the site and a load of ${CONNECTIONS} connections: one core with one process against two cores with two workers. ${ROUNDS} rounds each in turn; medians.`
  if (!HAS_WRK || spawnSync('taskset', ['--version']).error)
    return {
      title: 'Workers',
      description: `${description} Not measured: it needs wrk and taskset.`,
    }
  await using one = await sites.start()
  await using two = await sites.start(LISTINGS, { WORKERS: '2' })
  const [withOne = [], withTwo = []] = await measureInTurn([
    { server: one, cores: [0] },
    { server: two, cores: [0, 1] },
  ])
  const ratio = median(withTwo.map((perSecond, round) => perSecond / (withOne[round] ?? perSecond)))
  return {
    title: 'Workers',
    description,
    tables: [
      table(' | pages a second', [
        ['one process on one core', Math.round(median(withOne)).toString()],
        ['two workers on two cores', Math.round(median(withTwo)).toString()],
      ]),
    ],
    goals: [
      atLeast('cached pages with 2 workers against 1, load aside', ratio, WANTED, 'a core each'),
    ],
  }
}

async function measureInTurn(sites: PinnedSite[]): Promise<number[][]> {
  for (const { server, cores } of sites) pinToCores(server, cores)
  const rounds: number[][] = sites.map(() => [])
  // Round 0 warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, site] of sites.entries()) {
      console.log(`Workers: round ${round} of ${ROUNDS}`)
      const perSecond = await measureLoad(site)
      if (round > 0) rounds[index]?.push(perSecond)
    }
  return rounds
}

function pinToCores({ pid }: Server, cores: number[]): void {
  for (const processId of [pid, ...childrenOf(pid)])
    execFileSync('taskset', [
      '--all-tasks',
      '--pid',
      '--cpu-list',
      cores.join(','),
      String(processId),
    ])
}

async function measureLoad({ server, cores }: PinnedSite): Promise<number> {
  const target = { server, paths: ['/'], headers: AS_A_BROWSER }
  const results = await Promise.all(
    cores.map((core) => load(target, { connections: CONNECTIONS, seconds: SECONDS, core })),
  )
  await waitUntilIdle(server.pid)
  return results.reduce((sum, { perSecond }) => sum + perSecond, 0)
}
