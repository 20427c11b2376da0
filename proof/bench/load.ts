import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import autocannon from 'autocannon'

import { run } from '#proof/debian-tools.ts'
import { waitUntilIdle } from '#proof/process-stats.ts'
import { median } from '#proof/report/goal.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'

const ROUNDS = 5
const MIN_ROUND_SECONDS = 2
/** A slow server gets longer rounds, so that every connection gets a response. */
const MAX_ROUND_SECONDS = 5

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
  requests: number
}

interface LoadOptions {
  connections: number
  seconds: number
  /** The index of the path to begin with. */
  firstPath?: number
  /** The processor core that the load generator is bound to. */
  core?: number | undefined
}

/** Loads a server for some seconds. Fails on anything but served and refused requests. */
type Loader = (target: LoadTarget, options: LoadOptions) => Promise<LoadResult>

const SCRIPT = fileURLToPath(new URL('wrk.lua', import.meta.url))

export const HAS_WRK = spawnSync('wrk', ['-v']).error === undefined

export const LOADER_NAME = HAS_WRK ? 'wrk' : 'autocannon'

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
  { connections, seconds, firstPath = 0, core },
) => {
  await using folder = await temporaryFolder('wrk')
  const list = join(folder.path, 'paths')
  await writeFile(list, [...paths.slice(firstPath), ...paths.slice(0, firstPath)].join('\n'))
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
  if (summary.failures > 0) throw new Error(`${origin}${paths[0]} failed ${summary.failures} times`)
  return {
    perSecond: ((summary.requests - summary.refused) / summary.duration) * 1e6,
    p99: summary.p99 / 1000,
    refused: (summary.refused / Math.max(1, summary.requests)) * 100,
    requests: summary.requests,
  }
}

/** For machines without wrk. It needs more CPU than a fast server, so it narrows differences. */
const loadWithAutocannon: Loader = async (
  { server: { origin }, paths, headers },
  { connections, seconds, firstPath = 0 },
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

export const load: Loader = HAS_WRK ? loadWithWrk : loadWithAutocannon

interface Turn {
  target: LoadTarget
  connections: number
  seconds: number
  firstPath: number
}

/** Loads each server in turn for several rounds and returns the medians of each. */
export async function loadInTurn<Targets extends Record<string, LoadTarget>>(
  targets: Targets,
  connections: number,
): Promise<{ [Name in keyof Targets]: LoadResult }> {
  const turns = Object.entries(targets).map(([name, target]) => {
    const turn: Turn = { target, connections, seconds: 1, firstPath: 0 }
    return { name, turn, results: [] as LoadResult[] }
  })
  for (const { turn } of turns) turn.seconds = roundSeconds(await loadTurn(turn), connections)
  for (let round = 0; round < ROUNDS; round++)
    for (const { turn, results } of turns) results.push(await loadTurn(turn))
  const medians = turns.map(({ name, results }) => [name, mediansOf(results)] as const)
  return Object.fromEntries(medians) as { [Name in keyof Targets]: LoadResult }
}

async function loadTurn(turn: Turn): Promise<LoadResult> {
  const result = await load(turn.target, turn)
  // Requests that were given up must not burden the next server's round.
  await waitUntilIdle(turn.target.server.pid)
  // No path is requested again before all the others were.
  turn.firstPath = (turn.firstPath + result.requests + turn.connections) % turn.target.paths.length
  return result
}

function mediansOf(results: LoadResult[]): LoadResult {
  const of = (field: keyof LoadResult) => median(results.map((result) => result[field]))
  return {
    perSecond: of('perSecond'),
    p99: of('p99'),
    refused: of('refused'),
    requests: of('requests'),
  }
}

function roundSeconds({ perSecond }: LoadResult, connections: number): number {
  const needed = Math.ceil(connections / perSecond)
  return Math.min(MAX_ROUND_SECONDS, Math.max(MIN_ROUND_SECONDS, needed))
}

/** How many times as many requests a second we serve; 0 where we serve none. */
export function ratio(ours: LoadResult, peer: LoadResult): number {
  return ours.perSecond === 0 ? 0 : ours.perSecond / peer.perSecond
}
