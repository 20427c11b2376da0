import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { run } from '#proof/debian-tools.ts'
import { waitUntil } from '#proof/wait-until.ts'

const DAY_MS = 86_400_000
const MAX_WAIT_MS = 20_000

/** A clock for a running process that can be set at any time. */
export async function createFakeClock(folder: string) {
  const file = join(folder, 'clock')
  await writeOffset(file, 0)
  const library = await run('faketime', ['-m', '-f', '+0d', 'printenv', 'LD_PRELOAD'])
  return {
    /** The environment that makes a process use this clock. */
    settings: {
      LD_PRELOAD: library.stdout.trim(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Setting a clock changes the wall-clock time only; timers go on.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    /** Sets it to some days from the true time, and returns when the site at this URL has noticed. */
    async set(days: number, url: string): Promise<void> {
      await writeOffset(file, days)
      const isSet = async () => Math.abs((await timeAt(url)) - Date.now() - days * DAY_MS) <= 5000
      await waitUntil(isSet, { maxMs: MAX_WAIT_MS, what: 'the site to notice its new clock' })
    },
  }
}

// Renamed into place: a half-written number would be another time.
async function writeOffset(file: string, days: number): Promise<void> {
  await writeFile(`${file}.new`, `${days < 0 ? '' : '+'}${days}d\n`)
  await rename(`${file}.new`, file)
}

async function timeAt(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/healthz`)
  return Date.parse(headers.get('date') ?? '')
}
