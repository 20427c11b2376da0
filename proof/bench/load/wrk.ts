import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Loader } from './load.ts'

const SCRIPT = fileURLToPath(new URL('wrk.lua', import.meta.url))

const run = promisify(execFile)

let found: boolean | undefined

export function hasWrk(): boolean {
  found ??= spawnSync('wrk', ['-v']).error === undefined
  return found
}

/** What the script prints when a load is over; times in microseconds. */
interface Told {
  requests: number
  duration: number
  p99: number
  refused: number
  failures: number
}

export const wrkLoad: Loader = async (
  { server: { origin }, paths, headers },
  { connections, seconds, from, core },
) => {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'))
  try {
    const list = join(folder, 'paths')
    writeFileSync(list, [...paths.slice(from), ...paths.slice(0, from)].join('\n'))
    const [command, ...before] = [...keptTo(core), 'wrk']
    const { stdout } = await run(command, [
      ...before,
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      '--timeout=30s',
      `--script=${SCRIPT}`,
      ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
      origin,
      '--',
      list,
    ])
    const told = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Told
    if (told.failures > 0) throw new Error(`${origin}${paths[0]} failed ${told.failures} times`)
    return {
      perSecond: ((told.requests - told.refused) / told.duration) * 1e6,
      p99: told.p99 / 1000,
      refused: (told.refused / Math.max(1, told.requests)) * 100,
      requests: told.requests,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What makes a command keep to a core. */
function keptTo(core: number | undefined): string[] {
  return core === undefined ? [] : ['taskset', '--cpu-list', String(core)]
}
