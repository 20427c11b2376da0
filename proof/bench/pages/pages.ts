import { nextPeer } from '#proof/bench/peers/next.ts'
import { AS_A_BROWSER, UNCOMPRESSED } from '#proof/bench/peers/peer.ts'
import { LISTINGS, type BenchSites } from '#proof/bench/sites.ts'
import { request } from '#proof/http-client.ts'
import { table, type Section } from '#proof/report/section.ts'

import { cacheMisses, uncompressedPages } from './beside-next.ts'
import { cachedPages } from './cached-pages.ts'
import { comparedPages, type ComparedPage, type ComparedServers } from './compared-pages.ts'

const FEW_LISTINGS = 20

/** Cached pages and cache misses, beside every peer. */
export async function benchPages(sites: BenchSites): Promise<Section[]> {
  await using large = await sites.start()
  await using small = await sites.start(FEW_LISTINGS)
  const pages = await comparedPages(large, small)
  using next = await nextPeer(large.origin, pages, await sites.dataFolder(LISTINGS))
  const servers: ComparedServers = { large, small, next }
  return [
    await pageSizes(pages, servers),
    await cachedPages(pages, servers),
    await uncompressedPages(pages, servers),
    await cacheMisses(pages, servers),
  ]
}

/** Both sides must render the same pages. */
async function pageSizes(pages: ComparedPage[], servers: ComparedServers): Promise<Section> {
  const rows = pages.map(async ({ name, large: path }) => {
    const ours = await sizesOf(servers.large.origin + path)
    const next = await sizesOf(servers.next.origin + path)
    return [name, ...ours.map((size, index) => `${size} / ${next[index]}`)]
  })
  return {
    title: 'The compared pages',
    description:
      'Characters and bytes, ours / Next.js: the text, the HTML without scripts, the whole page, and the page as it is sent to a browser. Next.js sends its components a second time, as a script.',
    tables: [table('page | text | markup | all | sent', await Promise.all(rows))],
  }
}

async function sizesOf(url: string): Promise<number[]> {
  const plain = (await request(url, { headers: UNCOMPRESSED })).body
  const compressed = (await request(url, { headers: AS_A_BROWSER })).body
  const markup = plain.toString().replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const text = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  return [text.length, markup.length, plain.length, compressed.length]
}
