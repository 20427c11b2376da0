import { createServer, type RequestListener, type Server as HttpServer } from 'node:http'

import type { Pages } from './pages/pages.ts'

/** Who sends slowly, or nothing, keeps a place for so long and no longer. */
const LIMITS = {
  headersTimeout: 15_000,
  // A photo of 6 MB over half a megabit a second takes a hundred seconds.
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
}

const MOST_CONNECTIONS = 4000

/**
 * The server under Fastify: its limits, and the short way for most requests, which are for a page
 * that is kept.
 */
export function openDoors(handle: RequestListener, pages: Pages | undefined): HttpServer {
  const server = createServer(LIMITS, (request, response) => {
    if (!pages?.answerAtOnce(request, response)) handle(request, response)
  })
  server.maxConnections = MOST_CONNECTIONS
  return server
}
