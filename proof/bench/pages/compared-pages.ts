import { ratio, type LoadResult, type Server } from '#proof/bench/load.ts'
import { formatNumber } from '#proof/report/goal.ts'

/** Our site with many listings, our site with few, and Next.js. */
export interface ComparedServers {
  large: Server
  small: Server
  next: Server
}

/** One page with its path on our servers; Next.js has the paths of the large one. */
export interface ComparedPage {
  name: 'home' | 'list' | 'detail'
  large: string
  /** The newest listing of the small site has another id. */
  small: string
  /** Query strings with which the page is rendered for one visitor and never cached. */
  queries: string[]
}

export const FEW_CONNECTIONS = 32
export const CONNECTIONS = [FEW_CONNECTIONS, 256]

export async function comparedPages(large: Server, small: Server): Promise<ComparedPage[]> {
  const all = await listings(large)
  const [newest] = await listings(small)
  const others = Math.floor(all.length / 4)
  return [
    {
      name: 'home',
      large: '/',
      small: '/',
      queries: Array.from({ length: 20_000 }, (_, n) => `?to=/${n}`),
    },
    { name: 'list', large: '/properties', small: '/properties', queries: searchQueries(all) },
    {
      name: 'detail',
      large: `/properties2/${all[0]?.id}`,
      small: `/properties2/${newest?.id}`,
      queries: Array.from({ length: others }, (_, n) => `?others=${n + 1}`),
    },
  ]
}

/** Where Next.js renders a page anew for each request. */
export function dynamicPath({ large: path }: ComparedPage): string {
  return path === '/' ? '/dynamic' : `/dynamic${path}`
}

/** Newest first. */
async function listings({ origin }: Server): Promise<Listing[]> {
  return (await (await fetch(`${origin}/api/properties`)).json()) as Listing[]
}

/** A peer's table cell: our ratio to it, and in brackets its own result. */
export function formatPeer(ours: LoadResult, peer: LoadResult | undefined): string {
  if (!peer) return ''
  if (peer.perSecond === 0) return '(no response in time)'
  return `**${formatNumber(ratio(ours, peer))}** (${formatLoad(peer)})`
}

export function formatLoad({ perSecond, p99, refused }: LoadResult): string {
  const text = `${Math.round(perSecond)}/s, ${formatNumber(p99)} ms`
  return refused > 0 ? `${text}, ${formatNumber(refused)} % refused` : text
}

interface Listing {
  id: number
  properties_title: string
  location_name: string
}

const FULL_PAGE = 30
const MIN_PREFIX_LENGTH = 3

/**
 * Searches as visitors type them, all different and each with a full page of results: a location and
 * the beginning of a word that occurs in enough titles there.
 */
function searchQueries(listings: Listing[]): string[] {
  return [...Map.groupBy(listings, ({ location_name }) => location_name)].flatMap(
    ([selectedLocation, listingsThere]) =>
      [...countPrefixes(listingsThere)]
        .filter(([, count]) => count >= FULL_PAGE)
        .map(([searchTerm]) => `?${new URLSearchParams({ searchTerm, selectedLocation })}`),
  )
}

/** How many titles contain a word with each prefix. */
function countPrefixes(listings: Listing[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { properties_title } of listings) {
    const words = properties_title.toLowerCase().match(/[a-z]+/g) ?? []
    for (const prefix of new Set(words.flatMap(prefixesOf)))
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  }
  return counts
}

function prefixesOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - MIN_PREFIX_LENGTH + 1) }, (_, more) =>
    word.slice(0, MIN_PREFIX_LENGTH + more),
  )
}
