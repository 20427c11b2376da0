import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { ServerBuild } from 'react-router'

import { BRANDED_FILES } from '#server/api/icons.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { pageCache, type PageCache } from './page-cache.ts'
import { pageRenderer } from './render.ts'

export interface Pages extends Omit<PageCache, 'send'> {
  register(server: Server): Promise<void>
}

/** Pages are read, and their forms are posted. */
const METHODS = ['GET', 'HEAD', 'POST']

const BUILD = new URL('../../build/', import.meta.url)

/** The pages that `react-router build` wrote, with the page cache in front of them. */
export async function builtPages(app: AppContext): Promise<Pages> {
  const entry = new URL('server/index.js', BUILD)
  if (!existsSync(entry)) throw new Error('The pages are not built. `npm start` builds them.')
  const build = (await import(entry.href)) as ServerBuild
  const isRoute = (id: string) => Object.hasOwn(build.routes, id)
  const assets = readFileSync(new URL('server/arabic-assets.json', BUILD), 'utf8')
  const arabic = { ...build, assets: JSON.parse(assets) as ServerBuild['assets'] }
  const cache = pageCache(app, pageRenderer(app, { en: build, ar: arabic }, 'production'), isRoute)
  return {
    ...cache,
    async register(server) {
      await server.register(fastifyStatic, {
        root: fileURLToPath(new URL('client/', BUILD)),
        wildcard: false,
        index: false,
        // `scripts/compress.ts` wrote a Brotli and a gzip copy of each text file.
        preCompressed: true,
        globIgnore: ['**/*.{br,gz}', ...BRANDED_FILES],
        acceptRanges: false,
        lastModified: false,
        setHeaders: setCacheHeaders,
      })
      server.setNotFoundHandler((request, reply) =>
        METHODS.includes(request.method) ? cache.send(request, reply) : refuseMethod(reply),
      )
    },
  }
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('allow', METHODS.join(', '))
    .send({ error: 'Nothing here takes this method.' })
}

// Headers without effect on a script, font or image. A visit fetches twenty of those.
const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
  'x-request-id',
]

function setCacheHeaders(reply: FastifyReply, path: string): void {
  if (!path.includes('/assets/')) {
    reply.header('cache-control', 'public, max-age=3600')
    return
  }
  reply.header('cache-control', 'public, max-age=31536000, immutable')
  for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
}
