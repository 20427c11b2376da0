import { ratio, type LoadResult, type Server } from '#proof/bench/load.ts'
import { formatNumber } from '#proof/report/goal.ts'

/** Our site with many listings, our site with few, and Next.js. */
export interface ComparedServers {
  large: Server
  small: Server
  next: Server
}

/** One page with its path on every server. */
export interface ComparedPage {
  name: 'home' | 'list' | 'detail'
  large: string
  /** The newest listing of the small site has another id. */
  small: string
  static: string
  dynamic: string
  /** Query strings with which the page is rendered for one visitor and never cached. */
  queries: string[]
}

export const FEW_CONNECTIONS = 32
export const CONNECTIONS = [FEW_CONNECTIONS, 256]

export async function comparedPages(large: Server, small: Server): Promise<ComparedPage[]> {
  const all = await listings(large)
  const detail = `/properties2/${all[0]?.id}`
  return [
    {
      name: 'home',
      large: '/',
      small: '/',
      static: '/',
      dynamic: '/dynamic',
      queries: numberedQueries(20_000, (n) => `?to=/${n}`),
    },
    {
      name: 'list',
      large: '/properties',
      small: '/properties',
      static: '/properties',
      dynamic: '/dynamic/properties',
      queries: searchQueries(all),
    },
    {
      name: 'detail',
      large: detail,
      small: `/properties2/${(await listings(small))[0]?.id}`,
      static: detail,
      dynamic: `/dynamic${detail}`,
      queries: numberedQueries(Math.floor(all.length / 4), (n) => `?others=${n + 1}`),
    },
  ]
}

/** Newest first. */
async function listings({ origin }: Server): Promise<Listing[]> {
  return (await (await fetch(`${origin}/api/properties`)).json()) as Listing[]
}

function numberedQueries(count: number, query: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, n) => query(n))
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

export interface Listing {
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
export function searchQueries(listings: Listing[]): string[] {
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
