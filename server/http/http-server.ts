import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'

import { closeGently } from './graceful-shutdown.ts'
import type { Pages } from '#server/pages/pages.ts'

/** Who sends slowly, or nothing, keeps a place for so long and no longer. */
const LIMITS = {
  headersTimeout: 15_000,
  // A photo of 6 MB over half a megabit a second takes a hundred seconds.
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
}

/** Who reads nothing of what is sent to them. */
const STANDSTILL_MS = 120_000

const MOST_CONNECTIONS = 4000

/**
 * The server under Fastify: its limits, and the short way for most requests, which are for a page
 * that is kept.
 */
export function openDoors(
  handle: RequestListener,
  pages: Pages | undefined,
  { mostConnections = MOST_CONNECTIONS } = {},
): HttpServer {
  const places = placesFor(mostConnections)
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    places.heardOf(request.socket)
    if (!pages?.answerAtOnce(request, response)) handle(request, response)
  }
  const server = createServer(LIMITS)
  server.timeout = STANDSTILL_MS
  server.on('connection', (socket: Socket) => places.take(socket))
  closeGently(server, answer)
  return server
}

/**
 * When all places are taken, the one who has asked for nothing for the longest time gives theirs to
 * the next: thousands who send slowly, or read slowly, shut nobody else out.
 */
function placesFor(most: number) {
  const byLastRequest = new Set<Socket>()
  return {
    take(socket: Socket): void {
      const [longest] = byLastRequest.size >= most ? byLastRequest : []
      if (longest) {
        byLastRequest.delete(longest)
        longest.destroy()
      }
      byLastRequest.add(socket)
      socket.once('close', () => byLastRequest.delete(socket))
    },
    heardOf(socket: Socket): void {
      if (byLastRequest.delete(socket)) byLastRequest.add(socket)
    },
  }
}
