import { median } from '#proof/report/goal.ts'
import { waitUntilIdle } from '#proof/process-stats.ts'

import { hasWrk, load, type LoadOptions, type LoadResult, type LoadTarget } from './loader.ts'

const ROUNDS = 5
const MIN_ROUND_SECONDS = 2
/** A slow server gets longer rounds, so that every connection gets a response. */
const MAX_ROUND_SECONDS = 5

export function loaderName(): string {
  return hasWrk() ? 'wrk' : 'autocannon'
}

/** Loads one server once. */
export function loadOnce(target: LoadTarget, options: Omit<LoadOptions, 'firstPath'>) {
  return load(target, { ...options, firstPath: 0 })
}

/** Loads each server in turn for several rounds and returns the medians of each. */
export async function loadInTurn(
  targets: LoadTarget[],
  connections: number,
): Promise<LoadResult[]> {
  const turns = targets.map((target) => ({ target, connections, seconds: 1, firstPath: 0 }))
  const rounds: LoadResult[][] = targets.map(() => [])
  for (const turn of turns) turn.seconds = roundSeconds(await loadTurn(turn), connections)
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, turn] of turns.entries()) rounds[index]?.push(await loadTurn(turn))
  return rounds.map((results) => ({
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p99: median(results.map(({ p99 }) => p99)),
    refused: median(results.map(({ refused }) => refused)),
  }))
}

async function loadTurn(turn: LoadOptions & { target: LoadTarget }): Promise<LoadResult> {
  const { requests, ...result } = await load(turn.target, turn)
  // Requests that were given up must not burden the next server's round.
  await waitUntilIdle(turn.target.server.pid)
  // No path is requested again before all the others were.
  turn.firstPath = (turn.firstPath + requests + turn.connections) % turn.target.paths.length
  return result
}

function roundSeconds({ perSecond }: LoadResult, connections: number): number {
  const needed = Math.ceil(connections / perSecond)
  return Math.min(MAX_ROUND_SECONDS, Math.max(MIN_ROUND_SECONDS, needed))
}

/** How many times as many requests a second we serve; 0 where we serve none. */
export function ratio(ours: LoadResult, peer: LoadResult): number {
  return ours.perSecond === 0 ? 0 : ours.perSecond / peer.perSecond
}
