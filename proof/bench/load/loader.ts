import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import autocannon from 'autocannon'

export interface Server {
  origin: string
  pid: number
}

/** What to request, from which server. Several paths are requested in turn, round and round. */
export interface LoadTarget {
  server: Server
  paths: string[]
  headers: Record<string, string>
}

export interface LoadResult {
  /** Served requests; refused ones do not count. */
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Per cent of the requests that an overloaded server refused. */
  refused: number
}

export interface LoadOptions {
  connections: number
  seconds: number
  /** The index of the path to begin with. */
  firstPath: number
  /** The processor core that the load generator is bound to. */
  core?: number | undefined
}

/** Loads a server for some seconds. Fails on anything but served and refused requests. */
export type Loader = (
  target: LoadTarget,
  options: LoadOptions,
) => Promise<LoadResult & { requests: number }>

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

const loadWithWrk: Loader = async (
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

/** For machines without wrk. It needs more CPU than a fast server, so it narrows differences. */
const loadWithAutocannon: Loader = async (
  { server: { origin }, paths, headers },
  { connections, seconds, firstPath },
) => {
  let turn = firstPath
  const result = await autocannon({
    url: origin,
    headers,
    // A list of requests would be copied for each connection: millions of them in an overload.
    requests: [
      { setupRequest: (request) => ({ ...request, path: paths[turn++ % paths.length] ?? '/' }) },
    ],
    connections,
    duration: seconds,
  })
  if (result.errors > 0) throw new Error(`${origin}${paths[0]} failed ${result.errors} times`)
  return {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
    refused: (result.non2xx / Math.max(1, result.requests.total)) * 100,
    requests: result.requests.total,
  }
}

export const load: Loader = hasWrk() ? loadWithWrk : loadWithAutocannon
