import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'

import type { FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import {
  appContext,
  documentContext,
  failureContext,
  nonceContext,
  visitorContext,
  writerContext,
} from '#app/context.ts'
import { stopUsingReplica, reader } from '#domain/content-version/content-version.server.ts'
import type { AppContext } from '#server/app-context.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import { guard } from './policy.ts'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export type Render = (path: string, request?: FastifyRequest) => Promise<RenderedPage>

/** Renders a page by React Router: for everyone, or for the one request that is given. */
export function renderer(
  app: AppContext,
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): Render {
  const handle = createRequestHandler(build, mode)
  const common = securityHeaders(app)
  return async (path, request) => {
    if (request && !isRead(request)) return (await render(app, path, request)).page
    const from = reader(app)
    const { page, isAway } = await render(from, path, request)
    if (!isAway || from === app) return page
    stopUsingReplica(app)
    return (await render(app, path, request)).page
  }

  async function render(from: AppContext, path: string, request?: FastifyRequest) {
    const asked = request ? webRequest(app, request) : new Request(app.publicUrl + path)
    const mark = randomBytes(16).toString('base64url')
    const context = contextFor(from, mark, request)
    context.set(writerContext, app)
    const response = await handle(asked, context)
    const headers = { ...common, ...Object.fromEntries(response.headers) }
    const pieces = context.get(documentContext)
    const guarded = pieces && guard(pieces, mark, mode, app.photosUrl)
    if (guarded) headers['content-security-policy'] = guarded.policy
    const body = guarded?.body ?? (await bytesOf(response))
    // A store that cannot be reached comes back; so may the visitor, and search engines.
    const isAway = storeUnavailable(context.get(failureContext)) === 'unreachable'
    const page = isAway
      ? { status: 503, headers: { ...headers, 'retry-after': '2' }, body }
      : { status: response.status, headers, body }
    return { page, isAway }
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

function contextFor(
  from: AppContext,
  mark: string,
  request?: FastifyRequest,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(appContext, from)
  context.set(nonceContext, mark)
  if (request) context.set(visitorContext, request.ip)
  return context
}

function webRequest(app: AppContext, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return new Request(addressOf(app, request), {
    method: request.method,
    headers,
    ...(isRead(request) ? {} : { body: bodyOf(request), duplex: 'half' }),
  })
}

// The address as the visitor's browser knows it: React Router holds a form's origin against it.
function addressOf({ publicUrl }: AppContext, { protocol, host, url }: FastifyRequest): URL {
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
