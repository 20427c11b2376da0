import type { RequestListener, Server as HttpServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { acceptConnections } from './accept-connections.ts'

/** After a close begins, idle connections stay open this long for requests already on their way. */
const GRACE_MS = 2000

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
  let queue: Parameters<RequestListener>[] | null = null
  server.on('request', (...request: Parameters<RequestListener>) => {
    if (queue) queue.push(request)
    else serve(...request)
  })

  // Fastify and Node call this as soon as a close begins, which is too early.
  server.closeIdleConnections = () => {}
  server.close = (done) => {
    void closeGracefully(done)
    return server
  }

  const serve: RequestListener = (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    handle(request, response)
  }

  /**
   * Queues requests until every waiting connection is accepted, then calls `act`, then serves them.
   * While no handler runs, hardly any connection arrives between the last check and `act`.
   */
  async function acceptAllThen(act: () => void): Promise<void> {
    const held: Parameters<RequestListener>[] = (queue = [])
    const end = performance.now() + MAX_ACCEPTING_MS
    await acceptConnections(server, QUIET_TURNS, () => performance.now() < end)
    act()
    queue = null
    for (const request of held) serve(...request)
  }

  async function closeGracefully(done: ((error?: Error) => void) | undefined): Promise<void> {
    const closed = new AbortController()
    server.once('close', () => closed.abort())
    await acceptAllThen(() => close(done))
    const cutOff = setTimeout(() => server.closeAllConnections(), MAX_SHUTDOWN_MS)
    await pause(GRACE_MS, closed.signal)
    while (!closed.signal.aborted) {
      await acceptAllThen(closeIdle)
      await pause(IDLE_CHECK_MS, closed.signal)
    }
    clearTimeout(cutOff)
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}
