import {
  loadInTurn,
  ratio,
  type LoadResult,
  type LoadTarget,
  type Server,
} from '#proof/bench/load.ts'
import { NGINX_PATH, startNginxPeer } from '#proof/bench/peers/nginx.ts'
import { AS_A_BROWSER, startBarePeer } from '#proof/bench/peers/peer.ts'
import { request } from '#proof/http-client.ts'
import { lowestAtLeast, type Goal } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'

import {
  CONNECTIONS,
  FEW_CONNECTIONS,
  formatLoad,
  formatPeer,
  type ComparedPage,
  type ComparedServers,
} from './compared-pages.ts'

/** How many times as many requests a second we must serve as each peer. */
const PEERS = {
  bare: { wanted: 0.8, what: 'cached page against bare `node:http` with the same bytes' },
  nginx: { wanted: 0.2, what: 'cached page against nginx with the same bytes as a file' },
  static: { wanted: 9, what: 'cached page against Next.js static' },
  dynamic: { wanted: 50, what: 'cached page against Next.js dynamic' },
  small: { wanted: 0.95, what: 'cached page at 10,000 listings against 20 listings' },
}

type PeerName = keyof typeof PEERS

const PEER_NAMES = Object.keys(PEERS) as PeerName[]

interface PageLoads {
  page: string
  connections: number
  ours: LoadResult
  peers: Partial<Record<string, LoadResult>>
}

/** Pages from the cache, requested as a browser does: every server sends compressed bytes. */
export async function cachedPages(
  pages: ComparedPage[],
  servers: ComparedServers,
): Promise<Section> {
  const rows: PageLoads[] = []
  for (const page of pages) rows.push(...(await measurePage(page, servers)))
  return {
    title: 'Cached pages',
    description:
      'Our requests a second and p99; for each peer our ratio to it and, in brackets, its own result. All are requested as Chromium does (`gzip, deflate, br, zstd`); Next.js compresses with gzip on every request, as it does by default. An empty cell was not measured: nginx where it is not installed, and Next.js dynamic on many connections, for which see the cache misses.',
    tables: [
      table(
        'page | connections | ours | bare `node:http` | nginx | Next.js static | Next.js dynamic | ours with 20 listings',
        rows.map(({ page, connections, ours, peers }) => [
          page,
          connections,
          formatLoad(ours),
          ...PEER_NAMES.map((name) => formatPeer(ours, peers[name])),
        ]),
      ),
    ],
    goals: PEER_NAMES.flatMap((name) => goalFor(name, rows)),
  }
}

async function measurePage(page: ComparedPage, servers: ComparedServers): Promise<PageLoads[]> {
  const response = await request(servers.large.origin + page.large, { headers: AS_A_BROWSER })
  using bare = await startBarePeer(response)
  using nginx = await startNginxPeer(response)
  const targets: Record<string, LoadTarget> = {
    small: targetAt(servers.small, page.small),
    bare: targetAt(bare, '/'),
    ...(nginx && { nginx: targetAt(nginx, NGINX_PATH) }),
    static: targetAt(servers.next, page.static),
  }
  const rows: PageLoads[] = []
  for (const connections of CONNECTIONS) {
    console.log(`Cached pages: ${page.name}, ${connections} connections`)
    const peers = { ...targets }
    // On many connections it would take minutes; the cache misses measure it.
    if (connections === FEW_CONNECTIONS) peers['dynamic'] = targetAt(servers.next, page.dynamic)
    const all = [targetAt(servers.large, page.large), ...Object.values(peers)]
    const [ours, ...results] = await loadInTurn(all, connections)
    if (!ours) throw new Error('Nothing was measured')
    const byName = Object.keys(peers).map((name, index) => [name, results[index]] as const)
    rows.push({ page: page.name, connections, ours, peers: Object.fromEntries(byName) })
  }
  return rows
}

function targetAt(server: Server, path: string): LoadTarget {
  return { server, paths: [path], headers: AS_A_BROWSER }
}

function goalFor(name: PeerName, rows: PageLoads[]): Goal[] {
  const ratios = rows.flatMap(({ page, connections, ours, peers }) => {
    const peer = peers[name]
    return peer ? [{ value: ratio(ours, peer), where: `${page}, ${connections} connections` }] : []
  })
  return ratios.length === 0 ? [] : [lowestAtLeast(PEERS[name].what, ratios, PEERS[name].wanted)]
}
