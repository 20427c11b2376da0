import { loadInTurn, ratio, type LoadTarget } from '#proof/bench/load.ts'
import { AS_A_BROWSER, UNCOMPRESSED } from '#proof/bench/peers/peer.ts'
import { request } from '#proof/http-client.ts'
import { lowestAtLeast, type MeasuredRatio } from '#proof/report/goal.ts'
import { table, type Section, type Table } from '#proof/report/section.ts'

import {
  CONNECTIONS,
  FEW_CONNECTIONS,
  formatLoad,
  formatPeer,
  type ComparedPage,
  type ComparedServers,
} from './compared-pages.ts'

const WANTED = 2

/** Pages that are rendered for each request, beside the dynamic pages of Next.js. */
export async function cacheMisses(
  pages: ComparedPage[],
  servers: ComparedServers,
): Promise<Section> {
  const rows: Table['rows'] = []
  const ratios: MeasuredRatio[] = []
  for (const page of pages) {
    await assertNotCached(servers.large.origin + page.large + page.queries[0])
    for (const connections of CONNECTIONS) {
      console.log(`Cache misses: ${page.name}, ${connections} connections`)
      const encodings =
        connections === FEW_CONNECTIONS ? [UNCOMPRESSED, AS_A_BROWSER] : [UNCOMPRESSED]
      const [ours, next, oursCompressed, nextCompressed] = await loadInTurn(
        encodings.flatMap((headers) => bothServers(page, servers, headers)),
        connections,
      )
      if (!ours || !next) throw new Error('Nothing was measured')
      ratios.push({ value: ratio(ours, next), where: `${page.name}, ${connections} connections` })
      rows.push([
        page.name,
        connections,
        formatLoad(ours),
        formatPeer(ours, next),
        oursCompressed ? formatLoad(oursCompressed) : '',
        oursCompressed ? formatPeer(oursCompressed, nextCompressed) : '',
      ])
    }
  }
  return {
    title: 'Cache misses',
    description:
      'Every request is different and rendered anew: the home page with another `to`, the list with another search that finds a full page, a listing with other listings below it. The ratio that counts is the uncompressed one, where neither side compresses; beside it the same as a browser requests it.',
    tables: [
      table(
        'page | connections | ours | Next.js dynamic | ours, to a browser | Next.js dynamic, to a browser',
        rows,
      ),
    ],
    goals: [lowestAtLeast('cache miss (render) against Next.js dynamic', ratios, WANTED)],
  }
}

function bothServers(
  { large, dynamic, queries }: ComparedPage,
  servers: ComparedServers,
  headers: Record<string, string>,
): LoadTarget[] {
  return [
    { server: servers.large, paths: queries.map((query) => large + query), headers },
    { server: servers.next, paths: queries.map((query) => dynamic + query), headers },
  ]
}

/** A cached page would be measured as an impossibly fast render. */
async function assertNotCached(url: string): Promise<void> {
  await request(url, { headers: UNCOMPRESSED })
  const { status, headers } = await request(url, { headers: UNCOMPRESSED })
  if (status !== 200 || headers['cache-control'] !== 'no-store')
    throw new Error(`${url} is served from the cache, so it does not measure a miss.`)
}
