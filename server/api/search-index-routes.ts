import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { SEARCH_INDEX_PATH, searchIndexUrl } from '#app/site/properties/search-index-url.ts'
import { catchUp, read } from '#domain/content-version/content-version.server.ts'
import { NotFound } from '#domain/problem.ts'
import * as inventory from '#domain/search/current-index.server.ts'

import type { AppContext, Server } from '#server/app-context.ts'
import { encodingFor } from '#server/pages/compression.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** All listings for a browser that searches among them by itself. */
export function searchIndexRoutes(server: Server, app: AppContext): void {
  const schema = { hide: true }

  server.get(SEARCH_INDEX_PATH, { schema }, async (_request, reply) => {
    const now = await read(app, (from) => inventory.current(from))
    reply.header('cache-control', 'no-store')
    return now.searchedIn === 'browser'
      ? reply.redirect(searchIndexUrl(now.hash))
      : reply.code(204).send()
  })

  server.get(searchIndexUrl(':hash'), { schema }, async (request, reply) => {
    const { hash } = request.params as { hash: string }
    const now = await named(app, hash)
    if (now.searchedIn !== 'browser') throw new NotFound('inventory', hash)
    // A page from before a change gets what there is now; the address still means what it meant.
    reply.header('cache-control', now.hash === hash ? FOR_EVER : 'no-store')
    return send(request, reply, now.brotli)
  })
}

/** The inventory of this hash, perhaps from a change that another process made, or the current one. */
async function named(app: AppContext, hash: string) {
  const known = await read(app, (from) => inventory.current(from))
  if (known.searchedIn === 'browser' && known.hash === hash) return known
  await catchUp(app)
  return read(app, (from) => inventory.current(from))
}

function send(request: FastifyRequest, reply: FastifyReply, brotli: Buffer): FastifyReply {
  reply.headers({
    'content-type': 'application/x-ndjson; charset=utf-8',
    vary: 'accept-encoding',
    'x-robots-tag': 'noindex',
  })
  const coding = encodingFor(request.headers['accept-encoding'])
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.send(coding === 'br' ? brotli : unpacked(brotli, coding))
}

// Browsers ask for brotli wherever the connection is safe. For the others it is packed anew, each
// time, rather than kept twice.
function unpacked(brotli: Buffer, coding: 'gzip' | 'identity'): Readable {
  const plain = createBrotliDecompress()
  plain.end(brotli)
  return coding === 'gzip' ? plain.pipe(createGzip()) : plain
}
