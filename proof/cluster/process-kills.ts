import { setTimeout as wait } from 'node:timers/promises'
import { findEmailFaults } from '#proof/durability/check-emails.ts'
import { findLosses } from '#proof/durability/check-site.ts'
import { findDamage } from '#proof/durability/check-stores.ts'
import { ConfirmedWrites } from '#proof/durability/confirmed-writes.ts'
import { MixedLoad } from '#proof/durability/mixed-load.ts'
import { seededRandom, type SeededRandom } from '#proof/durability/seeded-random.ts'
import { request } from '#proof/http-client.ts'
import { group, visitDuring, type VisitorGroup } from '#proof/resilience/visitor-groups.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { logIn } from '#test/running-site.ts'
import { createListing, watchPropagation } from './change-propagation.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

/** Each of the three processes once, and the database. */
const MIN_FAULTS = 4
const MAX_PAUSE_MS = 1500
const VISITORS_PER_GROUP = 3

/**
 * Visitors, enquiries, uploads and administrators behind nginx, while one process after another is
 * killed and replaced, and PostgreSQL is restarted once.
 */
export async function killProcesses(seconds: number, seed: number) {
  await using folder = await temporaryFolder('cluster')
  await using cluster = await startCluster(folder.path)
  const token = await logIn(cluster.url)
  const listing = await createListing(cluster.url, token)
  const random = seededRandom(seed)
  const outages = new Outages()
  const writes = new ConfirmedWrites()
  const load = new MixedLoad(writes, random, (type, status) => outages.record(type, status))
  const end = new AbortController()
  const killing = causeFaults(cluster, random, seconds).finally(() => end.abort())
  const [kills, visits, propagation] = await Promise.all([
    killing,
    visitDuring(visitorGroups(cluster.url, outages), killing),
    watchPropagation(cluster, token, listing, end.signal),
    load.run({ url: cluster.url, token }, end.signal),
  ])
  // Not through nginx, which has a cache of its own.
  const session = { url: cluster.processes[0] ?? '', token }
  const lost = [
    ...(await findLosses(session, writes, 'all')),
    ...(await findEmailFaults(cluster.smtp, load.enquiries)),
    ...(await findDamage({ database: cluster.database, uploads: cluster.files })),
  ]
  const emails = cluster.smtp.emails.length
  return { kills, writes: writes.count, lost, emails, visits, outages, propagation }
}

/** Kills one process after another for some time and returns the number of kills. */
async function causeFaults(
  cluster: Cluster,
  random: SeededRandom,
  seconds: number,
): Promise<number> {
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1000
  let kills = 0
  let isRestarted = false
  while (elapsed() < seconds || kills + Number(isRestarted) < MIN_FAULTS) {
    await wait(random.below(MAX_PAUSE_MS))
    if (!isRestarted && elapsed() > seconds / 2) {
      await cluster.restartDatabase()
      isRestarted = true
    } else {
      await cluster.replaceProcess(kills % cluster.processes.length)
      kills++
    }
  }
  return kills
}

/** Pages that nginx may cache, pages rendered for each visitor, and database queries. */
const VISITED_PATHS: Record<string, (turn: number) => string> = {
  'cached pages': (turn) => ['/', '/properties', '/blog', '/about'][turn % 4] ?? '/',
  searches: (turn) => `/properties?searchTerm=${turn}`,
  'API requests': () => '/api/categories',
}

/** Groups of one, so that the outage of each visitor is measured. */
function visitorGroups(url: string, outages: Outages): Record<string, VisitorGroup> {
  const groups = Object.entries(VISITED_PATHS).flatMap(([name, path]) =>
    Array.from({ length: VISITORS_PER_GROUP }, (_, nth): [string, VisitorGroup] => {
      const visitor = `${name}, visitor ${nth + 1}`
      const send = async (turn: number) => {
        const response = await request(url + path(turn * VISITORS_PER_GROUP + nth))
        outages.record(visitor, response.status)
        return response
      }
      return [visitor, group(1, 50, send)]
    }),
  )
  return Object.fromEntries(groups)
}

/** How long visitors got nothing but errors. */
class Outages {
  /** The longest time of any visitor between a first and a last error without a success between. */
  longestMs = 0
  /** How many responses were errors (5xx, or 0 for none), by status. */
  readonly errors = new Map<number, number>()
  readonly #failingSince = new Map<string, number>()

  /** Records a response; status 0 means that none came. */
  record(visitor: string, status: number): void {
    if (status !== 0 && status < 500) {
      this.#failingSince.delete(visitor)
      return
    }
    this.errors.set(status, (this.errors.get(status) ?? 0) + 1)
    const now = performance.now()
    const since = this.#failingSince.get(visitor) ?? now
    this.#failingSince.set(visitor, since)
    this.longestMs = Math.max(this.longestMs, now - since)
  }
}
