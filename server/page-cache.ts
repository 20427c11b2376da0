import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { App } from '#domain/app.ts'
import { keptWhileCurrent } from '#domain/content/kept-while-current.ts'

const KEPT_BYTES = 48 * 1024 * 1024
const WARMED_PAGES = 20
const FIRST_WARMED = ['/', '/properties', '/blog']
const SMALLEST_COMPRESSED = 1024

// For a visitor's browser: ask each time, and be told "unchanged". For a cache in front of us: a
// few seconds, and a while longer while it fetches anew.
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** The parameters that our pages read. A page with any of them is rendered for its visitor. */
const READ_BY_PAGES = [
  'searchTerm',
  'selectedCategory',
  'selectedLocation',
  'show',
  'more',
  'others',
  'to',
  'tab',
]

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface KeptPage extends RenderedPage {
  tags: Record<Coding, string>
  codings: Record<Coding, Buffer>
}

type Coding = 'br' | 'gzip' | 'identity'

export interface PageCache {
  /** Answers a request for a page, from what is kept where that is possible. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Renders the most visited pages anew where the content has changed since. */
  warm(): Promise<void>
}

/** Rendered pages, compressed and tagged, kept until the content changes. */
export function pageCache(
  { content }: Pick<App, 'content'>,
  render: (path: string, request?: FastifyRequest) => Promise<RenderedPage>,
): PageCache {
  const kept = keptWhileCurrent<KeptPage>(content, {
    mostBytes: KEPT_BYTES,
    bytesOf,
    // There is no end of addresses that lead nowhere.
    isWorthKeeping: ({ status }) => status === 200,
  })
  const visits = new Map(FIRST_WARMED.map((path) => [path, 1]))
  let warmedFor = -1

  const keep = (key: string) => kept.get(key, async () => compressed(await render(key)))

  return {
    async answer(request, reply) {
      const key = keyOf(request)
      if (key === null) return sendPlain(reply, await render(request.url, request))
      const page = await keep(key)
      if (page.status === 200) visits.set(key, (visits.get(key) ?? 0) + 1)
      return send(request, reply, page)
    },

    async warm() {
      if (warmedFor === content.current()) return
      warmedFor = content.current()
      for (const key of mostVisited(visits)) await keep(key)
    },
  }
}

/** Under which key a page is kept, or null where it is made for one visitor. */
export function keyOf({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [path = '/', query] = url.split('?', 2)
  if (query === undefined) return path
  if (path === '/__manifest') return null
  const parameters = new URLSearchParams(query)
  if (READ_BY_PAGES.some((name) => parameters.has(name))) return null
  const routes = parameters.get('_routes')
  return routes === null ? path : `${path}?${new URLSearchParams({ _routes: routes })}`
}

function mostVisited(visits: Map<string, number>): string[] {
  return [...visits]
    .sort(([, a], [, b]) => b - a)
    .slice(0, WARMED_PAGES)
    .map(([key]) => key)
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compressed(page: RenderedPage): Promise<KeptPage> {
  const tag = createHash('sha256').update(page.body).digest('base64url').slice(0, 22)
  const small = page.body.length < SMALLEST_COMPRESSED || page.status !== 200
  const [br, gz] = small
    ? [page.body, page.body]
    : await Promise.all([
        toBrotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
        toGzip(page.body, { level: 6 }),
      ])
  return {
    ...page,
    tags: { br: `"${tag}-br"`, gzip: `"${tag}-gz"`, identity: `"${tag}"` },
    codings: { br, gzip: gz, identity: page.body },
  }
}

function bytesOf({ codings }: KeptPage): number {
  return codings.br.length + codings.gzip.length + codings.identity.length
}

function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  reply.code(page.status).headers(page.headers)
  if (page.status !== 200) return reply.header('cache-control', 'no-store').send(page.body)

  const coding = codingFor(request.headers['accept-encoding'])
  const tag = page.tags[coding]
  reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': CACHE_CONTROL })
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  const body = page.codings[coding]
  if (coding !== 'identity' && body !== page.body) reply.header('content-encoding', coding)
  return reply.send(body)
}

function sendPlain(reply: FastifyReply, { status, headers, body }: RenderedPage): FastifyReply {
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
}

const codings = new Map<string | undefined, Coding>()

/** Browsers send a handful of different headers; each is read once. */
export function codingFor(accepted: string | undefined): Coding {
  const known = codings.get(accepted)
  if (known) return known
  if (codings.size > 200) codings.clear()
  const coding = readAccepted(accepted ?? '')
  codings.set(accepted, coding)
  return coding
}

function readAccepted(header: string): Coding {
  const wanted = new Set(
    header
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  return (['br', 'gzip'] as const).find((coding) => wanted.has(coding)) ?? 'identity'
}
