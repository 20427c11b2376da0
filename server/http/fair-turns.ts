import type { Server as HttpServer } from 'node:http'

import { isThisMachine } from '#domain/throttle/network.ts'

import { acceptConnections } from './accept-connections.ts'

/** Requests started per event-loop turn, before new connections are accepted. */
const REQUESTS_PER_TURN = 3

/** Event-loop turns, each of which accepts one connection, before more requests are started. */
const MAX_ACCEPTING_TURNS = 36

/**
 * Accepting ends after this many turns in a row without a new connection. One is not enough: it may
 * only have read the request of the last connection.
 */
const QUIET_TURNS = 2

/** How many requests of one network are worked on at a time. */
const MAX_STARTED_PER_NETWORK = 8

type Start = () => void

/**
 * Starts a few requests, accepts connections, starts a few more: Node accepts one connection per
 * event-loop turn, and if one turn started everything, clients would wait a long turn each to be
 * accepted, and could not even be refused. Networks take turns, so that one with many requests does
 * not make others wait for all of them.
 */
export function fairTurns(httpServer: HttpServer) {
  const waiting = new Map<string, Map<object, Start>>()
  const started = new Map<object, string>()
  let isRunning = false

  function mayStart(network: string): boolean {
    const count = started.values().reduce((sum, other) => sum + Number(other === network), 0)
    return count < MAX_STARTED_PER_NETWORK || isThisMachine(network)
  }

  /** The next request, of the network whose last turn is longest ago. */
  function takeNext(): Start | undefined {
    for (const [network, requests] of waiting) {
      const [first] = mayStart(network) ? requests : []
      if (!first) continue
      const [request, start] = first
      requests.delete(request)
      waiting.delete(network)
      if (requests.size > 0) waiting.set(network, requests)
      started.set(request, network)
      return start
    }
    return undefined
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = takeNext(); next; next = takeNext()) {
      for (let count = 1; next && count < REQUESTS_PER_TURN; count++) {
        next()
        next = takeNext()
      }
      next?.()
      await acceptConnections(httpServer, QUIET_TURNS, (turns) => turns < MAX_ACCEPTING_TURNS)
    }
    isRunning = false
  }

  return {
    add(request: object, network: string, start: Start): void {
      const requests = waiting.get(network) ?? new Map<object, Start>()
      waiting.set(network, requests.set(request, start))
      void run()
    },
    /** It is done, or its client has left. */
    end(request: object): void {
      started.delete(request)
      for (const [network, requests] of waiting)
        if (requests.delete(request) && requests.size === 0) waiting.delete(network)
      void run()
    },
  }
}
