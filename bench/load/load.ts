import { median } from '#bench/figure.ts'
import { untilIdle } from '#bench/process.ts'

import { autocannonLoad } from './autocannon.ts'
import { hasWrk, wrkLoad } from './wrk.ts'

/** A process that answers at an address. */
export interface Server {
  origin: string
  pid: number
}

/** Whom to ask, for what, and how. Several paths are asked for in turn, round and round. */
export interface Asked {
  server: Server
  paths: string[]
  headers: Record<string, string>
}

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

/** One load of some seconds; `from` is the path to begin with. */
export type Loader = (
  asked: Asked,
  load: { connections: number; seconds: number; from: number },
) => Promise<Load & { requests: number }>

const ROUND_SECONDS = 2
const ROUNDS = 3

const loader: Loader = hasWrk() ? wrkLoad : autocannonLoad

export function loaderName(): string {
  return hasWrk() ? 'wrk' : 'autocannon'
}

/** Loads one, once. */
export function loadFor(
  asked: Asked,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  return loader(asked, { connections, seconds, from: 0 })
}

/** Loads each in turn, several rounds, and gives the medians of each. */
export async function loadInTurn(all: Asked[], connections: number): Promise<Load[]> {
  const turns = all.map((asked) => ({ asked, from: 0, loads: [] as Load[] }))
  for (const turn of turns) await take(turn, { connections, seconds: 1 })
  for (let round = 0; round < ROUNDS; round++)
    for (const turn of turns)
      turn.loads.push(await take(turn, { connections, seconds: ROUND_SECONDS }))
  return turns.map(({ loads }) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
  }))
}

interface Turn {
  asked: Asked
  from: number
}

// A path that was asked for is not asked for again before all the others were.
async function take(
  turn: Turn,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const { requests, ...load } = await loader(turn.asked, { connections, seconds, from: turn.from })
  // What nobody waits for any more is not to burden the next.
  await untilIdle(turn.asked.server.pid)
  turn.from = (turn.from + requests + connections) % turn.asked.paths.length
  return load
}
