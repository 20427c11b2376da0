import type {
  IncomingMessage,
  RequestListener,
  Server as HttpServer,
  ServerResponse,
} from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { acceptConnections } from './accept-connections.ts'

/** After a close begins, idle connections stay open this long for requests already on their way. */
const GRACE_MS = 1000

/** Uploads and downloads that take longer than this are cut off. */
const MAX_SHUTDOWN_MS = 30_000

const IDLE_CHECK_MS = 200

/** Event-loop turns without a new connection after which all waiting ones are accepted. */
const QUIET_TURNS = 5
const MAX_ACCEPTING_MS = 2000

/**
 * Handles requests, and makes `server.close()` drop none. A request may be on its way on a connection
 * that looks idle, and a client may be connected that Node has not accepted yet; a plain close resets
 * both. Here they are served, with `connection: close`.
 */
export function enableGracefulShutdown(server: HttpServer, handle: RequestListener): void {
  const close = server.close.bind(server)
  const closeIdle = server.closeIdleConnections.bind(server)
  const requests = pausableRequests(server, (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    handle(request, response)
  })
  server.on('request', (request, response) => requests.receive(request, response))

  // Fastify and Node call this as soon as a close begins, which is too early.
  server.closeIdleConnections = () => {}
  server.close = (done) => {
    void closeGracefully(done)
    return server
  }

  async function closeGracefully(done: ((error?: Error) => void) | undefined): Promise<void> {
    const closed = new AbortController()
    server.once('close', () => closed.abort())
    await requests.whileAccepted(() => close(done))
    const cutOff = setTimeout(() => server.closeAllConnections(), MAX_SHUTDOWN_MS)
    await pause(GRACE_MS, closed.signal)
    while (!closed.signal.aborted) {
      await requests.whileAccepted(closeIdle)
      await pause(IDLE_CHECK_MS, closed.signal)
    }
    clearTimeout(cutOff)
  }
}

/**
 * Requests are handled as they arrive. `whileAccepted` holds them back for a moment, until every
 * waiting connection is accepted, and then acts: with no handler running, hardly anything arrives
 * between the last look and the action.
 */
function pausableRequests(server: HttpServer, handle: RequestListener) {
  type Queue = [IncomingMessage, ServerResponse][]
  let queue: Queue | null = null
  return {
    receive(request: IncomingMessage, response: ServerResponse): void {
      if (queue) queue.push([request, response])
      else handle(request, response)
    },

    async whileAccepted(act: () => void): Promise<void> {
      const held: Queue = []
      queue = held
      const end = performance.now() + MAX_ACCEPTING_MS
      await acceptConnections(server, QUIET_TURNS, () => performance.now() < end)
      act()
      queue = null
      for (const [request, response] of held) handle(request, response)
    },
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}
