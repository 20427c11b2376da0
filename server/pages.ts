import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import { appContext } from '#app/context.ts'
import type { App } from '#domain/app.ts'

import type { House, Server } from './house.ts'

export interface Pages {
  register(server: Server): Promise<void>
}

const BUILD = new URL('../build/', import.meta.url)

/** The pages as `react-router build` left them. */
export async function builtPages(house: House): Promise<Pages> {
  const entry = new URL('server/index.js', BUILD)
  if (!existsSync(entry)) throw new Error('The pages are not built. `npm start` builds them.')
  const build = (await import(entry.href)) as ServerBuild
  return {
    async register(server) {
      await server.register(fastifyStatic, {
        root: fileURLToPath(new URL('client/', BUILD)),
        wildcard: false,
        index: false,
        setHeaders: cacheForEver,
      })
      server.setNotFoundHandler(answerPage(house, () => Promise.resolve(build), 'production'))
    },
  }
}

/** Hands an address that is neither a call nor a file to React Router. */
export function answerPage(house: House, build: () => Promise<ServerBuild>, mode: string) {
  const handle = createRequestHandler(build, mode)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPage(reply, await handle(webRequest(house, request), contextFor(house)))
}

function contextFor(app: App): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  return context
}

function webRequest({ publicUrl }: House, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(isRead(request) ? {} : { body: bodyOf(request), duplex: 'half' }),
  })
}

function bodyOf(request: FastifyRequest): BodyInit {
  return typeof request.body === 'string'
    ? request.body
    : (Readable.toWeb(request.raw) as ReadableStream)
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

async function sendPage(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  const body = await response.text()
  if (response.headers.get('content-type')?.startsWith('text/html'))
    reply.header('content-security-policy', policyFor(body))
  return reply.send(body)
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
