import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import { appContext, visitorContext } from '#app/context.ts'

import type { House, Server } from './house.ts'
import { pageCache, type RenderedPage } from './page-cache.ts'

export interface Pages {
  register(server: Server): Promise<void>
  /** Makes ready what most visitors ask for, where the content has changed. */
  warm(): Promise<void>
}

const BUILD = new URL('../build/', import.meta.url)

/** The pages as `react-router build` left them, kept once they are rendered. */
export async function builtPages(house: House): Promise<Pages> {
  const entry = new URL('server/index.js', BUILD)
  if (!existsSync(entry)) throw new Error('The pages are not built. `npm start` builds them.')
  const build = (await import(entry.href)) as ServerBuild
  const cache = pageCache(
    house,
    renderer(house, () => Promise.resolve(build), 'production'),
  )
  return {
    async register(server) {
      await server.register(fastifyStatic, {
        root: fileURLToPath(new URL('client/', BUILD)),
        wildcard: false,
        index: false,
        // `scripts/compress.ts` put them beside each text.
        preCompressed: true,
        globIgnore: ['**/*.{br,gz}'],
        setHeaders: cacheForEver,
      })
      server.setNotFoundHandler((request, reply) => cache.answer(request, reply))
    },
    warm: () => cache.warm(),
  }
}

export type Render = (path: string, request?: FastifyRequest) => Promise<RenderedPage>

/** Renders a page by React Router: for everyone, or for the one request that is given. */
export function renderer(
  house: House,
  build: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): Render {
  const handle = createRequestHandler(build, mode)
  return async (path, request) => {
    const asked = request ? webRequest(house, request) : new Request(house.publicUrl + path)
    return rendered(await handle(asked, contextFor(house, request)))
  }
}

async function rendered(response: Response): Promise<RenderedPage> {
  const headers = Object.fromEntries(response.headers)
  const body = Buffer.from(await response.arrayBuffer())
  if (headers['content-type']?.startsWith('text/html'))
    headers['content-security-policy'] = policyFor(body.toString())
  return { status: response.status, headers, body }
}

function contextFor(house: House, request?: FastifyRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(appContext, house)
  if (request) context.set(visitorContext, request.ip)
  return context
}

function webRequest(house: House, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return new Request(addressOf(house, request), {
    method: request.method,
    headers,
    ...(isRead(request) ? {} : { body: bodyOf(request), duplex: 'half' }),
  })
}

// The address as the visitor's browser knows it: React Router holds a form's origin against it.
function addressOf({ publicUrl }: House, { protocol, host, url }: FastifyRequest): URL {
  return URL.parse(`${protocol}://${host}${url}`) ?? new URL(publicUrl + url)
}

// A form with files streams in; whatever else came has been read by then.
function bodyOf(request: FastifyRequest): BodyInit {
  if (request.isMultipart()) return Readable.toWeb(request.raw) as ReadableStream
  return typeof request.body === 'string' ? request.body : JSON.stringify(request.body ?? '')
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g

/** Only the scripts that are in this very page may run, told by their hashes; no nonce to cache. */
function policyFor(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.google.com https://maps.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function cacheForEver(reply: FastifyReply, path: string): void {
  const hashed = path.includes('/assets/')
  reply.header(
    'cache-control',
    hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  )
}
