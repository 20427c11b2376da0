import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

// Below what a system gives to connections by itself: a port found there stays free.
const FIRST = 10_000
const LAST = 32_766

/**
 * An even port of loopback that nobody listens on. The odd one above it is listened on until this
 * process ends, so that no other test takes the same.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 2 * randomInt(FIRST / 2, LAST / 2)
    const claim = await listen(port + 1)
    const found = claim && (await listen(port))
    if (found) {
      found.close()
      await once(found, 'close')
      return port
    }
    claim?.close()
  }
}

/** A server on the port that does not keep its process alive, unless the port is in use. */
async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1').unref()
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
}
