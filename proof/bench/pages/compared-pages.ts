import { ratio, type LoadResult, type Server } from '#proof/bench/load/load.ts'
import { formatNumber } from '#proof/report/goal.ts'

import { searchQueries, type Listing } from './search-queries.ts'

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
