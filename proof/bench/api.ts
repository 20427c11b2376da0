import { request } from '#proof/http-client.ts'
import { atLeast, atMost } from '#proof/report/goal.ts'
import { listIds } from '#proof/public-pages.ts'
import type { Section } from '#proof/report/section.ts'

import { loadInTurn, ratio } from './load.ts'
import { startBarePeer, UNCOMPRESSED } from './peers/peer.ts'
import { LISTINGS, type BenchSite, type BenchSites } from './sites.ts'

const CONNECTIONS = 32
const LIST_READS = 5

/** The API: one property against a bare server, and how long a large list blocks other requests. */
export async function benchApi(sites: BenchSites): Promise<Section> {
  await using site = await sites.start()
  return {
    title: 'API',
    description: `With ${LISTINGS} listings.`,
    goals: [await oneProperty(site), await longestBlock(site)],
  }
}

async function oneProperty(site: BenchSite) {
  const [newest] = await listIds(site.origin, 'properties')
  const path = `/api/properties/${newest}`
  using bare = await startBarePeer(await request(site.origin + path, { headers: UNCOMPRESSED }))
  const target = { paths: [path], headers: UNCOMPRESSED }
  const { ours, peer } = await loadInTurn(
    { ours: { ...target, server: site }, peer: { ...target, server: bare } },
    CONNECTIONS,
  )
  return atLeast(
    '`GET /api/properties/{id}` against bare `node:http`',
    ratio(ours, peer),
    0.5,
    `${ours.perSecond.toFixed(0)} against ${peer.perSecond.toFixed(0)} requests/s`,
  )
}

/** The longest wait of other requests while the whole list is read again and again. */
async function longestBlock({ origin }: BenchSite) {
  await request(`${origin}/api/properties`)
  const end = new AbortController()
  const reading = (async () => {
    for (let nth = 0; nth < LIST_READS; nth++) await request(`${origin}/api/properties`)
    end.abort()
  })()
  let longest = 0
  while (!end.signal.aborted) longest = Math.max(longest, (await request(`${origin}/healthz`)).ms)
  await reading
  return atMost('longest wait while the list of 10,000 is read', longest, 50, 'ms')
}
