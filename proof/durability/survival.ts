import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

import { startSite, type RunningSite } from '#test/running-site.ts'
import { startSmtp } from '#test/smtp.ts'

import { chance, type Chance } from './chance.ts'
import { openLedger, type Lost } from './ledger.ts'
import { lookFor } from './check-site.ts'
import { mailFaults } from './mail-faults.ts'
import { mixedLoad } from './mixed-load.ts'
import type { Place } from './work-folder.ts'
import { unsound } from './soundness.ts'
import { ask, logIn } from './visit.ts'

export interface Blows {
  times: number
  seed: number
  /** Brings the site down while it is written to. Returns when its process is gone. */
  strike: (site: RunningSite, chance: Chance, turn: number) => Promise<void>
}

export interface Survival {
  times: number
  seed: number
  /** How many writes were answered with a 2xx. */
  answers: number
  lost: Lost[]
  /** How often a write was answered with something else than a 2xx, by status. */
  refusals: Map<number, number>
  /** From each new start to the first page. */
  servingAfterMs: number[]
}

/**
 * Strikes a site down again and again under a mixed load. Each time it comes back, all that it has
 * promised since the last time is looked for, and its stores are checked; at the end, everything.
 */
export async function survive(place: Place, { times, seed, strike }: Blows): Promise<Survival> {
  const smtp = await startSmtp()
  const settings = {
    ...place.settings,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@homes.example',
    MAIL_TO: 'team@homes.example',
  }
  const chances = chance(seed)
  const ledger = openLedger()
  const load = mixedLoad(ledger, chances)
  const [servingAfterMs, lost]: [number[], Lost[]] = [[], []]
  let { site } = await timedStart(settings)
  try {
    const token = await logIn(site.url)
    for (let turn = 1; turn <= times; turn++) {
      const writing = load.run({ url: site.url, token })
      await strike(site, chances, turn)
      await writing
      const back = await timedStart(settings)
      site = back.site
      servingAfterMs.push(back.ms)
      lost.push(...(await lookFor({ url: site.url, token }, ledger, 'fresh')))
      lost.push(...(await unsound(place)))
    }
    lost.push(...(await lookFor({ url: site.url, token }, ledger, 'all')))
    lost.push(...(await mailFaults(smtp, load.enquiries)))
    lost.push(...(await unsound(place)))
  } finally {
    await site.stop()
    await smtp.stop()
  }
  const answers = ledger.answers()
  return { times, seed, answers, lost, refusals: load.refusals, servingAfterMs }
}

async function timedStart(settings: Record<string, string>) {
  const began = performance.now()
  const site = await startSite(settings)
  const { status } = await ask(site.url)
  if (status !== 200) throw new Error(`The first page was answered with ${status}`)
  return { site, ms: performance.now() - began }
}

/** Stops a site where it stands; returns when none of its threads runs any more. */
export async function halt({ process: { pid } }: RunningSite): Promise<void> {
  if (pid === undefined) return
  process.kill(pid, 'SIGSTOP')
  for (const thread of await readdir(`/proc/${pid}/task`))
    while (!/^State:\s+T/m.test(await readFile(`/proc/${pid}/task/${thread}/status`, 'utf8')))
      await wait(1)
}

/** Ends a site as the kernel does: at once and without a word. */
export async function kill({ process: child }: Pick<RunningSite, 'process'>): Promise<void> {
  const gone = exited(child)
  child.kill('SIGKILL')
  await gone
}

export async function exited(child: RunningSite['process'], withinMs = 30_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const waiting = new AbortController()
  const tooLong = wait(withinMs, undefined, waiting).then(() => {
    throw new Error(`The site still runs after ${withinMs} ms`)
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([gone, tooLong]).finally(() => waiting.abort())
}
