import { setTimeout as wait } from 'node:timers/promises'

import { atMost } from '#proof/report/figure.ts'
import type { Inventories, Site } from './inventories.ts'
import { loadFor } from './load/load.ts'
import { AS_A_BROWSER } from './peers/peer.ts'
import { residentMegabytes, untilIdle } from './process.ts'
import type { Section } from '#proof/report/section.ts'

const LISTINGS = 10_000
const CONNECTIONS = 256
const SECONDS = 20
const REST_MS = 10_000
const LOOK_MS = 50
const VISITED = 2000

/** What the process holds at rest and under load. */
export async function memory(inventories: Inventories): Promise<Section> {
  const site = await inventories.start(LISTINGS)
  try {
    await wait(REST_MS)
    const idle = residentMegabytes(site.pid)
    const peak = await peakUnderLoad(site)
    await untilIdle(site.pid)
    await wait(REST_MS)
    const after = residentMegabytes(site.pid)
    return {
      title: 'Memory',
      says: `Resident memory of the one process with ${LISTINGS} listings, in megabytes: ten seconds after the start, at most during ${SECONDS} s of ${CONNECTIONS} connections that ask for the home page, the list and ${VISITED} different listings, and ten seconds later.`,
      tables: [
        {
          head: ['idle', 'under load', 'idle again'],
          rows: [[idle, peak, after].map((value) => value.toFixed(0))],
        },
      ],
      figures: [
        atMost('RSS idle, 10,000 listings', idle, 150, 'MB'),
        atMost('RSS under load, 10,000 listings', peak, 300, 'MB'),
      ],
    }
  } finally {
    await site.stop()
  }
}

async function peakUnderLoad(site: Site): Promise<number> {
  const asked = { server: site, paths: await visitedPaths(site), headers: AS_A_BROWSER }
  const load = { going: true }
  const loading = loadFor(asked, { connections: CONNECTIONS, seconds: SECONDS }).finally(() => {
    load.going = false
  })
  let peak = 0
  while (load.going) {
    peak = Math.max(peak, residentMegabytes(site.pid))
    await wait(LOOK_MS)
  }
  await loading
  return peak
}

/** A third each: the home page, the list, and a listing that hardly anybody else looks at. */
async function visitedPaths({ origin }: Site): Promise<string[]> {
  const all = (await (await fetch(`${origin}/api/properties`)).json()) as { id: number }[]
  return all.slice(0, VISITED).flatMap(({ id }) => ['/', '/properties', `/properties2/${id}`])
}
