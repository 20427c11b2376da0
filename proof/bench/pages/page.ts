import { rounded } from '#proof/report/figure.ts'
import { ratio, type Load, type Server } from '#proof/bench/load/load.ts'

import { searches } from './searches.ts'

/** Who serves: our site with many listings, with few, and Next.js. */
export interface Served {
  large: Server
  small: Server
  next: Server
}

/** One page under all its addresses. */
export interface Page {
  name: string
  large: string
  /** The newest listing of the small site has another number. */
  small: string
  static: string
  dynamic: string
  /** Queries with which the page is rendered for one visitor and never kept. */
  queries: string[]
}

export const FEW = 32
export const CONNECTIONS = [FEW, 256]

export async function measuredPages({ large, small }: Served): Promise<Page[]> {
  const all = await listings(large)
  const [newest, newestOfFew] = [all[0]?.id ?? 0, (await listings(small))[0]?.id ?? 0]
  const detail = `/properties2/${newest}`
  return [
    {
      name: 'home',
      large: '/',
      small: '/',
      static: '/',
      dynamic: '/dynamic',
      queries: counted(20_000, (n) => `?to=/${n}`),
    },
    {
      name: 'list',
      large: '/properties',
      small: '/properties',
      static: '/properties',
      dynamic: '/dynamic/properties',
      queries: searches(all),
    },
    {
      name: 'detail',
      large: detail,
      small: `/properties2/${newestOfFew}`,
      static: detail,
      dynamic: `/dynamic${detail}`,
      queries: counted(Math.floor(all.length / 4), (n) => `?others=${n + 1}`),
    },
  ]
}

export interface Listing {
  id: number
  properties_title: string
  location_name: string
}

/** Newest first. */
async function listings({ origin }: Server): Promise<Listing[]> {
  return (await (await fetch(`${origin}/api/properties`)).json()) as Listing[]
}

function counted(count: number, query: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, n) => query(n))
}

/** What a cell of a table says of a peer: our ratio to it, and its own figures. */
export function beside(ours: Load, peer: Load | undefined): string {
  if (!peer) return ''
  if (peer.perSecond === 0) return '(answered nobody in time)'
  return `**${rounded(ratio(ours, peer))}** (${told(peer)})`
}

export function told({ perSecond, p99, refused }: Load): string {
  const told = `${Math.round(perSecond)}/s, ${rounded(p99)} ms`
  return refused > 0 ? `${told}, ${rounded(refused)} % refused` : told
}
