import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { ServerBuild } from 'react-router'

import type { AppContext, Server } from '#server/app-context.ts'

import { pageCache, type Cached } from './page-cache.ts'
import { renderer } from './render.ts'

export interface Pages {
  register(server: Server): Promise<void>
  /** Answers what needs no asking, before Fastify is; false where it must be asked. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  /** Makes ready what most visitors ask for, where the content has changed. */
  warm(): Promise<void>
  /** How the pages that are kept do. */
  cached(): Cached
}

/** A page is read, and its form is posted. */
const METHODS = ['GET', 'HEAD', 'POST']

const BUILD = new URL('../../build/', import.meta.url)

/** The pages as `react-router build` left them, kept once they are rendered. */
export async function builtPages(app: AppContext): Promise<Pages> {
  const entry = new URL('server/index.js', BUILD)
  if (!existsSync(entry)) throw new Error('The pages are not built. `npm start` builds them.')
  const build = (await import(entry.href)) as ServerBuild
  const isRoute = (id: string) => Object.hasOwn(build.routes, id)
  const cache = pageCache(app, renderer(app, build, 'production'), isRoute)
  return {
    async register(server) {
      await server.register(fastifyStatic, {
        root: fileURLToPath(new URL('client/', BUILD)),
        wildcard: false,
        index: false,
        // `scripts/compress.ts` put them beside each text.
        preCompressed: true,
        globIgnore: ['**/*.{br,gz}'],
        acceptRanges: false,
        lastModified: false,
        setHeaders: cacheForEver,
      })
      server.setNotFoundHandler((request, reply) =>
        METHODS.includes(request.method) ? cache.answer(request, reply) : refuseMethod(reply),
      )
    },
    answerAtOnce: (request, response) => cache.answerAtOnce(request, response),
    warm: () => cache.warm(),
    cached: () => cache.cached(),
  }
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('allow', METHODS.join(', '))
    .send({ error: 'Nothing here takes this method.' })
}

// What only means something on a page that is shown. A visit asks for twenty files.
const FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
  'x-request-id',
]

function cacheForEver(reply: FastifyReply, path: string): void {
  if (!path.includes('/assets/')) {
    reply.header('cache-control', 'public, max-age=3600')
    return
  }
  reply.header('cache-control', 'public, max-age=31536000, immutable')
  for (const name of FOR_DOCUMENTS) reply.removeHeader(name)
}
