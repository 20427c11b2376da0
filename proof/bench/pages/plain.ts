import { loadInTurn } from '#proof/bench/load/load.ts'
import { PLAIN } from '#proof/bench/peers/peer.ts'
import type { Section } from '#proof/report/section.ts'

import { beside, FEW, told, type Page, type Served } from './page.ts'

/** The same beside Next.js where nobody compresses: what is left when its gzip is taken away. */
export async function plain(pages: Page[], served: Served): Promise<Section> {
  const rows: string[][] = []
  for (const page of pages) {
    console.log(`Cached pages, not compressed: ${page.name}`)
    const [ours, next] = await loadInTurn(
      [
        { server: served.large, paths: [page.large], headers: PLAIN },
        { server: served.next, paths: [page.static], headers: PLAIN },
      ],
      FEW,
    )
    if (ours) rows.push([page.name, told(ours), beside(ours, next)])
  }
  return {
    title: 'Cached pages, not compressed',
    says: `Both sides are asked for plain bytes (\`accept-encoding: identity\`), at ${FEW} connections. No browser asks so; it shows how much of the distance to Next.js is compression.`,
    tables: [{ head: ['page', 'ours', 'Next.js static'], rows }],
    figures: [],
  }
}
