import type { FastifyReply, FastifyRequest } from 'fastify'

import { isThisMachine, networkOf } from '#domain/throttle/network.ts'
import type { Server } from '#server/app-context.ts'

import { fairTurns } from './fair-turns.ts'

/**
 * Requests in progress at a time; more would only make all of them slower, so the rest get a 503.
 * Cached pages never get here and do not count. Uploads, which take long, have places of their own.
 */
const PLACES = { requests: { all: 300, perNetwork: 100 }, uploads: { all: 100, perNetwork: 20 } }

const releases = new WeakMap<FastifyRequest, () => void>()

/** For a response that is sent without Fastify, before it is sent: `onSend` is not called then. */
export function releasePlace(request: FastifyRequest): void {
  releases.get(request)?.()
}

export function refuseOverload(server: Server, limits = PLACES): void {
  const requests = createPlaces(limits.requests)
  const uploads = createPlaces(limits.uploads)
  const turns = fairTurns(server.server)

  // A request counts from when its body is complete until its response is ready: slow senders and
  // slow readers take no place. A multipart body is read by the handler.
  server.addHook('preValidation', (request, reply, done) => {
    if (isHealthCheck(request)) return done()
    const network = networkOf(request.ip)
    const places = request.isMultipart() ? uploads : requests
    if (!places.take(request, network)) return refuse(reply)
    releases.set(request, () => release(request))
    reply.raw.once('close', () => release(request))
    if (places === uploads) return done()
    // A client that has disconnected meanwhile is not served.
    turns.add(request, network, () => places.has(request) && done())
  })
  server.addHook('onSend', (request, _reply, _payload, done) => {
    release(request)
    done()
  })

  function release(request: FastifyRequest): void {
    requests.free(request)
    uploads.free(request)
    turns.end(request)
  }
}

function refuse(reply: FastifyReply): void {
  void reply
    .code(503)
    .header('retry-after', '1')
    // A client that retries at once must reconnect, and connections are accepted a few at a time.
    .header('connection', 'close')
    .send({ error: 'Too many visitors at this moment. Please try again.' })
}

function createPlaces({ all, perNetwork }: { all: number; perNetwork: number }) {
  const networks = new Map<FastifyRequest, string>()
  const counts = new Map<string, number>()
  return {
    has: (request: FastifyRequest) => networks.has(request),
    /** False where all places are taken, or all that one network may have. */
    take(request: FastifyRequest, network: string): boolean {
      const count = counts.get(network) ?? 0
      if (networks.size >= all || (count >= perNetwork && !isThisMachine(network))) return false
      networks.set(request, network)
      counts.set(network, count + 1)
      return true
    },
    free(request: FastifyRequest): void {
      const network = networks.get(request)
      if (network === undefined) return
      networks.delete(request)
      const count = (counts.get(network) ?? 0) - 1
      if (count > 0) counts.set(network, count)
      else counts.delete(network)
    },
  }
}

// Health checks must get through under load above all.
function isHealthCheck({ url }: FastifyRequest): boolean {
  return url === '/healthz' || url === '/readyz'
}
