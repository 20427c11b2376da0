import { setTimeout as wait } from 'node:timers/promises'

import { childrenOf, peakDuring, residentMegabytes, waitUntilIdle } from '#proof/process-stats.ts'
import { atMost } from '#proof/report/goal.ts'
import { listIds } from '#proof/public-pages.ts'
import { table, type Section } from '#proof/report/section.ts'

import { load } from './load.ts'
import { AS_A_BROWSER } from './peers/peer.ts'
import { LISTINGS, type BenchSite, type BenchSites } from './sites.ts'

const CONNECTIONS = 256
const SECONDS = 20
const REST_MS = 10_000
const CHECK_EVERY_MS = 50
const REQUESTED_LISTINGS = 2000

/** What the process holds at rest and under load. */
export async function benchMemory(sites: BenchSites): Promise<Section> {
  await using site = await sites.start()
  await rest(site)
  const idle = residentMegabytes(site.pid)
  const peak = await peakUnderLoad(site)
  await rest(site)
  const after = residentMegabytes(site.pid)
  return {
    title: 'Memory',
    description: `Resident memory of the site's processes with ${LISTINGS} listings, in megabytes: at rest after the start, when the process for photos has ended, too; the maximum during ${SECONDS} s of ${CONNECTIONS} connections that request the home page, the list and ${REQUESTED_LISTINGS} different listings; and at rest after that.`,
    tables: [
      table('idle | under load | idle again', [
        [idle, peak, after].map((value) => value.toFixed(0)),
      ]),
    ],
    goals: [
      atMost('RSS idle, 10,000 listings', idle, 150, 'MB'),
      atMost('RSS under load, 10,000 listings', peak, 300, 'MB'),
    ],
  }
}

/** Waits until nothing is to be done; a process for photos that has nothing to do ends by itself. */
async function rest({ pid }: BenchSite): Promise<void> {
  await waitUntilIdle(pid)
  await wait(REST_MS)
  while (childrenOf(pid).length > 0) await wait(CHECK_EVERY_MS)
}

async function peakUnderLoad(site: BenchSite): Promise<number> {
  // A third each: the home page, the list, and a listing that few others request.
  const ids = (await listIds(site.origin, 'properties')).slice(0, REQUESTED_LISTINGS)
  const paths = ids.flatMap((id) => ['/', '/properties', `/properties2/${id}`])
  const target = { server: site, paths, headers: AS_A_BROWSER }
  const loading = load(target, { connections: CONNECTIONS, seconds: SECONDS })
  return await peakDuring(loading, () => residentMegabytes(site.pid))
}
