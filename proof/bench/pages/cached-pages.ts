import { loadInTurn, ratio, type Server } from '#proof/bench/load.ts'
import { AS_A_BROWSER, startBarePeer } from '#proof/bench/peers/peer.ts'
import { request } from '#proof/http-client.ts'
import { lowestAtLeast } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'

import {
  CONNECTIONS,
  formatLoad,
  formatPeer,
  type ComparedPage,
  type ComparedServers,
} from './compared-pages.ts'

/** How many times as many requests a second we must serve as each peer. */
const PEERS = {
  bare: { wanted: 0.8, what: 'cached page against bare `node:http` with the same bytes' },
  static: { wanted: 9, what: 'cached page against Next.js static' },
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
      'Our requests a second and p99; for each peer our ratio to it and, in brackets, its own result. All are requested as Chromium does (`gzip, deflate, br, zstd`); Next.js compresses with gzip on every request, as it does by default.',
    tables: [
      tableOf(rows, {
        page: ({ page }) => page,
        connections: ({ connections }) => connections,
        ours: ({ ours }) => formatLoad(ours),
        'bare `node:http`': ({ ours, bare }) => formatPeer(ours, bare),
        'Next.js static': (row) => formatPeer(row.ours, row.static),
        'ours with 20 listings': ({ ours, small }) => formatPeer(ours, small),
      }),
    ],
    goals: (Object.keys(PEERS) as PeerName[]).map((name) => {
      const ratios = rows.map(({ page, connections, ours, ...peers }) => ({
        value: ratio(ours, peers[name]),
        where: `${page}, ${connections} connections`,
      }))
      return lowestAtLeast(PEERS[name].what, ratios, PEERS[name].wanted)
    }),
  }
}

async function measurePage(page: ComparedPage, servers: ComparedServers) {
  const response = await request(servers.large.origin + page.large, { headers: AS_A_BROWSER })
  using bare = await startBarePeer(response)
  const targets = {
    ours: targetAt(servers.large, page.large),
    bare: targetAt(bare, '/'),
    static: targetAt(servers.next, page.large),
    small: targetAt(servers.small, page.small),
  }
  return await Array.fromAsync(CONNECTIONS, async (connections) => {
    console.log(`Cached pages: ${page.name}, ${connections} connections`)
    return { page: page.name, connections, ...(await loadInTurn(targets, connections)) }
  })
}

function targetAt(server: Server, path: string) {
  return { server, paths: [path], headers: AS_A_BROWSER }
}
