import type { FastifyRequest } from 'fastify'

import type { Server } from './house.ts'

/**
 * So many requests are worked on at a time. One more would only make all of them wait longer; it is
 * told to come back. Pages that are kept are not counted: they were answered before.
 */
const MOST_AT_ONCE = 300

export function refuseOverload(server: Server): void {
  const underWay = new Set<FastifyRequest>()

  // From when a request is whole to when its answer is: who sends or reads slowly takes no place.
  server.addHook('preValidation', (request, reply, done) => {
    if (!isCounted(request)) return done()
    if (underWay.size >= MOST_AT_ONCE) {
      reply
        .code(503)
        .header('retry-after', '1')
        .send({ error: 'Too many visitors at this moment. Please try again.' })
      return
    }
    underWay.add(request)
    reply.raw.once('close', () => underWay.delete(request))
    done()
  })
  server.addHook('onSend', (request, _reply, _payload, done) => {
    underWay.delete(request)
    done()
  })
}

// A form with photos is read while it is worked on; and those who watch over us must get through
// above all when it is crowded.
function isCounted(request: FastifyRequest): boolean {
  if (request.url === '/healthz' || request.url === '/readyz') return false
  return !request.headers['content-type']?.startsWith('multipart/')
}
