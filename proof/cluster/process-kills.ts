import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { ask, type Answer } from '#proof/resilience/request.ts'
import { meanwhile, type Crowd } from '#proof/resilience/crowd.ts'
import { chance, type Chance } from '#proof/durability/chance.ts'
import { openLedger, type Lost } from '#proof/durability/ledger.ts'
import { lookFor } from '#proof/durability/check-site.ts'
import { mailFaults } from '#proof/durability/mail-faults.ts'
import { mixedLoad } from '#proof/durability/mixed-load.ts'
import { unsound } from '#proof/durability/soundness.ts'
import { logIn } from '#proof/durability/visit.ts'

import { startFleet, type Fleet } from './fleet.ts'
import { watchOutages, type Outages } from './outages.ts'
import { listingToChange, watchSpread, type Spread } from './spread.ts'

/** Every process once, and the database between them. */
const FEWEST_BLOWS = 4
const LONGEST_REST_MS = 1500

/** What came of it. */
export interface Weathered {
  seconds: number
  kills: number
  /** Writes that were answered with a 2xx. */
  writes: number
  lost: Lost[]
  letters: number
  visits: Record<string, Answer[]>
  outages: Outages
  spread: Spread
}

/**
 * Visitors, enquiries, uploads and administrators behind nginx for so long, while one process after
 * another is killed and replaced, and PostgreSQL is restarted once.
 */
export async function weatherBlows(seconds: number, seed: number): Promise<Weathered> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'many-'))
  const fleet = await startFleet(folder.path)
  try {
    const token = await logIn(fleet.url)
    const listing = await listingToChange(fleet.url, token)
    const chances = chance(seed)
    const outages = watchOutages()
    const ledger = openLedger()
    const load = mixedLoad(ledger, chances, outages.note)
    const end = new AbortController()
    const striking = strike(fleet, chances, seconds).finally(() => end.abort())
    const [kills, visits, spread] = await Promise.all([
      striking,
      meanwhile(visitors(fleet.url, outages), striking),
      watchSpread(fleet, token, listing, end.signal),
      load.run({ url: fleet.url, token }, end.signal),
    ])
    // Not by way of nginx, which keeps files itself.
    const direct = { url: fleet.processes[0] ?? '', token }
    const lost = [
      ...(await lookFor(direct, ledger, 'all')),
      ...(await mailFaults(fleet.smtp, load.enquiries)),
      ...(await unsound({ database: fleet.database, uploads: fleet.files })),
    ]
    const { length: letters } = fleet.smtp.emails
    return { seconds, kills, writes: ledger.answers(), lost, letters, visits, outages, spread }
  } finally {
    await fleet.stop()
  }
}

/** Kills one after the other for so long, and tells how many. */
async function strike(fleet: Fleet, chances: Chance, seconds: number): Promise<number> {
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  let kills = 0
  let restarted = false
  while (elapsed() < seconds || kills + Number(restarted) < FEWEST_BLOWS) {
    await wait(chances.below(LONGEST_REST_MS))
    if (!restarted && elapsed() > seconds / 2) {
      await fleet.restartDatabase()
      restarted = true
    } else {
      await fleet.replace(kills % fleet.processes.length)
      kills++
    }
  }
  return kills
}

/** What nginx may keep, what is made for each who asks, and what is asked of the database. */
const VISITS: Record<string, (turn: number) => string> = {
  'pages that are kept': (turn) => ['/', '/properties', '/blog', '/about'][turn % 4] ?? '/',
  searches: (turn) => `/properties?searchTerm=${turn}`,
  'calls of the API': () => '/api/categories',
}

const OF_EACH = 3

/** Each by itself, so that it is known for how long each was sent away. */
function visitors(url: string, outages: Outages): Record<string, Crowd> {
  return Object.fromEntries(
    Object.entries(VISITS).flatMap(([what, path]) =>
      Array.from({ length: OF_EACH }, (_, nth) => {
        const visitor = `${what}, visitor ${nth + 1}`
        const visit = async (turn: number) => {
          const answer = await ask(url + path(turn * OF_EACH + nth))
          outages.note(visitor, answer.status)
          return answer
        }
        return [visitor, { count: 1, pauseMs: 50, ask: visit }]
      }),
    ),
  )
}
