import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { assertNothingMissing, missingTools } from '#proof/debian-tools.ts'
import { table, type Section } from '#proof/report/section.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { logIn, startSite, type RunningSite } from '#test/running-site.ts'

import { findDamage } from './check-stores.ts'
import type { Loss } from './confirmed-writes.ts'
import { crashRepeatedly, kill, waitForExit, type CrashResult } from './crash.ts'
import { countFromEnvironment, crashTable, formatLosses, nothingLost } from './crash-report.ts'
import { siteSetup, type SiteSetup } from '#proof/sites.ts'

const KILLS_UNDER_LOAD = countFromEnvironment('FSYNC_KILLS', 185)
const KILLS_OF_NEW_SITES = countFromEnvironment('NEW_SITE_KILLS', 15)
const SEED = 20_260_302
const SYNC_CALLS = 'fsync,fdatasync'
const MAX_DATABASE_SYNCS = 40
const MAX_FILE_SYNCS = 5

export async function testFsyncKills(): Promise<Section> {
  assertNothingMissing(missingTools('strace'))
  await using folder = await temporaryFolder('fsync-kills')
  const newSiteLosses = await killNewSitesOnFsync(folder.path, KILLS_OF_NEW_SITES)
  const load = await killOnFsync(siteSetup(join(folder.path, 'site')), KILLS_UNDER_LOAD, SEED)
  const title = 'kill -9 on the Nth fsync'
  return {
    title,
    description: `As above, on SQLite, but the kernel kills the site at its Nth fsync (\`strace -e inject=fsync,fdatasync:signal=SIGKILL:when=N\`): in turn one of the database, N from 1 to 40, and one of a file, N from 1 to 5. Then new sites, while they create their database and their administrator.`,
    tables: [
      crashTable([['under load', load]]),
      table(' | kills | lost', [
        ['new sites, N from 1', KILLS_OF_NEW_SITES, formatLosses(newSiteLosses)],
      ]),
    ],
    goals: [
      nothingLost(title, {
        times: KILLS_UNDER_LOAD + KILLS_OF_NEW_SITES,
        wanted: 200,
        lost: [...newSiteLosses, ...load.lost],
      }),
    ],
  }
}

/** Kills a site at its Nth fsync, with growing N, while it is written to. */
export function killOnFsync(setup: SiteSetup, times: number, seed: number): Promise<CrashResult> {
  return crashRepeatedly(setup, {
    times,
    seed,
    async crash(site, _random, turn) {
      // Every other turn the threads that write files, which sync less often than the database.
      const isFileTurn = turn % 2 === 0
      const nth = 1 + (Math.floor((turn - 1) / 2) % MAX_DATABASE_SYNCS)
      const threads = isFileTurn ? await otherThreads(site) : [mainThread(site)]
      const tracer = spawn('strace', [
        ...killOnNthSync(isFileTurn ? 1 + (nth % MAX_FILE_SYNCS) : nth),
        ...threads.flatMap((thread) => ['-p', thread]),
      ])
      await waitForExit(site.process, 60_000).finally(() => tracer.kill())
    },
  })
}

/** Kills new sites at their Nth fsync, while they create their database and administrator. */
export async function killNewSitesOnFsync(folder: string, times: number): Promise<Loss[]> {
  const lost: Loss[] = []
  for (let nth = 1; nth <= times; nth++) {
    const setup = siteSetup(join(folder, `new-${nth}`))
    const under = ['strace', '-D', '-f', ...killOnNthSync(nth)]
    // A site that needs fewer than N syncs starts to serve.
    const survivor = await startSite(setup.settings, { under }).catch(() => null)
    if (survivor) await kill(survivor)
    await using site = await startSite(setup.settings)
    await logIn(site.url)
    lost.push(...(await findDamage(setup)))
  }
  return lost
}

function killOnNthSync(nth: number): string[] {
  const options = ['--quiet=all', '-o', '/dev/null', '-e', `trace=${SYNC_CALLS}`]
  return [...options, '-e', `inject=${SYNC_CALLS}:signal=SIGKILL:when=${nth}`]
}

// SQLite runs on the main thread, whose id is that of the process.
function mainThread({ process: { pid } }: RunningSite): string {
  return String(pid)
}

async function otherThreads(site: RunningSite): Promise<string[]> {
  const all = await readdir(`/proc/${site.process.pid}/task`)
  return all.filter((thread) => thread !== mainThread(site))
}
