import type { Inventories } from '#proof/bench/inventories.ts'
import { nextPeer } from '#proof/bench/peers/next.ts'
import type { Section } from '#proof/report/section.ts'

import { cached } from './cached.ts'
import { misses } from './misses.ts'
import { measuredPages, type Served } from './page.ts'
import { plain } from './plain.ts'
import { sizes } from './sizes.ts'

const LARGE = 10_000
const SMALL = 20

/** Cached pages and misses, beside every peer. */
export async function pages(inventories: Inventories): Promise<Section[]> {
  const large = await inventories.start(LARGE)
  const small = await inventories.start(SMALL)
  const next = await nextPeer(await inventories.folder(LARGE))
  const served: Served = { large, small, next }
  try {
    const all = await measuredPages(served)
    return [
      await sizes(all, served),
      await cached(all, served),
      await plain(all, served),
      await misses(all, served),
    ]
  } finally {
    next.stop()
    await small.stop()
    await large.stop()
  }
}
