import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'
import limit from 'p-limit'

import { PAGE_PARAMS, SITEMAP_PART } from '#app/page-params.ts'
import { DATA_ROUTES_PARAM } from '#app/react-router-internals.ts'
import type { App } from '#domain/app.ts'
import { contentCache, type CacheOptions } from '#domain/content-version/content-cache.ts'
import { dubaiDayNumber } from '#domain/dubai-time.ts'

import { canonicalAddress } from '#server/http/address.ts'
import { releasePlace } from '#server/http/overload-guard.ts'

import { sendCachedPage, sizeOf, toCachedPage, type CachedPage } from './cached-page.ts'
import { isGetOrHead, type Render, type RenderedPage } from './render.ts'

const MAX_CACHE_BYTES = 32 * 1024 * 1024
// A request that waits takes almost no memory; a page that is being rendered takes a megabyte or two.
const MAX_CONCURRENT_RENDERS = 8
const PAGES_TO_WARM = 20
// Search engines read every page. Beyond this many, only the most visited stay counted.
const MAX_COUNTED_PAGES = 1000
const WARMED_FROM_START = ['/', '/properties', '/blog']

export type PageCache = ReturnType<typeof pageCache>

/** A rendered page: one for everyone, or one that is sent once and not cached. */
type PageResult = { cached: CachedPage } | { uncached: RenderedPage }

const CACHE_OPTIONS: CacheOptions<PageResult> = {
  maxBytes: MAX_CACHE_BYTES,
  sizeOf: (result) => ('cached' in result ? sizeOf(result.cached) : 0),
  // URLs that lead nowhere are countless, and one huge page must not evict all others.
  isCacheable: (result) => 'cached' in result && sizeOf(result.cached) <= MAX_CACHE_BYTES / 2,
  isFailure,
}

/** Rendered pages, compressed and with their ETags, until the content changes or the day ends. */
export function pageCache(
  { contentVersion, clock }: Pick<App, 'contentVersion' | 'clock'>,
  render: Render,
  isRoute: (id: string) => boolean,
) {
  // Version and Dubai day (five digits) in one number, so that pages also end at midnight.
  const version = () => contentVersion.current() * 1e5 + dubaiDayNumber(clock.now())
  const results = contentCache({ current: version }, CACHE_OPTIONS)
  const visits = visitCounter()
  let warmedVersion = -1
  let rendered = 0

  const queue = limit(MAX_CONCURRENT_RENDERS)
  const renderPage = (key: string) =>
    queue(async () => {
      rendered++
      return toPageResult(await render(key))
    })

  return {
    /** Sends the page if it is cached, and returns whether it was. Runs before Fastify. */
    sendCached(request: IncomingMessage, response: ServerResponse): boolean {
      const key = cacheKey(request, isRoute)
      const result = key === null ? undefined : results.peek(key)
      if (key === null || !result || !('cached' in result)) return false
      visits.count(key)
      sendCachedPage(result.cached, request, response)
      return true
    },

    /** Renders and sends a page, and caches it where it is the same for everyone. */
    async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const canonical = isGetOrHead(request) ? canonicalAddress(request.url) : request.url
      if (canonical !== request.url) return reply.redirect(canonical, 301)
      const key = cacheKey(request.raw, isRoute)
      if (key === null) return sendUncached(reply, await render(request.url, request))
      const result = await results.get(key, () => renderPage(key))
      // While the database is unavailable, a page from before the last change is better than none.
      const stale = isFailure(result) ? results.last(key) : undefined
      const page = stale ?? result
      if ('uncached' in page) return sendUncached(reply, page.uncached)
      visits.count(key)
      return sendHijacked(request, reply, page.cached, { isStale: stale !== undefined })
    },

    /** Renders the most visited pages again if the content has changed. */
    async warm(): Promise<void> {
      if (warmedVersion === version()) return
      warmedVersion = version()
      for (const [key] of visits.mostVisited()) await results.get(key, () => renderPage(key))
    },

    /** Its size, and how many pages were rendered for it since the start. */
    cacheStats() {
      const { entries, bytes } = results.size()
      return { pages: entries, bytes, rendered }
    },
  }
}

/** The key under which a page is cached, or null where it is rendered for one visitor. */
export function cacheKey(
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  isRoute: (id: string) => boolean,
): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const queryStart = url.indexOf('?')
  if (queryStart === -1) return url
  const path = url.slice(0, queryStart)
  const query = new URLSearchParams(url.slice(queryStart))
  const part = path === '/sitemap.xml' ? query.get(SITEMAP_PART) : null
  if (part !== null) return `${path}?${new URLSearchParams({ [SITEMAP_PART]: part })}`
  if (PAGE_PARAMS.some((name) => query.has(name))) return null
  const route = path.endsWith('.data') ? query.get(DATA_ROUTES_PARAM) : null
  if (route === null) return path
  // Browsers request the data of one route, since `root.tsx` keeps its own. Any other value, of which
  // there is no end, is rendered without being cached, or such values would fill the cache.
  return isRoute(route) ? `${path}?${new URLSearchParams({ [DATA_ROUTES_PARAM]: route })}` : null
}

function visitCounter() {
  let counts = new Map(WARMED_FROM_START.map((path) => [path, 1]))
  const mostVisited = () => [...counts].sort(([, a], [, b]) => b - a).slice(0, PAGES_TO_WARM)
  return {
    count(key: string): void {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (counts.size > MAX_COUNTED_PAGES) counts = new Map(mostVisited())
    },
    mostVisited,
  }
}

function isFailure(result: PageResult): boolean {
  return 'uncached' in result && result.uncached.status >= 500
}

async function toPageResult(page: RenderedPage): Promise<PageResult> {
  // A page for one visitor says so in its cache-control header.
  const isForEveryone = !page.headers['cache-control']?.includes('private')
  return page.status === 200 && isForEveryone
    ? { cached: await toCachedPage(page) }
    : { uncached: page }
}

function sendHijacked(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  options: { isStale: boolean },
): FastifyReply {
  releasePlace(request)
  sendCachedPage(page, request.raw, reply.hijack().raw, options)
  return reply
}

function sendUncached(reply: FastifyReply, { status, headers, body }: RenderedPage): FastifyReply {
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
}
