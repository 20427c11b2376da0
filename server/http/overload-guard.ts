import type { Server as HttpServer } from 'node:http'

import type { FastifyRequest } from 'fastify'

import type { Server } from '#server/app-context.ts'

import { acceptConnections } from './accept-connections.ts'

/**
 * Requests in progress at a time; more would only make all of them slower, so the rest get a 503.
 * Cached pages never get here and do not count.
 */
const MAX_ACTIVE_REQUESTS = 300

/** Requests started per event-loop turn, before new connections are accepted. */
const REQUESTS_PER_TURN = 3

/** Event-loop turns, each of which accepts one connection, before more requests are started. */
const MAX_ACCEPTING_TURNS = 36

export function refuseOverload(server: Server): void {
  const active = new Set<FastifyRequest>()
  const startInTurn = startQueue(server.server)

  // A request counts from when its body is complete until its response is ready: slow senders and
  // slow readers take no place.
  server.addHook('preValidation', (request, reply, done) => {
    if (!isCounted(request)) return done()
    if (active.size >= MAX_ACTIVE_REQUESTS) {
      reply
        .code(503)
        .header('retry-after', '1')
        // A client that retries at once must reconnect, and connections are accepted a few at a time.
        .header('connection', 'close')
        .send({ error: 'Too many visitors at this moment. Please try again.' })
      return
    }
    active.add(request)
    reply.raw.once('close', () => active.delete(request))
    // A client that has disconnected meanwhile is not served.
    startInTurn(() => active.has(request) && done())
  })
  server.addHook('onSend', (request, _reply, _payload, done) => {
    active.delete(request)
    done()
  })
}

/**
 * Starts a few requests, accepts connections, starts a few more. Node accepts one connection per
 * event-loop turn. If one turn started everything, clients would wait a long turn each to be accepted,
 * and could not even be refused.
 */
function startQueue(httpServer: HttpServer): (start: () => void) => void {
  const queue: (() => void)[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (queue.length > 0) {
      for (const start of queue.splice(0, REQUESTS_PER_TURN)) start()
      await acceptConnections(httpServer, 1, (turns) => turns < MAX_ACCEPTING_TURNS)
    }
    isRunning = false
  }

  return (start) => {
    queue.push(start)
    if (!isRunning) void run()
  }
}

// Multipart bodies are read by the handler, so a slow upload would hold a place. Health checks must
// get through under load above all.
function isCounted(request: FastifyRequest): boolean {
  if (request.url === '/healthz' || request.url === '/readyz') return false
  return !request.headers['content-type']?.startsWith('multipart/')
}
