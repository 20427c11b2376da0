import { lowest, type Measured } from '#proof/report/figure.ts'
import { loadInTurn, ratio, type Asked } from '#proof/bench/load/load.ts'
import { ask, AS_A_BROWSER, PLAIN } from '#proof/bench/peers/peer.ts'
import type { Section } from '#proof/report/section.ts'

import { beside, CONNECTIONS, FEW, told, type Page, type Served } from './page.ts'

const WANTED = 2

/** Pages that are rendered anew for each request, beside the dynamic pages of Next.js. */
export async function misses(pages: Page[], served: Served): Promise<Section> {
  const rows: string[][] = []
  const ratios: Measured[] = []
  for (const page of pages) {
    await assertNotKept(served.large.origin + page.large + page.queries[0])
    for (const connections of CONNECTIONS) {
      console.log(`Misses: ${page.name}, ${connections} connections`)
      const [ours, next, oursToBrowsers, nextToBrowsers] = await loadInTurn(
        (connections === FEW ? [PLAIN, AS_A_BROWSER] : [PLAIN]).flatMap((headers) =>
          bothSides(page, served, headers),
        ),
        connections,
      )
      if (!ours || !next) throw new Error('Nothing was measured')
      ratios.push({
        value: ratio(ours, next),
        where: `${page.name}, ${connections} connections`,
      })
      rows.push([
        page.name,
        String(connections),
        told(ours),
        beside(ours, next),
        oursToBrowsers ? told(oursToBrowsers) : '',
        oursToBrowsers ? beside(oursToBrowsers, nextToBrowsers) : '',
      ])
    }
  }
  return {
    title: 'Misses',
    says: 'Every request asks for something else, and every answer is rendered for it: the home page with another `to`, the list with another search that finds a full page, a listing with other listings below it. The ratio that counts is the one of plain bytes, where nobody compresses; beside it the same as a browser asks.',
    tables: [
      {
        head: [
          'page',
          'connections',
          'ours',
          'Next.js dynamic',
          'ours, to a browser',
          'Next.js dynamic, to a browser',
        ],
        rows,
      },
    ],
    figures: [lowest('miss (render) against Next.js dynamic', ratios, WANTED)],
  }
}

function bothSides(page: Page, served: Served, headers: Record<string, string>): Asked[] {
  return [
    { server: served.large, paths: page.queries.map((query) => page.large + query), headers },
    { server: served.next, paths: page.queries.map((query) => page.dynamic + query), headers },
  ]
}

/** A page from the cache would make a splendid miss. */
async function assertNotKept(url: string): Promise<void> {
  await ask(url, PLAIN)
  const { status, headers } = await ask(url, PLAIN)
  if (status !== 200 || headers['cache-control'] !== 'no-store')
    throw new Error(`${url} is not rendered for each visitor: it is no miss.`)
}
