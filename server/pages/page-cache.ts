import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'
import limit from 'p-limit'

import { PAGE_PARAMS, SITEMAP_PART } from '#app/page-params.ts'
import type { App } from '#domain/app.ts'
import { contentCache } from '#domain/content-version/content-cache.ts'

import { bytesOf, keptPage, sendKept, type KeptPage } from './cached-page.ts'
import type { Render, RenderedPage } from './render.ts'

const KEPT_BYTES = 32 * 1024 * 1024
// Who waits for a turn holds next to nothing; a page in the making holds a megabyte or two.
const MADE_AT_ONCE = 8
const WARMED_PAGES = 20
// Search engines read every page there is; of a million, no list is kept.
const COUNTED_PAGES = 1000
const FIRST_WARMED = ['/', '/properties', '/blog']

export interface PageCache {
  /** Answers with what is kept, before anything else is asked; false where nothing is. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers a request for a page and keeps what was rendered, where it is the same for all. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Renders the most visited pages anew where the content has changed since. */
  warm(): Promise<void>
  cached(): Cached
}

/** How the cache does: what is in it now, and how many pages have been made for it. */
export interface Cached {
  pages: number
  bytes: number
  made: number
}

/** What came of rendering: a page for everyone, or one that is answered and forgotten. */
type Answer = { kept: KeptPage } | { once: RenderedPage }

/** Rendered pages, compressed and tagged, kept until the content changes. */
export function pageCache(
  { contentVersion }: Pick<App, 'contentVersion'>,
  render: Render,
  isRoute: (id: string) => boolean,
): PageCache {
  const answers = contentCache<Answer>(contentVersion, {
    mostBytes: KEPT_BYTES,
    bytesOf: (answer) => ('kept' in answer ? bytesOf(answer.kept) : 0),
    // There is no end of addresses that lead nowhere; and one page must not push out all others.
    isWorthKeeping: (answer) => 'kept' in answer && bytesOf(answer.kept) <= KEPT_BYTES / 2,
  })
  const visits = new Map(FIRST_WARMED.map((path) => [path, 1]))
  let warmedFor = -1
  let made = 0

  const countVisit = (key: string) => {
    visits.set(key, (visits.get(key) ?? 0) + 1)
    if (visits.size > COUNTED_PAGES) forgetSeldom(visits)
  }
  const keyFor = (request: Pick<IncomingMessage, 'method' | 'url'>) => keyOf(request, isRoute)

  const inTurn = limit(MADE_AT_ONCE)
  const make = (key: string) =>
    inTurn(async (): Promise<Answer> => {
      made++
      const page = await render(key)
      return isForAll(page) ? { kept: await keptPage(page) } : { once: page }
    })

  return {
    answerAtOnce(request, response) {
      const key = keyFor(request)
      const answer = key === null ? undefined : answers.peek(key)
      if (key === null || !answer || !('kept' in answer)) return false
      countVisit(key)
      sendKept(answer.kept, request, response)
      return true
    },

    async answer(request, reply) {
      const key = keyFor(request.raw)
      if (key === null) return sendOnce(reply, await render(request.url, request))
      const answer = await answers.get(key, () => make(key))
      if (!('kept' in answer)) return sendOnce(reply, answer.once)
      countVisit(key)
      sendKept(answer.kept, request.raw, reply.hijack().raw)
      return reply
    },

    async warm() {
      if (warmedFor === contentVersion.current()) return
      warmedFor = contentVersion.current()
      for (const key of mostVisited(visits)) await answers.get(key, () => make(key))
    },

    cached() {
      const { entries, bytes } = answers.size()
      return { pages: entries, bytes, made }
    },
  }
}

/** Under which key a page is kept, or null where it is made for one visitor. */
export function keyOf(
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  isRoute: (id: string) => boolean,
): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const questionMark = url.indexOf('?')
  if (questionMark === -1) return url
  const path = url.slice(0, questionMark)
  if (path === '/__manifest') return null
  const parameters = new URLSearchParams(url.slice(questionMark))
  const part = path === '/sitemap.xml' ? parameters.get(SITEMAP_PART) : null
  if (part !== null) return `${path}?${new URLSearchParams({ [SITEMAP_PART]: part })}`
  if (PAGE_PARAMS.some((name) => parameters.has(name))) return null
  const routes = parameters.get('_routes')
  if (routes === null) return path
  // The browser asks for the data of some routes only. There is no end of names that are none.
  return routes.split(',').every(isRoute)
    ? `${path}?${new URLSearchParams({ _routes: routes })}`
    : null
}

// A page that concerns one visitor says so.
function isForAll({ status, headers }: RenderedPage): boolean {
  return status === 200 && !/private/.test(headers['cache-control'] ?? '')
}

function forgetSeldom(visits: Map<string, number>): void {
  const often = new Set(mostVisited(visits))
  for (const key of visits.keys()) if (!often.has(key)) visits.delete(key)
}

function mostVisited(visits: Map<string, number>): string[] {
  return [...visits]
    .sort(([, a], [, b]) => b - a)
    .slice(0, WARMED_PAGES)
    .map(([key]) => key)
}

function sendOnce(reply: FastifyReply, { status, headers, body }: RenderedPage): FastifyReply {
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
}
