import { loadInTurn, ratio } from '#proof/bench/load.ts'
import { AS_A_BROWSER, UNCOMPRESSED } from '#proof/bench/peers/peer.ts'
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

/** Cached pages beside Next.js without compression: what is left when its gzip is taken away. */
export async function uncompressedPages(
  pages: ComparedPage[],
  servers: ComparedServers,
): Promise<Section> {
  const rows = await Array.fromAsync(pages, async ({ name, large: path }) => {
    console.log(`Cached pages, not compressed: ${name}`)
    const targets = bothServers(servers, [path], [path], UNCOMPRESSED)
    return { page: name, ...(await loadInTurn(targets, FEW_CONNECTIONS)) }
  })
  return {
    title: 'Cached pages, not compressed',
    description: `Both servers are asked for uncompressed pages (\`accept-encoding: identity\`), on ${FEW_CONNECTIONS} connections. No browser does this; it shows how much of the difference to Next.js is compression.`,
    tables: [
      tableOf(rows, {
        page: ({ page }) => page,
        ours: ({ ours }) => formatLoad(ours),
        'Next.js static': ({ ours, next }) => formatPeer(ours, next),
      }),
    ],
  }
}

/** Pages that are rendered for each request, beside the dynamic pages of Next.js. */
export async function cacheMisses(
  pages: ComparedPage[],
  servers: ComparedServers,
): Promise<Section> {
  for (const { large, queries } of pages)
    await assertNotCached(servers.large.origin + large + queries[0])
  const loads = pages.flatMap((page) => CONNECTIONS.map((connections) => ({ page, connections })))
  const rows = await Array.fromAsync(loads, ({ page, connections }) =>
    measureMisses(page, servers, connections),
  )
  const ratios = rows.map(({ page, connections, ours, next }) => ({
    value: ratio(ours, next),
    where: `${page}, ${connections} connections`,
  }))
  return {
    title: 'Cache misses',
    description:
      'Every request is different and rendered anew: the home page with another `to`, the list with another search that finds a full page, a listing with other listings below it. The ratio that counts is the uncompressed one, where neither side compresses; beside it the same as a browser requests it.',
    tables: [
      tableOf(rows, {
        page: ({ page }) => page,
        connections: ({ connections }) => connections,
        ours: ({ ours }) => formatLoad(ours),
        'Next.js dynamic': ({ ours, next }) => formatPeer(ours, next),
        'ours, to a browser': ({ toBrowser }) => (toBrowser ? formatLoad(toBrowser.ours) : ''),
        'Next.js dynamic, to a browser': ({ toBrowser }) =>
          toBrowser ? formatPeer(toBrowser.ours, toBrowser.next) : '',
      }),
    ],
    goals: [lowestAtLeast('cache miss (render) against Next.js dynamic', ratios, 2)],
  }
}

async function measureMisses(page: ComparedPage, servers: ComparedServers, connections: number) {
  console.log(`Cache misses: ${page.name}, ${connections} connections`)
  const ours = page.queries.map((query) => page.large + query)
  const next = page.queries.map((query) => dynamicPath(page) + query)
  const measure = (headers: Record<string, string>) =>
    loadInTurn(bothServers(servers, ours, next, headers), connections)
  return {
    page: page.name,
    connections,
    ...(await measure(UNCOMPRESSED)),
    toBrowser: connections === FEW_CONNECTIONS ? await measure(AS_A_BROWSER) : undefined,
  }
}

function bothServers(
  servers: ComparedServers,
  ours: string[],
  next: string[],
  headers: Record<string, string>,
) {
  return {
    ours: { server: servers.large, paths: ours, headers },
    next: { server: servers.next, paths: next, headers },
  }
}

/** A cached page would be measured as an impossibly fast render. */
async function assertNotCached(url: string): Promise<void> {
  await request(url, { headers: UNCOMPRESSED })
  const { status, headers } = await request(url, { headers: UNCOMPRESSED })
  if (status !== 200 || headers['cache-control'] !== 'no-store')
    throw new Error(`${url} is served from the cache, so it does not measure a miss.`)
}
