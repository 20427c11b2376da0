import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { run } from './tools.ts'

/** A clock that a running process believes, and that can be set at any time. */
export interface FalseClock {
  /** What a process needs in its environment to believe it. */
  settings: Record<string, string>
  /** Sets it to so many days from the true time, and returns when the site has noticed. */
  set(days: number, url: string): Promise<void>
}

const DAY_MS = 86_400_000
const LONGEST_WAIT_MS = 20_000

export async function falseClock(folder: string): Promise<FalseClock> {
  const file = join(folder, 'clock')
  await write(file, 0)
  const library = await run('faketime', ['-m', '-f', '+0d', 'printenv', 'LD_PRELOAD'])
  return {
    settings: {
      LD_PRELOAD: library.stdout.trim(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // A clock that somebody sets is the one on the wall; what measures waits goes on.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    async set(days, url) {
      await write(file, days)
      const began = performance.now()
      while (Math.abs((await timeAt(url)) - Date.now() - days * DAY_MS) > 5000) {
        if (performance.now() - began > LONGEST_WAIT_MS)
          throw new Error('The site does not notice that its clock was set')
        await wait(100)
      }
    },
  }
}

// Renamed into its place: half a number would be another time.
async function write(file: string, days: number): Promise<void> {
  await writeFile(`${file}.new`, `${days < 0 ? '' : '+'}${days}d\n`)
  await rename(`${file}.new`, file)
}

async function timeAt(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/healthz`)
  return Date.parse(headers.get('date') ?? '')
}
