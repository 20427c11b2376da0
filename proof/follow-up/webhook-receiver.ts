import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

import { seededRandom } from '#proof/durability/seeded-random.ts'
import { listen } from '#proof/loopback.ts'

const REFUSED_SHARE = 0.1
const BROKEN_SHARE = 0.05

/** A server that takes messages; one in ten it refuses, and at some it hangs up after reading them. */
export async function startReceiver(seed: number) {
  const random = seededRandom(seed)
  /** How often each message arrived, by its id. */
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
  const listening = await listen(server)
  return { ...listening, url: `http://127.0.0.1:${listening.port}/`, arrived }
}
