import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { seededRandom } from '#proof/durability/seeded-random.ts'

const REFUSED_SHARE = 0.1
const BROKEN_SHARE = 0.05

export interface Receiver {
  url: string
  /** How often each message arrived, by its id. */
  arrived: Map<string, number>
}

/** A server that takes messages; one in ten it refuses, and at some it hangs up after reading them. */
export async function withReceiver<Result>(
  seed: number,
  work: (receiver: Receiver) => Promise<Result>,
): Promise<Result> {
  const random = seededRandom(seed)
  const arrived = new Map<string, number>()
  const server = createServer((request, response) => {
    const fate = random.below(1)
    const id = String(request.headers['webhook-id'])
    void text(request)
      .then(() => {
        if (fate < REFUSED_SHARE) return response.writeHead(500).end()
        arrived.set(id, (arrived.get(id) ?? 0) + 1)
        if (fate < REFUSED_SHARE + BROKEN_SHARE) return response.destroy()
        return response.writeHead(204).end()
      })
      // The process that sent it was killed.
      .catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    return await work({ url: `http://127.0.0.1:${port}/`, arrived })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
