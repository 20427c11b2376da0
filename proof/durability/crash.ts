import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

import { mailSettings, type SiteSetup } from '#proof/sites.ts'
import { logIn, startSite, type RunningSite } from '#test/running-site.ts'
import { startSmtp } from '#test/smtp.ts'

import { findEmailFaults } from './check-emails.ts'
import { findLosses } from './check-site.ts'
import { findDamage } from './check-stores.ts'
import { ConfirmedWrites, type Loss } from './confirmed-writes.ts'
import { MixedLoad } from './mixed-load.ts'
import { seededRandom, type SeededRandom } from './seeded-random.ts'
import { readPatiently } from './site-client.ts'

const WRITES_CHECK_MS = 50

export interface CrashPlan {
  times: number
  seed: number
  /** How many writes are confirmed before each crash: on a busy machine they take their time. */
  minWrites?: number
  /** Crashes the site while it is written to. Returns when its process has ended. */
  crash: (site: RunningSite, random: SeededRandom, turn: number) => Promise<void>
}

export interface CrashResult {
  times: number
  /** Writes that were confirmed with a 2xx. */
  confirmed: number
  lost: Loss[]
  /** How many writes got no 2xx, by status. */
  refusals: Map<number, number>
  /** From each restart to the first page. */
  servingAfterMs: number[]
}

/**
 * Crashes a site again and again under a mixed load. After each restart all writes confirmed since
 * the last one are looked up and the stores are checked; at the end everything is checked again.
 */
export async function crashRepeatedly(
  setup: SiteSetup,
  { times, seed, minWrites = 0, crash }: CrashPlan,
): Promise<CrashResult> {
  await using smtp = await startSmtp()
  const settings = { ...setup.settings, ...mailSettings(smtp) }
  const random = seededRandom(seed)
  const writes = new ConfirmedWrites()
  const load = new MixedLoad(writes, random)
  const servingAfterMs: number[] = []
  const lost: Loss[] = []
  let { site } = await timedStart(settings)
  try {
    const token = await logIn(site.url)
    for (let turn = 1; turn <= times; turn++) {
      const writtenBefore = writes.count
      const writing = load.run({ url: site.url, token })
      while (writes.count < writtenBefore + minWrites) await wait(WRITES_CHECK_MS)
      await crash(site, random, turn)
      await writing
      const restarted = await timedStart(settings)
      site = restarted.site
      servingAfterMs.push(restarted.ms)
      lost.push(...(await findLosses({ url: site.url, token }, writes, 'unchecked')))
      lost.push(...(await findDamage(setup)))
    }
    lost.push(...(await findLosses({ url: site.url, token }, writes, 'all')))
    lost.push(...(await findEmailFaults(smtp, load.enquiries)))
    lost.push(...(await findDamage(setup)))
  } finally {
    await site.stop()
  }
  return { times, confirmed: writes.count, lost, refusals: load.refusals, servingAfterMs }
}

/** Starts a site and waits for its first page. */
export async function timedStart(settings: Record<string, string>) {
  const started = performance.now()
  const site = await startSite(settings)
  const { status } = await readPatiently(site.url)
  if (status !== 200) throw new Error(`The first page has status ${status}`)
  return { site, ms: performance.now() - started }
}

/** Freezes a site; returns when none of its threads runs any more. */
export async function freeze({ process: { pid } }: RunningSite): Promise<void> {
  if (pid === undefined) return
  process.kill(pid, 'SIGSTOP')
  for (const thread of await readdir(`/proc/${pid}/task`))
    while (!/^State:\s+T/m.test(await readFile(`/proc/${pid}/task/${thread}/status`, 'utf8')))
      await wait(1)
}

/** Ends a site at once, with `kill -9`. */
export async function kill({ process: child }: Pick<RunningSite, 'process'>): Promise<void> {
  const exit = waitForExit(child)
  child.kill('SIGKILL')
  await exit
}

export async function waitForExit(child: RunningSite['process'], withinMs = 30_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await once(child, 'exit', { signal: AbortSignal.timeout(withinMs) })
}
