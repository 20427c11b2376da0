import { createBrotliDecompress, createGzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

import * as urls from '#app/urls.ts'
import { catchUp, read } from '#domain/content-version/content-version.server.ts'
import { LANGUAGES, pathIn, type Language } from '#domain/language.ts'
import { NotFound } from '#domain/problem.ts'
import * as searchIndex from '#domain/search/current-index.server.ts'

import type { AppContext, Server } from '#server/app-context.ts'
import { encodingFor } from '#server/pages/compression.ts'

const CACHE_FOR_EVER = 'public, max-age=31536000, immutable'

/** The search index for browsers that search by themselves. */
export function searchIndexRoutes(server: Server, app: AppContext): void {
  for (const language of LANGUAGES) routesIn(language, server, app)
}

function routesIn(language: Language, server: Server, app: AppContext): void {
  const schema = { hide: true }
  const address = (path: string) => pathIn(language, path)

  server.get(address(urls.currentSearchIndex), { schema }, async (_request, reply) => {
    const index = await read(app, (app) => searchIndex.current(app, language))
    reply.header('cache-control', 'no-store')
    return index.searchedIn === 'browser'
      ? reply.redirect(address(urls.searchIndex(index.hash)))
      : reply.code(204).send()
  })

  server.get(address(urls.searchIndex(':hash')), { schema }, async (request, reply) => {
    const { hash } = request.params as { hash: string }
    const index = await findIndex(app, language, hash)
    if (index.searchedIn !== 'browser') throw new NotFound('inventory', hash)
    // A page from before a change gets the current index, which must not be cached under its hash.
    reply.header('cache-control', index.hash === hash ? CACHE_FOR_EVER : 'no-store')
    return send(request, reply, index.brotli)
  })
}

/** The index of this hash, perhaps of a change that another process made, or else the current one. */
async function findIndex(app: AppContext, language: Language, hash: string) {
  const current = () => read(app, (app) => searchIndex.current(app, language))
  const index = await current()
  if (index.searchedIn === 'browser' && index.hash === hash) return index
  await catchUp(app)
  return current()
}

function send(request: FastifyRequest, reply: FastifyReply, brotli: Buffer): FastifyReply {
  reply.headers({
    'content-type': 'application/x-ndjson; charset=utf-8',
    vary: 'accept-encoding',
    'x-robots-tag': 'noindex',
  })
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (encoding === 'br') return reply.send(brotli)
  // Browsers accept brotli on every secure connection. For others the index is compressed again at
  // each request, rather than cached twice.
  const plain = createBrotliDecompress()
  plain.end(brotli)
  return reply.send(encoding === 'gzip' ? plain.pipe(createGzip()) : plain)
}
