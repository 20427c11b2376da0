import { lowest, type Figure, type Measured } from '#proof/report/figure.ts'
import { loadInTurn, ratio, type Asked, type Load, type Server } from '#proof/bench/load/load.ts'
import { barePeer } from '#proof/bench/peers/bare.ts'
import { NGINX_PATH, nginxPeer } from '#proof/bench/peers/nginx.ts'
import { ask, AS_A_BROWSER } from '#proof/bench/peers/peer.ts'
import type { Section } from '#proof/report/section.ts'

import { beside, CONNECTIONS, FEW, told, type Page, type Served } from './page.ts'

/** Each peer, and how many times as many requests a second we must answer. */
const PEERS = {
  bare: { wanted: 0.8, what: 'cached page against bare `node:http` with the same bytes' },
  nginx: { wanted: 0.2, what: 'cached page against nginx with the same bytes as a file' },
  static: { wanted: 9, what: 'cached page against Next.js static' },
  dynamic: { wanted: 50, what: 'cached page against Next.js dynamic' },
  few: { wanted: 0.95, what: 'cached page at 10,000 listings against 20 listings' },
}

type PeerName = keyof typeof PEERS
type Loads = { ours: Load } & Partial<Record<PeerName, Load>>

interface Row {
  page: string
  connections: number
  loads: Loads
}

/** Pages from the cache, asked for as a browser does: everybody sends compressed bytes. */
export async function cached(pages: Page[], served: Served): Promise<Section> {
  const rows: Row[] = []
  for (const page of pages) rows.push(...(await measure(page, served)))
  return {
    title: 'Cached pages',
    says: 'Our requests a second and p99; of each peer our ratio to it and, in brackets, its own figures. All are asked as Chromium asks (`gzip, deflate, br, zstd`); Next.js answers with gzip, made anew for each request, as it does by default. An empty cell was not measured: nginx where there is none, Next.js dynamic with many connections, which the misses tell of.',
    tables: [
      {
        head: [
          'page',
          'connections',
          'ours',
          'bare `node:http`',
          'nginx',
          'Next.js static',
          'Next.js dynamic',
          'ours with 20 listings',
        ],
        rows: rows.map(({ page, connections, loads }) => [
          page,
          String(connections),
          told(loads.ours),
          ...names().map((name) => beside(loads.ours, loads[name])),
        ]),
      },
    ],
    figures: names().flatMap((name) => figure(name, rows)),
  }
}

async function measure(page: Page, served: Served): Promise<Row[]> {
  const answer = await ask(served.large.origin + page.large, AS_A_BROWSER)
  const bare = await barePeer(answer)
  const nginx = await nginxPeer(answer)
  const asked: Record<string, Asked> = {
    ours: asking(served.large, page.large),
    few: asking(served.small, page.small),
    bare: asking(bare, '/'),
    ...(nginx && { nginx: asking(nginx, NGINX_PATH) }),
    static: asking(served.next, page.static),
  }
  const dynamic = { dynamic: asking(served.next, page.dynamic) }
  try {
    const rows: Row[] = []
    for (const connections of CONNECTIONS) {
      console.log(`Cached pages: ${page.name}, ${connections} connections`)
      // With many connections it would take minutes; the misses tell of it.
      const all = { ...asked, ...(connections === FEW && dynamic) }
      const loads = await loadInTurn(Object.values(all), connections)
      const byName = Object.fromEntries(Object.keys(all).map((name, at) => [name, loads[at]]))
      rows.push({ page: page.name, connections, loads: byName as Loads })
    }
    return rows
  } finally {
    bare.stop()
    nginx?.stop()
  }
}

function asking(server: Server, path: string): Asked {
  return { server, paths: [path], headers: AS_A_BROWSER }
}

function figure(name: PeerName, rows: Row[]): Figure[] {
  const ratios = rows.flatMap(({ page, connections, loads }): Measured[] => {
    const peer = loads[name]
    if (!peer) return []
    return [
      {
        value: ratio(loads.ours, peer),
        where: `${page}, ${connections} connections`,
      },
    ]
  })
  return ratios.length === 0 ? [] : [lowest(PEERS[name].what, ratios, PEERS[name].wanted)]
}

function names(): PeerName[] {
  return Object.keys(PEERS) as PeerName[]
}
