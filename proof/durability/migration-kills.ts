import { setTimeout as wait } from 'node:timers/promises'

import { startSite as start, type RunningSite } from '#test/running-site.ts'

import { chance } from './chance.ts'
import type { Lost } from './ledger.ts'
import { faultsAfterMigration, oldSite } from './old-site.ts'
import type { Place } from './work-folder.ts'
import { unsound } from './soundness.ts'
import { kill } from './survival.ts'
import { ask } from './visit.ts'

export interface Migrated {
  times: number
  lost: Lost[]
  /** From each new start to the first page; the migration is done within. */
  servingAfterMs: number[]
  /** After so many kills the old schema was still in place, and the next start began anew. */
  begunAnew: number
}

const PRELOAD = import.meta.resolve('#test/next-migration-preload.ts')

/** The site with one migration more than the filled database has. */
const startSite: typeof start = (settings, options) =>
  start({ ...settings, NODE_OPTIONS: `--import=${PRELOAD}` }, options)

/** Kills a site while it applies a migration to a filled database. */
export async function killMigrations(
  { folder, server }: { folder: string; server?: string | undefined },
  times: number,
  seed: number,
): Promise<Migrated> {
  const chances = chance(seed)
  const old = await oldSite(folder, server)
  // Aimed at the migration's end, from either side: how long a start takes depends on the machine.
  let aim = await undisturbed(await old.copy())
  const [servingAfterMs, lost]: [number[], Lost[]] = [[], []]
  let begunAnew = 0
  for (let turn = 0; turn < times; turn++) {
    const place = await old.copy()
    await killAfter(place, aim * (0.75 + chances.below(0.3)))
    const began = performance.now()
    const site = await startSite(place.settings)
    try {
      await ask(site.url)
      servingAfterMs.push(performance.now() - began)
      const anew = site.output().includes('Database ready')
      if (anew) begunAnew++
      aim *= anew ? 1.1 : 0.85
    } finally {
      await site.stop()
    }
    lost.push(...(await faultsAfterMigration(place)), ...(await unsound(place)))
  }
  return { times, lost, servingAfterMs, begunAnew }
}

/** How long a start that nobody disturbs takes until the schema is up to date. */
async function undisturbed({ settings }: Place): Promise<number> {
  const began = performance.now()
  let ready = began
  const site = await startSite(settings, {
    spawned: (child) => child.stdout?.once('data', () => (ready = performance.now())),
  })
  await site.stop()
  return ready - began
}

async function killAfter({ settings }: Place, ms: number): Promise<void> {
  const spawned = Promise.withResolvers<RunningSite['process']>()
  const starting = startSite(settings, { spawned: spawned.resolve }).catch(() => {})
  const child = await spawned.promise
  await wait(ms)
  await kill({ process: child })
  await starting
}
