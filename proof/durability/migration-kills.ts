import { setTimeout as wait } from 'node:timers/promises'

import type { Place } from '#proof/on-each-engine.ts'
import { startSite, type RunningSite } from '#test/running-site.ts'

import { findDamage } from './check-stores.ts'
import type { Loss } from './confirmed-writes.ts'
import { kill, timedStart } from './crash.ts'
import { createOldSite, findMigrationFaults } from './old-site.ts'
import { seededRandom } from './seeded-random.ts'
import type { SiteSetup } from '#proof/sites.ts'

/** Kills a site while it applies a migration to a filled database. */
export async function killMigrations(place: Place, times: number, seed: number) {
  const random = seededRandom(seed)
  const oldSite = await createOldSite(place)
  // Aims at the end of the migration, from both sides: how long a start takes depends on the machine.
  let aimMs = await measureMigration(await oldSite.copy())
  // From each restart to the first page, including the migration.
  const servingAfterMs: number[] = []
  const lost: Loss[] = []
  // After how many kills the old schema was still in place and the migration started anew.
  let restarted = 0
  for (let turn = 0; turn < times; turn++) {
    const setup = await oldSite.copy()
    await killAfter(setup, aimMs * (0.75 + random.below(0.3)))
    const { site, ms } = await timedStart(setup.settings)
    servingAfterMs.push(ms)
    const isRestarted = site.output().includes('Database ready')
    if (isRestarted) restarted++
    aimMs *= isRestarted ? 1.1 : 0.85
    await site.stop()
    lost.push(...(await findMigrationFaults(setup)), ...(await findDamage(setup)))
  }
  return { times, lost, servingAfterMs, restarted }
}

/** How long an undisturbed start takes until the schema is up to date. */
async function measureMigration({ settings }: SiteSetup): Promise<number> {
  const started = performance.now()
  let ready = started
  const site = await startSite(settings, {
    onSpawn: (child) => child.stdout?.once('data', () => (ready = performance.now())),
  })
  await site.stop()
  return ready - started
}

async function killAfter({ settings }: SiteSetup, ms: number): Promise<void> {
  const spawned = Promise.withResolvers<RunningSite['process']>()
  const starting = startSite(settings, { onSpawn: spawned.resolve }).catch(() => {})
  const child = await spawned.promise
  await wait(ms)
  await kill({ process: child })
  await starting
}
