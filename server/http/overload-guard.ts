import type { Server as HttpServer } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

import type { FastifyRequest } from 'fastify'

import type { Server } from '#server/app-context.ts'

/**
 * So many requests are worked on at a time. One more would only make all of them wait longer; it is
 * told to come back. Pages that are kept are not counted: they were answered before.
 */
const MOST_AT_ONCE = 300

/** So many are begun between two looks at the door. */
const BEGUN_TOGETHER = 3

const MOST_LET_IN = 36

export function refuseOverload(server: Server): void {
  const underWay = new Set<FastifyRequest>()
  const inTurn = oneAfterAnother(server.server)

  // From when a request is whole to when its answer is: who sends or reads slowly takes no place.
  server.addHook('preValidation', (request, reply, done) => {
    if (!isCounted(request)) return done()
    if (underWay.size >= MOST_AT_ONCE) {
      reply
        .code(503)
        .header('retry-after', '1')
        // Who asks again all the same comes through the door again, a few at a time.
        .header('connection', 'close')
        .send({ error: 'Too many visitors at this moment. Please try again.' })
      return
    }
    underWay.add(request)
    reply.raw.once('close', () => underWay.delete(request))
    // Nobody waits any more for what was asked by one who has gone.
    inTurn(() => underWay.has(request) && done())
  })
  server.addHook('onSend', (request, _reply, _payload, done) => {
    underWay.delete(request)
    done()
  })
}

/**
 * Begins a few, and looks at the door, and begins a few more. Node lets in one visitor at each turn;
 * if a turn were as long as all that is to be done, those outside would wait for it one by one, and
 * not even hear that they should come back.
 */
function oneAfterAnother(doors: HttpServer): (begin: () => void) => void {
  const waiting: (() => void)[] = []
  let isWorking = false

  async function work(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      for (const begin of waiting.splice(0, BEGUN_TOGETHER)) begin()
      await letIn(doors)
    }
    isWorking = false
  }

  return (begin) => {
    waiting.push(begin)
    if (!isWorking) void work()
  }
}

async function letIn(doors: HttpServer): Promise<void> {
  let came = true
  const someoneCame = () => {
    came = true
  }
  doors.on('connection', someoneCame)
  for (let turns = 0; came && turns < MOST_LET_IN; turns++) {
    came = false
    await turn()
  }
  doors.off('connection', someoneCame)
}

// A form with photos is read while it is worked on; and those who watch over us must get through
// above all when it is crowded.
function isCounted(request: FastifyRequest): boolean {
  if (request.url === '/healthz' || request.url === '/readyz') return false
  return !request.headers['content-type']?.startsWith('multipart/')
}
