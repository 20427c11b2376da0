import type {
  IncomingMessage,
  RequestListener,
  Server as HttpServer,
  ServerResponse,
} from 'node:http'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/** For so long a request may still come on a connection that is kept. */
const LAST_REQUESTS_MS = 1000

/** Whoever is not done by then, with an upload or a download, is cut off. */
const LONGEST_MS = 30_000

const LOOK_MS = 200

const QUIET_TURNS = 5
const LONGEST_LETTING_IN_MS = 2000

/**
 * Serves requests, and makes the server close without dropping one. A request may be on its way to us
 * on a connection that looks idle, and a visitor may be connected whom we have not noticed yet; both
 * would be reset. They are answered, and told that it was the last answer on this connection.
 */
export function closeGently(server: HttpServer, answer: RequestListener): void {
  const close = server.close.bind(server)
  const closeIdle = server.closeIdleConnections.bind(server)
  const reception = receptionOf(server, (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    answer(request, response)
  })
  server.on('request', (request, response) => reception.receive(request, response))

  // Called by Fastify and by Node, at the very beginning of a close.
  server.closeIdleConnections = () => {}
  server.close = (done) => {
    void closeAll(done)
    return server
  }

  async function closeAll(done: ((error?: Error) => void) | undefined): Promise<void> {
    const closed = new AbortController()
    server.once('close', () => closed.abort())
    await reception.quietly(() => close(done))
    const longest = setTimeout(() => server.closeAllConnections(), LONGEST_MS)
    await pause(LAST_REQUESTS_MS, closed.signal)
    while (!closed.signal.aborted) {
      await reception.quietly(closeIdle)
      await pause(LOOK_MS, closed.signal)
    }
    clearTimeout(longest)
  }
}

/**
 * Requests as they come; or quietly, for a moment: whoever has come is let in and heard, and no work
 * is done, so that hardly anything arrives between the last look and what is then done.
 */
function receptionOf(server: HttpServer, answer: RequestListener) {
  type Held = [IncomingMessage, ServerResponse][]
  let held: Held | null = null
  return {
    receive(request: IncomingMessage, response: ServerResponse): void {
      if (held) held.push([request, response])
      else answer(request, response)
    },

    async quietly(act: () => void): Promise<void> {
      const waiting: Held = []
      held = waiting
      await untilNobodyComes(server)
      act()
      held = null
      for (const [request, response] of waiting) answer(request, response)
    },
  }
}

/** Node lets one visitor in at each turn; under load dozens stand there whom it has not seen. */
async function untilNobodyComes(server: HttpServer): Promise<void> {
  let quietTurns = 0
  const someoneCame = () => {
    quietTurns = 0
  }
  server.on('connection', someoneCame)
  const end = performance.now() + LONGEST_LETTING_IN_MS
  while (quietTurns < QUIET_TURNS && performance.now() < end) {
    quietTurns++
    await turn()
  }
  server.off('connection', someoneCame)
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}
