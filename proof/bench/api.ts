import { atLeast, atMost } from '#proof/report/figure.ts'
import type { Inventories } from './inventories.ts'
import { loadInTurn, ratio, type Server } from './load/load.ts'
import { barePeer } from './peers/bare.ts'
import { ask, PLAIN } from './peers/peer.ts'
import type { Section } from '#proof/report/section.ts'

const LISTINGS = 10_000
const CONNECTIONS = 32

/** The API: one listing beside a bare server, and what a long list does to the others. */
export async function api(inventories: Inventories): Promise<Section> {
  const site = await inventories.start(LISTINGS)
  try {
    return {
      title: 'API',
      says: `With ${LISTINGS} listings.`,
      tables: [],
      figures: [await oneProperty(site), await longestBlock(site.origin)],
    }
  } finally {
    await site.stop()
  }
}

async function oneProperty(site: Server) {
  const [newest] = (await (await fetch(`${site.origin}/api/properties`)).json()) as { id: number }[]
  const path = `/api/properties/${newest?.id}`
  const bare = await barePeer(await ask(site.origin + path, PLAIN))
  const [ours, peer] = await loadInTurn(
    [site, bare].map((server) => ({ server, paths: [path], headers: PLAIN })),
    CONNECTIONS,
  )
  bare.stop()
  if (!ours || !peer) throw new Error('Nothing was measured')
  return atLeast(
    '`GET /api/properties/{id}` against bare `node:http`',
    ratio(ours, peer),
    0.5,
    `${ours.perSecond.toFixed(0)} against ${peer.perSecond.toFixed(0)} requests/s`,
  )
}

/** While the whole list is read again and again, how long does another request wait at worst? */
async function longestBlock(site: string) {
  await (await fetch(`${site}/api/properties`)).arrayBuffer()
  const readings = { done: false }
  const reading = (async () => {
    for (let at = 0; at < 5; at++) await (await fetch(`${site}/api/properties`)).arrayBuffer()
    readings.done = true
  })()
  let longest = 0
  while (!readings.done) {
    const asked = performance.now()
    await (await fetch(`${site}/healthz`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - asked)
  }
  await reading
  return atMost('longest wait while the list of 10,000 is read', longest, 50, 'ms')
}
