import { loadInTurn, ratio, type Server } from '#proof/bench/load.ts'
import { NGINX_PATH, startNginxPeer } from '#proof/bench/peers/nginx.ts'
import { AS_A_BROWSER, startBarePeer } from '#proof/bench/peers/peer.ts'
import { request } from '#proof/http-client.ts'
import { lowestAtLeast } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'

import {
  CONNECTIONS,
  dynamicPath,
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

/** Pages from the cache, requested as a browser does: every server sends compressed bytes. */
export async function cachedPages(
  pages: ComparedPage[],
  servers: ComparedServers,
): Promise<Section> {
  const rows = (await Array.fromAsync(pages, (page) => measurePage(page, servers))).flat()
  return {
    title: 'Cached pages',
    description:
      'Our requests a second and p99; for each peer our ratio to it and, in brackets, its own result. All are requested as Chromium does (`gzip, deflate, br, zstd`); Next.js compresses with gzip on every request, as it does by default. An empty cell was not measured: nginx where it is not installed, and Next.js dynamic on many connections, for which see the cache misses.',
    tables: [
      tableOf(rows, {
        page: ({ page }) => page,
        connections: ({ connections }) => connections,
        ours: ({ ours }) => formatLoad(ours),
        'bare `node:http`': ({ ours, bare }) => formatPeer(ours, bare),
        nginx: ({ ours, nginx }) => formatPeer(ours, nginx),
        'Next.js static': (row) => formatPeer(row.ours, row.static),
        'Next.js dynamic': ({ ours, dynamic }) => formatPeer(ours, dynamic),
        'ours with 20 listings': ({ ours, small }) => formatPeer(ours, small),
      }),
    ],
    goals: (Object.keys(PEERS) as PeerName[]).flatMap((name) => {
      const ratios = rows.flatMap(({ page, connections, ours, [name]: peer }) =>
        peer ? [{ value: ratio(ours, peer), where: `${page}, ${connections} connections` }] : [],
      )
      const { what, wanted } = PEERS[name]
      return ratios.length > 0 ? [lowestAtLeast(what, ratios, wanted)] : []
    }),
  }
}

async function measurePage(page: ComparedPage, servers: ComparedServers) {
  const response = await request(servers.large.origin + page.large, { headers: AS_A_BROWSER })
  using bare = await startBarePeer(response)
  using nginx = await startNginxPeer(response)
  const targets = {
    ours: targetAt(servers.large, page.large),
    bare: targetAt(bare, '/'),
    ...(nginx && { nginx: targetAt(nginx, NGINX_PATH) }),
    static: targetAt(servers.next, page.large),
    small: targetAt(servers.small, page.small),
  }
  return await Array.fromAsync(CONNECTIONS, async (connections) => {
    console.log(`Cached pages: ${page.name}, ${connections} connections`)
    // On many connections it would take minutes; the cache misses measure it.
    const isFew = connections === FEW_CONNECTIONS
    const dynamic = isFew && { dynamic: targetAt(servers.next, dynamicPath(page)) }
    const loads = await loadInTurn({ ...targets, ...dynamic }, connections)
    return { page: page.name, connections, ...loads }
  })
}

function targetAt(server: Server, path: string) {
  return { server, paths: [path], headers: AS_A_BROWSER }
}
