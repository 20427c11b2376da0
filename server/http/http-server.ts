import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http'
import { Socket } from 'node:net'

import type { FastifyRequest } from 'fastify'

import { enableGracefulShutdown } from './graceful-shutdown.ts'
import type { Pages } from '#server/pages/pages.ts'

/** Limits for clients that send slowly or not at all. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  // A photo of 6 MB at half a megabit a second takes a hundred seconds.
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
}

/** For clients that do not read what is sent to them. */
const SOCKET_IDLE_TIMEOUT_MS = 120_000

const MAX_CONNECTIONS = 4000

/**
 * Node's HTTP server under Fastify: timeouts, a connection limit, graceful shutdown, and a shortcut
 * past Fastify for cached pages, which are most requests.
 */
export function createHttpServer(
  handleByFastify: RequestListener,
  pages: Pages | undefined,
  { maxConnections = MAX_CONNECTIONS } = {},
): HttpServer {
  const connections = connectionLimit(maxConnections)
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    connections.noteRequest(request.socket)
    if (!pages?.sendCached(request, response)) handleByFastify(request, response)
  }
  const server = createServer(TIMEOUTS)
  server.timeout = SOCKET_IDLE_TIMEOUT_MS
  server.on('connection', (socket: Socket) => connections.add(socket))
  enableGracefulShutdown(server, handle)
  return server
}

/** For an answer that takes minutes, while no byte passes. The next request has the limit again. */
export function allowLongAnswer({ raw: { socket } }: FastifyRequest): void {
  // An injected request has none.
  if (socket instanceof Socket) socket.setTimeout(0)
}

/**
 * At the limit, a new connection replaces the one whose last request is longest ago. Thousands of
 * slow clients therefore cannot lock out others.
 */
function connectionLimit(max: number) {
  // A Set keeps insertion order: the first socket is the least recently used.
  const byLastRequest = new Set<Socket>()
  return {
    add(socket: Socket): void {
      const [leastRecent] = byLastRequest.size >= max ? byLastRequest : []
      if (leastRecent) {
        byLastRequest.delete(leastRecent)
        leastRecent.destroy()
      }
      byLastRequest.add(socket)
      socket.once('close', () => byLastRequest.delete(socket))
    },
    noteRequest(socket: Socket): void {
      if (byLastRequest.delete(socket)) byLastRequest.add(socket)
    },
  }
}
