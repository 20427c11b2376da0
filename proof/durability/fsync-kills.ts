import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { startSite, type RunningSite } from '#test/running-site.ts'

import type { Lost } from './ledger.ts'
import { placeIn, type Place } from './work-folder.ts'
import { unsound } from './soundness.ts'
import { exited, kill, survive, type Survival } from './survival.ts'
import { logIn } from './visit.ts'

const SYNCS = 'fsync,fdatasync'
const OFTEN = 40

/** Kills a site on the Nth time that it waits for the disk, N growing, while it is written to. */
export function killOnSyncs(place: Place, times: number, seed: number): Promise<Survival> {
  return survive(place, {
    times,
    seed,
    async strike(site, _chance, turn) {
      // Every other time not the database's thread: those of the files, which wait less often.
      const [nth, files] = [1 + (Math.floor((turn - 1) / 2) % OFTEN), turn % 2 === 0]
      const threads = files ? await otherThreads(site) : [mainThread(site)]
      const tracer = spawn('strace', [
        ...injection(files ? 1 + (nth % 5) : nth),
        ...threads.flatMap((thread) => ['-p', thread]),
      ])
      try {
        await exited(site.process, 60_000)
      } finally {
        tracer.kill()
      }
    },
  })
}

/** Kills new sites on the Nth time, while they make their database and their administrator. */
export async function killOnFirstSyncs(folder: string, times: number): Promise<Lost[]> {
  const lost: Lost[] = []
  for (let nth = 1; nth <= times; nth++) {
    const place = placeIn(join(folder, `new-${nth}`))
    const under = ['strace', '-D', '-f', ...injection(nth)]
    // One that needed fewer has come to serve.
    const early = await startSite(place.settings, { under }).catch(() => null)
    if (early) await kill(early)
    const site = await startSite(place.settings)
    try {
      await logIn(site.url)
      lost.push(...(await unsound(place)))
    } finally {
      await site.stop()
    }
  }
  return lost
}

function injection(nth: number): string[] {
  const options = ['--quiet=all', '-o', '/dev/null', '-e', `trace=${SYNCS}`]
  return [...options, '-e', `inject=${SYNCS}:signal=SIGKILL:when=${nth}`]
}

// SQLite works on the main thread, whose number is the process's.
function mainThread({ process: { pid } }: RunningSite): string {
  return String(pid)
}

async function otherThreads(site: RunningSite): Promise<string[]> {
  const all = await readdir(`/proc/${site.process.pid}/task`)
  return all.filter((thread) => thread !== mainThread(site))
}
