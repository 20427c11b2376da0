import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Loader } from './load.ts'

const SCRIPT = fileURLToPath(new URL('wrk.lua', import.meta.url))

const run = promisify(execFile)

let isInstalled: boolean | undefined

export function hasWrk(): boolean {
  isInstalled ??= spawnSync('wrk', ['-v']).error === undefined
  return isInstalled
}

/** What wrk.lua prints at the end of a load; times in microseconds. */
interface WrkSummary {
  requests: number
  duration: number
  p99: number
  refused: number
  failures: number
}

export const loadWithWrk: Loader = async (
  { server: { origin }, paths, headers },
  { connections, seconds, firstPath, core },
) => {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'))
  try {
    const list = join(folder, 'paths')
    writeFileSync(list, [...paths.slice(firstPath), ...paths.slice(0, firstPath)].join('\n'))
    const pinned = core === undefined ? [] : ['taskset', '--cpu-list', String(core)]
    const [command, ...before] = [...pinned, 'wrk']
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
    const summary = JSON.parse(stdout.slice(stdout.indexOf('{'))) as WrkSummary
    if (summary.failures > 0)
      throw new Error(`${origin}${paths[0]} failed ${summary.failures} times`)
    return {
      perSecond: ((summary.requests - summary.refused) / summary.duration) * 1e6,
      p99: summary.p99 / 1000,
      refused: (summary.refused / Math.max(1, summary.requests)) * 100,
      requests: summary.requests,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
