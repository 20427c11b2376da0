import { median } from '#proof/report/figure.ts'
import { untilIdle } from '#proof/bench/process.ts'

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
  /** What was answered; who was refused does not count. */
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** How many of a hundred were refused, as a server does that has too much to do. */
  refused: number
}

/**
 * One load of some seconds, that fails where anything but answers and refusals comes; `from` is the
 * path to begin with, `core` the one that the load must keep to.
 */
export type Loader = (
  asked: Asked,
  load: { connections: number; seconds: number; from: number; core?: number | undefined },
) => Promise<Load & { requests: number }>

const ROUNDS = 5
const SHORTEST_ROUND = 2
/** A slow server gets longer rounds, so that each connection is answered. */
const LONGEST_ROUND = 5

const loader: Loader = hasWrk() ? wrkLoad : autocannonLoad

export function loaderName(): string {
  return hasWrk() ? 'wrk' : 'autocannon'
}

/** Loads one, once. */
export function loadFor(
  asked: Asked,
  load: { connections: number; seconds: number; core?: number },
): Promise<Load & { requests: number }> {
  return loader(asked, { ...load, from: 0 })
}

/** Loads each in turn, several rounds, and gives the medians of each. */
export async function loadInTurn(all: Asked[], connections: number): Promise<Load[]> {
  const turns = all.map((asked) => ({ asked, connections, seconds: 1, from: 0 }))
  const rounds: Load[][] = all.map(() => [])
  for (const turn of turns) turn.seconds = roundSeconds(await take(turn), connections)
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, turn] of turns.entries()) rounds[at]?.push(await take(turn))
  return rounds.map((loads) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
    refused: median(loads.map(({ refused }) => refused)),
  }))
}

interface Turn {
  asked: Asked
  connections: number
  seconds: number
  from: number
}

// A path that was asked for is not asked for again before all the others were.
async function take(turn: Turn): Promise<Load> {
  const { requests, ...load } = await loader(turn.asked, turn)
  // What nobody waits for any more is not to burden the next.
  await untilIdle(turn.asked.server.pid)
  turn.from = (turn.from + requests + turn.connections) % turn.asked.paths.length
  return load
}

function roundSeconds({ perSecond }: Load, connections: number): number {
  const needed = Math.ceil(connections / perSecond)
  return Math.min(LONGEST_ROUND, Math.max(SHORTEST_ROUND, needed))
}

/** How many times as many requests a second; nobody's answers are no answers. */
export function ratio(ours: Load, peer: Load): number {
  return ours.perSecond === 0 ? 0 : ours.perSecond / peer.perSecond
}
